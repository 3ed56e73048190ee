package org.mexbox.runs.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.sum.SumPosition;

/** Where the episodes from which a learner learns begin. Exams do not depend on it. */
public enum Starts {
  /** At the start of the game. */
  GAME,
  /** At any position that is not over, all with equal probability. */
  ANY,
  /**
   * At a position near the end first. Of those that are not over, one from which play lasts at most
   * so many plies, all such with equal probability; the bound grows evenly from one ply to the
   * longest play of the game over the first half of the episodes. In a sum of heaps that is: few
   * and small ones first.
   *
   * <p>Florensa, Held, Wulfmeier, Zhang and Abbeel, Reverse curriculum generation for reinforcement
   * learning (2017), let starts move away from the goal in the same way.
   */
  GROWING,
  /**
   * At a position of few components first: one alone, then at most two, and so on over the first
   * half of the episodes. Games only that are sums.
   */
  FEW,
  /**
   * At a position of small components first: the size of the largest is bounded, and the bound
   * grows over the first half of the episodes. A size is the number of plies of the longest play, a
   * heap's number of objects in Nim. Games only that are sums.
   */
  SMALL;

  /** The canonical text. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Refuses a game that has no components, where they are asked for.
   *
   * @throws InputError if this needs a sum and the game is none
   */
  void requireFits(Game game) {
    if ((this == FEW || this == SMALL) && !(game.start() instanceof SumPosition)) {
      throw InputError.of(
          "starts",
          "must be game, any or growing where a position is no sum of heaps or other parts",
          text(),
          GROWING.text());
    }
  }

  /**
   * Reads one.
   *
   * @throws InputError if the text is none
   */
  public static Starts parse(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    List<String> words = Arrays.stream(values()).map(Starts::text).toList();
    if (!words.contains(word)) {
      throw InputError.of("starts", "must be one of " + String.join(", ", words), text, "any");
    }
    return values()[words.indexOf(word)];
  }
}

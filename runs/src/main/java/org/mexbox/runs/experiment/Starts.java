package org.mexbox.runs.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.InputError;

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
  GROWING;

  /** The canonical text. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
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

package org.mexbox.environments.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Cards in a circle, of which a move turns one or two that are not turned yet.
 *
 * @param turning which cards a move may turn
 * @param step how far neighbours are apart, 1 or more: card P has the neighbours P - step and P +
 *     step; no card is its own neighbour
 * @param convention who wins when nobody can move
 */
public record CardCircle(Turning turning, int step, PlayConvention convention) implements Ruleset {
  /** The most cards, and the largest step. */
  public static final int MAX_CARDS = 10_000;

  /** What a move turns. */
  public enum Turning {
    /** One card of which a neighbour is not turned: Shulery, the Officers on a circle. */
    ONE_WITH_NEIGHBOUR("officers-circle"),
    /** One card or two neighbours: plus and minus (Kayles) on a circle. */
    ONE_OR_TWO("plus-minus-circle");

    private final String family;

    Turning(String family) {
      this.family = family;
    }

    /** The first word of the game's text. */
    public String family() {
      return family;
    }

    /** How many cards in a row are needed for a move. */
    public int least() {
      return this == ONE_WITH_NEIGHBOUR ? 2 : 1;
    }
  }

  /** Refuses a step out of range. */
  public CardCircle {
    if (step < 1 || step > MAX_CARDS) {
      throw InputError.of("k", "must be 1.." + MAX_CARDS, step, "k=1");
    }
  }

  @Override
  public String family() {
    return turning.family;
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(step == 1 ? List.of() : List.of("k=" + step));
    options.addAll(convention.options());
    return List.copyOf(options);
  }

  /** Reads {@code 13}, or {@code 13/1,5}: thirteen cards, 1 and 5 turned. */
  @Override
  public Cards parse(String text) {
    return Cards.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    Cards cards = (Cards) start;
    return cards.count() <= CardPacking.MAX_CARDS
        ? Optional.of(new CardPacking(cards))
        : Optional.empty();
  }

  /**
   * {@inheritDoc} In each row any cards may come to be turned; where a card needs a neighbour, any
   * but all of them.
   */
  @Override
  public boolean surelyExceeds(Position start, int positions) {
    int never = turning == Turning.ONE_WITH_NEIGHBOUR ? 1 : 0;
    long count = 1;
    for (Cards.Run run : ((Cards) start).runs()) {
      long sets = (1L << Math.min(run.length(), Integer.SIZE - 1)) - never;
      count = Math.min(count * sets, positions + 1L);
    }
    return count > positions;
  }
}

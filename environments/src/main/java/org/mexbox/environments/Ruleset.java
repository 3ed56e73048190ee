package org.mexbox.environments;

import java.util.List;
import java.util.Optional;

/**
 * The rules of a game, without a start. Rulesets are values: equal rules are {@code equals}. The
 * text of a game is {@code family:start:option:option}, see {@link Game}.
 */
public interface Ruleset {

  /** The first word of the game's text, such as {@code nim}. */
  String family();

  /** What follows the start in the game's text, such as {@code take=1,2} and {@code misere}. */
  List<String> options();

  /** Who wins when nobody can move. */
  PlayConvention convention();

  /**
   * Reads a position.
   *
   * @throws InputError if the text is no position of these rules
   */
  Position parse(String text);

  /**
   * What the player who faces a terminal position gets: {@code -1} he has lost, {@code +1} he has
   * won, {@code 0} a draw. The other player gets the negative.
   */
  default double moverReward(Position terminal) {
    return convention() == PlayConvention.NORMAL ? -1 : 1;
  }

  /** True if play may come back to a position where it was before, and so need not end. */
  default boolean loopy() {
    return false;
  }

  /**
   * A numbering of all positions that can follow a start, where the rules allow one that fits a
   * {@code long}.
   */
  default Optional<Packing> packing(Position start) {
    return Optional.empty();
  }
}

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
   * won, {@code 0} a draw; in a scoring game by how much he is ahead, a whole number. The other
   * player gets the negative.
   */
  default double moverReward(Position terminal) {
    return convention() == PlayConvention.NORMAL ? -1 : 1;
  }

  /** How much a player is ahead at the end, at the most: 1 where play is won, lost or drawn. */
  default int maxReward() {
    return 1;
  }

  /**
   * The most that the player to move can still get, whatever is played: a bound that is quick to
   * see, such as 0 when no row of his can be filled any more. A search need not look further.
   */
  default int mostReward(Position position) {
    return maxReward();
  }

  /** The least that the player to move can still get, as {@link #mostReward}. */
  default int leastReward(Position position) {
    return -maxReward();
  }

  /**
   * True when both players have the same moves everywhere and the last move decides: only then does
   * the theory of Sprague and Grundy hold. The positions of other games know whose turn it is.
   */
  default boolean impartial() {
    return true;
  }

  /** True when play may come back to a position, so that it need not end. */
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

  /**
   * A numbering of all positions that can follow a start in which many codes may mean none that
   * can: for loops that first look which can be reached, and then ask nothing of the others. Empty
   * if the rules have no better one than a table of all positions.
   */
  default Optional<Packing> roomyPacking(Position start) {
    return packing(start);
  }

  /**
   * True if it is certain without listing them that more than so many positions follow a start, the
   * start included; false says nothing.
   */
  default boolean surelyExceeds(Position start, int positions) {
    return false;
  }
}

package org.mexbox.environments.positional;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.board.Sides;
import org.mexbox.environments.sum.EnumeratedPacking;

/** Rules in which the players mark one cell each in turn, x begins, and a full line ends play. */
sealed interface LineRules extends Ruleset permits Mnk {
  /** The most positions that are numbered. */
  int MAX_POSITIONS = 200_000;

  /** The most cells of a board whose positions may be few enough to be numbered. */
  int MAX_NUMBERED_CELLS = 10;

  /** An empty board of a size. */
  Board board(Sides sides);

  /** What the player to move gets when all is over and he faces the position. */
  int reward(Marks end);

  /** True if a full line of this player's marks ends play. */
  default boolean isDecidedBy(byte mark) {
    return true;
  }

  /** True if a mark falls to the lowest free cell of its column. */
  default boolean falls() {
    return false;
  }

  /** A board as lines of ASCII. */
  default List<String> picture(List<String> rows) {
    return rows.stream().map(row -> String.join(" ", row.split(""))).toList();
  }

  @Override
  default Marks parse(String text) {
    return MarksText.parse(this, text);
  }

  @Override
  default double moverReward(Position terminal) {
    return reward((Marks) terminal);
  }

  @Override
  default boolean impartial() {
    return false;
  }

  @Override
  default Optional<Packing> packing(Position start) {
    return ((Marks) start).free() <= MAX_NUMBERED_CELLS
        ? EnumeratedPacking.of(start, MAX_POSITIONS)
        : Optional.empty();
  }
}

package org.mexbox.environments.strip;

import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Northcott's game (<i>Winning Ways</i>, ch. 3): in each row stand one white and one black stone. A
 * move slides an own stone any number of places along its row, forward or back, but not over the
 * other stone. Whoever cannot move loses. Retreats let play come back to a position, so that it
 * need not end.
 *
 * @param columns how many places a row has, 2 to {@link #MAX_COLUMNS}
 */
public record Northcott(int columns) implements Ruleset {
  /** The most places of a row. */
  public static final int MAX_COLUMNS = 60;

  /**
   * Refuses rows that are too short or too long.
   *
   * @throws InputError if they are
   */
  public Northcott {
    if (columns < 2 || columns > MAX_COLUMNS) {
      throw InputError.of("columns", "must be 2.." + MAX_COLUMNS, columns, "columns=8");
    }
  }

  @Override
  public String family() {
    return "northcott";
  }

  @Override
  public List<String> options() {
    return List.of("columns=" + columns);
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public boolean loopy() {
    return true;
  }

  @Override
  public boolean surelyExceeds(Position start, int positions) {
    return ((NorthcottRows) start).atLeast(positions) > positions;
  }

  @Override
  public NorthcottRows parse(String text) {
    return NorthcottRows.parse(this, text);
  }
}

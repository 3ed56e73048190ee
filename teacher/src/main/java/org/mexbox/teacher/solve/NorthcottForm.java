package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;
import org.mexbox.environments.strip.NorthcottRows;
import org.mexbox.environments.strip.NorthcottRows.Row;
import org.mexbox.environments.strip.NorthcottRows.Slide;
import org.mexbox.teacher.explain.Reason;

/**
 * Northcott's game: the gaps are heaps of Nim (<i>Winning Ways</i>, ch. 3). The winner moves
 * forward only, and so ends play: where the opponent retreats, he follows by as many places.
 */
record NorthcottForm(NorthcottRows rows) implements BoardForm {

  @Override
  public String id() {
    return "northcott-gaps";
  }

  @Override
  public boolean isStrategy() {
    return true;
  }

  @Override
  public boolean isWon() {
    return sum() != 0;
  }

  private int sum() {
    return rows.rows().stream().mapToInt(Row::gap).reduce(0, (a, b) -> a ^ b);
  }

  /** Not a number: play need not end. */
  @Override
  public OptionalInt nimValue() {
    return OptionalInt.empty();
  }

  /**
   * Those that shrink a gap. A retreat may leave the nim-sum 0 as well, but then one can retreat
   * for ever and never win.
   */
  @Override
  public List<Move> winningMoves() {
    List<Move> moves = new ArrayList<>();
    int sum = sum();
    for (int index = 0; index < rows.rows().size() && sum != 0; index++) {
      Row row = rows.rows().get(index);
      int gap = row.gap() ^ sum;
      if (gap < row.gap()) {
        int own = row.of(rows.turn());
        int forward = own == Math.min(row.white(), row.black()) ? 1 : -1;
        moves.add(new Slide(own, own + forward * (row.gap() - gap), index + 1));
      }
    }
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    String gaps =
        rows.rows().stream()
            .map(row -> String.valueOf(row.gap()))
            .collect(Collectors.joining(", "));
    return List.of(
        Reason.of("reason.northcott", gaps, sum()),
        Reason.of("reason.northcott.retreat"),
        Reason.of(isWon() ? "reason.northcott.won" : "reason.northcott.lost"));
  }
}

package org.mexbox.teacher.solve;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.plane.ColouredPoints;
import org.mexbox.teacher.explain.Reason;

/**
 * Orange points: Pepa colours points of a line. The thirds of their equilateral triangles are all
 * different and off the line. His k-th point makes 2(k - 1) new ones, and as soon as these are more
 * than the opponent can colour in a move, one is left: from the empty plane with m yellow points a
 * move he wins with his move number floor(m/2) + 3. He must not choose a point with a third that is
 * yellow already. Until then all can be coloured, so he cannot win earlier.
 */
record LineForm(ColouredPoints points) implements BoardForm {

  @Override
  public String id() {
    return "points-on-a-line";
  }

  @Override
  public boolean isStrategy() {
    return true;
  }

  @Override
  public boolean isWon() {
    return points.isPepasTurn();
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.empty();
  }

  /** All that are offered: none of them loses. */
  @Override
  public List<Move> winningMoves() {
    return isWon() ? points.moves() : List.of();
  }

  @Override
  public List<Reason> reasons() {
    int yellow = points.ruleset().yellow();
    int enough = yellow / 2 + 2;
    return List.of(
        Reason.of("reason.line"),
        Reason.of("reason.line.count", enough, 2 * (enough - 1), yellow, enough + 1),
        points.threats() > 0
            ? Reason.of("reason.line.threats", points.threats())
            : Reason.of("reason.line.avoid"));
  }
}

package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.Position;
import org.mexbox.environments.chess.ChessPosition;
import org.mexbox.environments.scoring.PieceWalk;
import org.mexbox.environments.scoring.PieceWalk.Player;
import org.mexbox.environments.scoring.TriominoBoard;
import org.mexbox.environments.strip.NumberStrip;
import org.mexbox.teacher.explain.Reason;
import org.mexbox.teacher.minimax.Values;

/** What else can be said about a game that was searched: its value in its own words, a strategy. */
final class ScoreHints {
  private ScoreHints() {}

  static List<Reason> of(Position position, Values values) {
    if (position instanceof NumberStrip strip) {
      return ofStrip(strip);
    }
    if (position instanceof PieceWalk walk) {
      return ofWalk(walk, values);
    }
    if (position instanceof TriominoBoard board) {
      return ofBoard(board, values);
    }
    return position instanceof ChessPosition chess ? OutAndBack.reasons(chess) : List.of();
  }

  /** Colour the places in turn: an even strip lets the first player take all of one colour. */
  private static List<Reason> ofStrip(NumberStrip strip) {
    int[] sums = new int[2];
    for (int i = 0; i < strip.numbers().size(); i++) {
      sums[i % 2] += strip.numbers().get(i);
    }
    List<Reason> reasons = new ArrayList<>();
    if (strip.numbers().size() % 2 == 0) {
      int sure = Math.abs(sums[0] - sums[1]);
      String colour = sums[0] >= sums[1] ? "odd" : "even";
      reasons.add(Reason.of("reason.strip.parity." + colour, sums[0], sums[1], sure));
    } else {
      reasons.add(Reason.of("reason.strip.uneven"));
    }
    if (strip.lead() != 0) {
      reasons.add(Reason.of("reason.strip.lead", strip.lead()));
    }
    return reasons;
  }

  /** The number, and the one it would be if the other player began. */
  private static List<Reason> ofWalk(PieceWalk walk, Values values) {
    PieceWalk turned =
        new PieceWalk(walk.ruleset(), walk.column(), walk.row(), walk.turn().other());
    return List.of(
        Reason.of("reason.walk.backward"),
        Reason.of("reason.walk", number(walk, values), name(walk)),
        Reason.of("reason.walk.other", number(turned, values), name(turned)));
  }

  private static int number(PieceWalk walk, Values values) {
    int value = values.value(walk);
    return walk.turn() == Player.MAX ? value : -value;
  }

  private static String name(PieceWalk walk) {
    return walk.turn() == Player.MAX ? "Max" : "Mina";
  }

  private static List<Reason> ofBoard(TriominoBoard board, Values values) {
    int ahead = values.value(board);
    int olins = (board.sides().area() + (board.isOlinsTurn() ? ahead : -ahead)) / 2;
    int martinas = board.sides().area() - olins;
    return List.of(Reason.of("reason.triominoes", martinas / 3, martinas, olins));
  }
}

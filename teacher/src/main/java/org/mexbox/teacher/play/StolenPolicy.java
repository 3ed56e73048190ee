package org.mexbox.teacher.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.chess.ChessPosition;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.solve.OutAndBack;

/**
 * A second player of chess with two moves a turn who can play first as well: where both sides stand
 * alike he sends a piece out and back, and is then the second player of the same game with colours,
 * top and bottom changed over. So he gets in the first seat what he gets in the second, against the
 * same opponent: who never loses as the second player does not lose as the first. What he is worth
 * in the second seat is not ours to say.
 */
public final class StolenPolicy implements Policy {
  private final Policy second;
  private final boolean isWhiteFirst;

  private StolenPolicy(Policy second, boolean isWhiteFirst) {
    this.second = second;
    this.isWhiteFirst = isWhiteFirst;
  }

  /**
   * The policy for a game.
   *
   * @param second who plays when there is nothing to steal; asked about the second player's
   *     positions only, in the colour that he has in this game
   * @throws InputError if the game is none in which a piece can go out and back
   */
  public static StolenPolicy of(Game game, Policy second) {
    if (game.start() instanceof ChessPosition start && OutAndBack.turn(start).isPresent()) {
      return new StolenPolicy(second, start.isWhiteToMove());
    }
    throw InputError.of(
        "game of out-and-back",
        "must be one in which both sides stand alike and a turn can lead back",
        game,
        "cz08-double-chess");
  }

  @Override
  public double[] probabilities(Position position) {
    ChessPosition chess = (ChessPosition) position;
    List<Move> moves = chess.moves();
    Optional<Move> stolen = OutAndBack.turn(chess);
    if (stolen.isPresent()) {
      return moves.stream().mapToDouble(move -> move.equals(stolen.get()) ? 1 : 0).toArray();
    }
    return isMirrored(chess) ? mirrored(chess, moves) : second.probabilities(chess);
  }

  private double[] mirrored(ChessPosition chess, List<Move> moves) {
    ChessPosition seen = chess.coloursSwapped();
    List<Move> turns = seen.moves();
    double[] probabilities = second.probabilities(seen);
    Map<Move, Double> byTurn = new HashMap<>();
    for (int i = 0; i < probabilities.length; i++) {
      byTurn.put(turns.get(i), probabilities[i]);
    }
    return moves.stream().mapToDouble(move -> byTurn.get(chess.coloursSwapped(move))).toArray();
  }

  // True if the first player of the game is to move: then the second player sees it mirrored.
  private boolean isMirrored(ChessPosition chess) {
    return chess.isWhiteToMove() == isWhiteFirst;
  }
}

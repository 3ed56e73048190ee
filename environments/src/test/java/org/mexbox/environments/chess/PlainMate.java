package org.mexbox.environments.chess;

import java.util.List;

/**
 * Chess problems by the definition, with nothing but the moves of the men: a move is legal when it
 * leaves the own king out of reach, and mate is to be in reach without a legal move.
 */
public final class PlainMate {
  private PlainMate() {}

  /**
   * White's moves that force mate.
   *
   * @param board rows and who is to move, which is White
   * @param within in how many moves of White, 1 or more
   */
  public static List<String> keys(String board, int within) {
    Chessboard start = Notation.parse(board, "");
    return legal(start).stream()
        .filter(move -> isForced(start.after(move), within - 1))
        .map(HalfMove::toString)
        .toList();
  }

  // Black to move.
  private static boolean isForced(Chessboard board, int left) {
    List<HalfMove> replies = legal(board);
    if (replies.isEmpty()) {
      return isKingInReach(board.again());
    }
    return left > 0
        && replies.stream()
            .map(board::after)
            .allMatch(
                white ->
                    legal(white).stream().anyMatch(move -> isForced(white.after(move), left - 1)));
  }

  private static List<HalfMove> legal(Chessboard board) {
    return MoveGenerator.moves(board).stream()
        .filter(move -> !isKingInReach(board.after(move)))
        .toList();
  }

  /** True if the player to move could capture the king. */
  static boolean isKingInReach(Chessboard board) {
    int king = board.king(false);
    return MoveGenerator.moves(board).stream().anyMatch(move -> move.to() == king);
  }
}

package org.mexbox.environments.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The published counts of ways to play so many single moves under the rules of mate ("perft"), each
 * from a position full of castling, promotions and captures in passing.
 */
class PerftTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR,w,KQkq              | 20 400 8902 197281",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R,w,KQkq  | 48 2039 97862",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8,w                               | 14 191 2812 43238",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1,w,kq      | 6 264 9467",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R,b,KQ      | 6 264 9467",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R,w,KQ             | 44 1486 62379",
      })
  void moves_areAsManyAsPublished(String position, String counts) {
    Chessboard board = Notation.parse(position, "");
    int depth = 1;
    for (String count : counts.split(" ")) {
      assertThat(plays(board, depth)).as("%d moves", depth).isEqualTo(Long.parseLong(count));
      depth++;
    }
  }

  private static long plays(Chessboard board, int depth) {
    long plays = 0;
    for (HalfMove move : MoveGenerator.moves(board)) {
      Chessboard next = board.after(move);
      boolean isLegal = MoveGenerator.isLegal(board, move);
      // By the moves of the other side, so that check is tested from both sides.
      boolean isSafe = !PlainMate.isKingInReach(next);
      assertThat(isLegal).as("%s on %s", move, board).isEqualTo(isSafe);
      if (isLegal) {
        plays += depth == 1 ? 1 : plays(next, depth - 1);
      }
    }
    return plays;
  }
}

package org.mexbox.environments.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Move;
import org.mexbox.environments.catalogue.Catalogue;

/** Problems: who wins when they end, and what the one in the catalogue is like. */
class ChessMateTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Mate wins for White, with his last move or before.
        "k7/8/1K6/8/8/8/8/7R,w,1 | h1h8 | White | Black is mated",
        "k7/8/1K6/8/8/8/8/7R,w,3 | h1h8 | White | Black is mated",
        // Castling, a promotion and a capture in passing may mate.
        "5k2/8/8/8/8/8/4R1R1/4K2R,w,K,1 | e1g1 | White | Black is mated",
        "k7/2P5/1K6/8/8/8/8/8,w,1 | c7c8r | White | Black is mated",
        "4R3/2k5/8/2KpP3/8/7B/8/1R6,w,-,d6,1 | e5d6 | White | Black is mated",
        // Nothing else wins for him.
        "k7/8/1K6/8/8/8/8/7R,w,1 | h1h7 | Black | Black is not mated, White's moves are over",
        "k7/2P5/1K6/8/8/8/8/8,w,1 | c7c8b | Black | Black is not mated, White's moves are over",
        "k7/8/2K5/8/8/8/8/1Q6,w,2 | b1b6 | Black | Black is in stalemate",
        "k7/8/2K5/8/8/8/8/1Q6,w,1 | b1b6 | Black | Black is in stalemate",
        "k7/8/8/8/8/7r/6r1/K7,b,4 | h3h1 | Black | White is mated",
        "k7/8/8/8/8/1q6/8/K7,b,4 | a8a7 | Black | White is in stalemate",
        "k7/8/1K6/8/8/8/8/7R,w,2 | h1g1 | nobody | Black to move, then mate in 1",
        "k7/8/2K5/8/8/8/8/7R,b,2 | a8a7 | nobody | White to move, mate in 2",
      })
  void move_inAProblem_leavesAWinnerOrNone(
      String problem, String move, String winner, String caption) {
    ChessProblem start = (ChessProblem) Catalogue.game("chess-mate:" + problem).start();
    ChessProblem end = start.after(start.move(move));
    assertThat(end.picture().get(end.picture().size() - 1)).isEqualTo(caption);
    assertThat(winner(end)).isEqualTo(winner);
  }

  private static String winner(ChessProblem end) {
    if (!end.isTerminal()) {
      return "nobody";
    }
    boolean moverWins = end.ruleset().moverReward(end) > 0;
    return moverWins == end.isWhiteToMove() ? "White" : "Black";
  }

  @Test
  void problemOfTheCatalogue_isAZugzwang() {
    ChessProblem start = (ChessProblem) Catalogue.game("chess-mate-in-2").start();
    String board = start.toString().replaceFirst(",2$", "");
    assertThat(PlainMate.keys(board, 1)).isEmpty();
    assertThat(PlainMate.keys(board, 2)).containsExactly("d7c7");
    ChessProblem after = start.after(start.move("d7c7"));
    // A quiet key: no check, no capture, no threat.
    assertThat(after.isCheck()).isFalse();
    assertThat(men(after)).isEqualTo(men(start));
    ChessProblem passed = after.passed().orElseThrow();
    assertThat(PlainMate.keys(passed.toString().replaceFirst(",1$", ""), 1)).isEmpty();
    // One mate to each reply, all different.
    List<String> mates = new ArrayList<>();
    for (Move reply : after.moves()) {
      List<String> found = PlainMate.keys(after.after(reply).toString().replaceFirst(",1$", ""), 1);
      assertThat(found).as("after %s", reply).hasSize(1);
      mates.addAll(found);
    }
    assertThat(mates).containsExactly("a3a5", "a3a4", "b3a3", "a3a6");
  }

  private static long men(ChessProblem problem) {
    String rows = problem.toString().replaceFirst(",.*", "");
    return rows.chars().filter(Character::isLetter).count();
  }

  @Test
  void check_leavesNoPass() {
    ChessProblem check =
        (ChessProblem) Catalogue.game("chess-mate:k7/8/1K6/8/8/8/8/R7,b,1").start();
    assertThat(check.isCheck()).isTrue();
    assertThat(check.passed()).isEmpty();
    assertThat(check.moves()).extracting(Move::toString).containsExactly("a8b8");
  }
}

package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayCommandTest {

  // Field case P07.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "take 0 from pile 1  | take from heap 1 (1): must be 1, was 0",
        "-1                  | must be a move",
        "-1 from 2           | take from heap 2 (3): must be 1..3, was -1",
        "8 from pile 4       | take from heap 4 (7): must be 1..7, was 8",
        "4 8                 | take from heap 4 (7): must be 1..7, was 8",
        "1 from pile 5       | heap: must be 1..4, was 5",
        "pile 5              | must be a move",
        "1 from 0            | heap: must be 1..4, was 0",
        "abc                 | must be a move",
        "1.5 from 2          | take: must be a whole number",
        "99999999999 from 2  | take from heap 2 (3): must be 1..3",
        "7->9                | must be legal in 1,3,5,7",
        "9->1                | must be legal in 1,3,5,7",
        "é                   | must be a move",
      })
  void inputThatIsNoMove_isRefusedAndNothingMoves(String typed, String message) {
    CommandRun run = CommandRun.withInput(typed + "\nquit\n", "play", "nim:1,3,5,7:misere");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains(message).contains("The game is left at 1,3,5,7");
    assertThat(run.out() + run.err()).doesNotContain("Exception");
  }

  @Test
  void emptiedHeap_isRefused() {
    CommandRun run =
        CommandRun.withInput("1 1\n1 from 1\nquit\n", "play", "nim:1,3,5,7", "--against", "random");
    assertThat(run.out()).contains("heap: must not be empty, was 1");
  }

  @ParameterizedTest
  @CsvSource({"3->1", "take 2 from 1", "2 from heap 1", "1 2", "2 FROM PILE 1"})
  void move_inAnyWords_isMade(String typed) {
    CommandRun run = CommandRun.withInput(typed + "\nquit\n", "play", "nim:3,4,5");
    assertThat(run.out()).contains("teacher plays");
  }

  @Test
  void search_playsAtTheTable() {
    CommandRun run =
        CommandRun.withInput("5->4\nquit\n", "play", "nim:3,4,5", "--against", "mcts:playouts=200");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("mcts:playouts=200 plays");
  }

  @Test
  void boards_areDrawnAndPlayedByTheirOwnMoves() {
    CommandRun run = CommandRun.withInput("(2,2)\nquit\n", "play", "chomp:3x3");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out().lines().filter(line -> line.contains("teacher plays")).count()).isOne();
    CommandRun wrong = CommandRun.withInput("9,9\nquit\n", "play", "chomp:3x3");
    assertThat(wrong.out()).contains("move: must be legal in 3x3");
  }

  @Test
  void problem_isPlayedToTheMate() {
    CommandRun run = CommandRun.withInput("d7c7\nwhy\nhint\nquit\n", "play", "chess-mate-in-2");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("White to move, mate in 2", "White to move, mate in 1");
    assertThat(run.out()).contains("A winning move: ");
  }

  @Test
  void stampsOnAChessboard_areAnsweredInTheDomino() {
    CommandRun run = CommandRun.withInput("(4,4)\nwhy\nquit\n", "play", "cz24-stamps");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).containsPattern("teacher plays \\((3,4|4,3|4,5|5,4)\\)");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("whatever you stamp, the opponent finishes the domino");
  }

  @Test
  void oneHeap_needsOnlyANumber() {
    CommandRun run = CommandRun.withInput("2\n", "play", "nim:2");
    assertThat(run.out()).contains("You win");
  }

  @Test
  void wholeGame_isWonByFollowingHints() {
    CommandRun run = CommandRun.withInput("hint\n3->1\nwhy\nquit\n", "play", "nim:3,4,5");
    assertThat(run.out()).contains("A winning move: 3->1");
    CommandRun won = CommandRun.withInput("1->0\n", "play", "nim:1");
    assertThat(won.out()).contains("Whoever makes the last move wins.").contains("You win");
    CommandRun lost = CommandRun.withInput("1->0\n", "play", "nim:1:misere");
    assertThat(lost.out()).contains("Whoever makes the last move loses.").contains("teacher wins");
  }

  @Test
  void undo_goesBackToThePositionBefore() {
    CommandRun run = CommandRun.withInput("3->1\nundo\nundo\nquit\n", "play", "nim:3,4,5");
    assertThat(run.out()).contains("The game is left at 3,4,5").contains("no move of yours");
  }

  @Test
  void secondSeat_waitsForTheMachine() {
    CommandRun run = CommandRun.withInput("quit\n", "play", "nim:3,4,5", "--seat", "second");
    assertThat(run.out()).contains("teacher plays 3->1").contains("left at 1,4,5");
  }

  // Field case P63.
  @Test
  void inputThatEnds_endsThePlayAtOnce(@TempDir Path folder) {
    for (String input : List.of("", "1 2\n")) {
      ChildProgram child = ChildProgram.start(folder, List.of(), input, "play", "nim:3,4,5");
      assertThat(child.endsWithin(30_000)).isTrue();
      assertThat(child.exitCode()).isZero();
      assertThat(child.out()).contains("The game is left at").doesNotContain("\u001b");
      assertThat(child.err()).isEmpty();
    }
  }

  // Field case P61: a console of plain ASCII.
  @Test
  void asciiConsole_getsTextItCanShow(@TempDir Path folder) {
    ChildProgram child =
        ChildProgram.start(
            folder,
            List.of("-Dstdout.encoding=US-ASCII", "-Duser.language=cs"),
            "",
            "learn",
            "nim:1,2",
            "--agent",
            "q",
            "--episodes",
            "100",
            "--store",
            folder.resolve("s").toString());
    assertThat(child.endsWithin(60_000)).isTrue();
    assertThat(child.exitCode()).as(child.err()).isZero();
    assertThat(child.out()).isNotEmpty().matches("\\p{ASCII}*").doesNotContain("?");
  }

  @Test
  void help_showsAMoveOfTheGame() {
    assertThat(CommandRun.withInput("", "play", "tic-tac-toe").out())
        .contains("Type a move, such as (1,1), or hint");
    assertThat(CommandRun.withInput("help\n", "play", "nim:3").out()).contains("take 3 from 2");
  }
}

package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.teacher.solve.Oracles.Row;

/** The answers that stand in books and tables. */
class OracleTest {
  private static final Map<String, String> TAKES =
      Map.of(
          "cz01", "1,2",
          "cz02", "1..4",
          "cz03", "1..4:misere",
          "cz17a", "1,2,4",
          "cz17b", "1,2,4,8,16,32,64,128,256");

  private final Solver solver = Solver.in(Locale.ENGLISH);

  @Test
  void nimPositions_asPublished() {
    for (Row row : Oracles.rows("nim_positions.csv")) {
      Verdict verdict = solve("nim:" + heaps(row.text("piles")) + ":" + row.text("convention"));
      assertWinner(verdict, row.text("winner"), row);
      assertThat(texts(verdict)).as("%s", row).isEqualTo(words(row.text("winning_moves")));
      if (verdict.nimValue().isPresent()) {
        assertThat(verdict.nimValue().getAsInt())
            .as("%s", row)
            .isEqualTo(number(row.text("nim_sum")));
      }
    }
  }

  @Test
  void threeHeapsOfNim_asPublished() {
    for (Row row : Oracles.rows("nim3_normal_misere.csv")) {
      String start = "nim:" + row.text("a") + "," + row.text("b") + "," + row.text("c");
      assertWinner(solve(start), seatOf(row.text("normal_lose")), row);
      assertWinner(solve(start + ":misere"), seatOf(row.text("misere_lose")), row);
      assertThat(solve(start).nimValue()).as("%s", row).hasValue(number(row.text("grundy")));
    }
  }

  @Test
  void moore_asPublished() {
    for (Row row : Oracles.rows("moore_nim_k.csv")) {
      Verdict verdict = solve("moore:" + heaps(row.text("piles")) + ":k=" + row.text("k"));
      assertWinner(verdict, seatOf(row.text("lose")), row);
    }
  }

  @Test
  void bachet_asPublished() {
    for (Row row : Oracles.rows("bachet_table.csv")) {
      String start = "subtract:" + row.text("m") + ":take=1.." + row.text("n");
      Verdict normal = solve(start);
      Verdict misere = solve(start + ":misere");
      assertWinner(normal, row.text("normal_winner"), row);
      assertWinner(misere, row.text("misere_winner"), row);
      assertThat(taken(normal)).as("%s", row).isEqualTo(numbers(row.text("normal_winning_move")));
      assertThat(taken(misere)).as("%s", row).isEqualTo(numbers(row.text("misere_winning_move")));
      assertThat(normal.nimValue()).as("%s", row).hasValue(number(row.text("grundy_normal")));
    }
  }

  @Test
  void bachetMisereWhereATextErrs_theTruth() {
    for (Row row : Oracles.rows("bachet_misere_comment_errors.csv")) {
      Verdict verdict =
          solve("subtract:" + row.text("m") + ":take=1.." + row.text("n") + ":misere");
      assertWinner(verdict, row.text("true_winner"), row);
      assertThat(taken(verdict)).as("%s", row).isEqualTo(numbers(row.text("true_winning_move")));
    }
  }

  @Test
  void czechSubtractionGames_asPublished() {
    for (Row row : Oracles.rows("cz_subtraction_games.csv")) {
      String takes = TAKES.getOrDefault(row.text("game"), "");
      String heap = row.text("n");
      Verdict verdict = solve("subtract:" + heap + ":take=" + takes);
      assertWinner(verdict, seatOf(row.text("mover_loses")), row);
      assertThat(taken(verdict)).as("%s", row).isEqualTo(numbers(row.text("winning_removals")));
      assertThat(solve("subtract:" + heap + ":take=" + takes.replace(":misere", "")).nimValue())
          .as("%s", row)
          .hasValue(number(row.text("grundy_normal")));
    }
  }

  @Test
  void answers_asPublished() {
    for (Row row : Oracles.rows("answers.csv")) {
      Verdict verdict =
          solve(row.text("id") + ":" + heaps(row.text("start")) + ":" + row.text("convention"));
      assertWinner(verdict, row.text("winner"), row);
      boolean taken = !row.text("winning_first_moves").contains("->");
      List<String> found =
          taken ? taken(verdict).stream().map(String::valueOf).toList() : texts(verdict);
      assertThat(found).as("%s", row).isEqualTo(words(row.text("winning_first_moves")));
      if (verdict.nimValue().isPresent()) {
        assertThat(String.valueOf(verdict.nimValue().getAsInt()))
            .as("%s", row)
            .isEqualTo(row.text("grundy_or_value"));
      }
    }
  }

  private Verdict solve(String text) {
    return solver.solve(Catalogue.game(text).start());
  }

  private static void assertWinner(Verdict verdict, String seat, Row row) {
    assertThat(verdict.winner())
        .as("%s", row)
        .hasValue(Seat.valueOf(seat.toUpperCase(Locale.ROOT)));
  }

  private static String seatOf(String moverLoses) {
    return moverLoses.equals("1") ? "second" : "first";
  }

  private static String heaps(String spaced) {
    return spaced.replace(' ', ',');
  }

  private static List<String> texts(Verdict verdict) {
    return verdict.winningMoves().stream().map(Object::toString).toList();
  }

  // What the winning moves take, rising.
  private static List<Integer> taken(Verdict verdict) {
    return verdict.winningMoves().stream()
        .map(move -> ((HeapMove) move).first())
        .map(change -> change.from() - change.to())
        .sorted()
        .toList();
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" "));
  }

  private static List<Integer> numbers(String text) {
    return words(text).stream().map(Integer::valueOf).toList();
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }
}

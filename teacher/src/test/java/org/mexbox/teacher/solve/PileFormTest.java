package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.value.Outcome;

/** Fibonacci Nim, Euclid's game and Nim with passes, beyond the starts of the agreement test. */
class PileFormTest {

  private static Position position(String text) {
    return Catalogue.game(text).start();
  }

  private static Verdict solve(String text) {
    return Solver.in(Locale.ENGLISH).solve(position(text));
  }

  @Test
  void everyPairOfEuclidUpToSixty_isAsLabelled() {
    for (int first = 0; first <= 60; first++) {
      for (int second = 0; second <= 60; second++) {
        agree(position("euclid:" + first + "," + second));
      }
    }
  }

  @Test
  void everyPileOfFibonacciNimUpToSixty_isAsLabelled() {
    for (int size = 0; size <= 60; size++) {
      for (int most = 0; most <= size; most++) {
        agree(position("fibonacci-nim:" + size + "/" + most));
      }
    }
  }

  private static void agree(Position position) {
    BoardForm form = BoardForm.of(position).orElseThrow();
    BackwardLabelling rounds = BackwardLabelling.of(position, 10_000);
    assertThat(form.isWon()).as("%s", position).isEqualTo(rounds.outcome(position) == Outcome.N);
    assertThat(form.winningMoves())
        .as("%s", position)
        .isEqualTo(
            position.moves().stream()
                .filter(move -> rounds.outcome(position.after(move)) == Outcome.P)
                .toList());
  }

  // Field case P13.
  @Test
  void pileWithItsPass_isWorthOneMoreOrOneLess() {
    List<Integer> values =
        IntStream.rangeClosed(0, 8)
            .mapToObj(n -> solve("pass-nim:" + n).nimValue().orElseThrow())
            .toList();
    assertThat(values).containsExactly(0, 2, 1, 4, 3, 6, 5, 8, 7);
    for (int n = 0; n <= 8; n++) {
      assertThat(solve("pass-nim:" + n + "x").nimValue()).hasValue(n);
    }
    assertThat(solve("pass-nim:2,1x").outcome()).isEqualTo(Outcome.P);
    assertThat(solve("pass-nim:2,3x").outcome()).isEqualTo(Outcome.N);
    assertThat(solve("pass-nim:2,1x").agreedBy()).contains("labelling", "sprague-grundy");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fibonacci-nim:13              | P | ''",
        "fibonacci-nim:20              | N | 20->18",
        "fibonacci-nim:832040          | P | ''",
        "fibonacci-nim:1000000000/5    | N | 1000000000->999999999",
        "euclid:25,7                   | N | 25->11",
        "euclid:7,7                    | N | 7->0",
        "euclid:701408733,433494437    | P | ''",
        "euclid:267914296,701408733    | N | 701408733->165580141",
        "fibonacci-nim:0               | P | ''",
        "fibonacci-nim:1               | P | ''",
        "euclid:0,9                    | P | ''",
        "pass-nim:0,0                  | P | ''",
        "pass-nim:3,4,5                | N | 4->1",
      })
  void game_hasItsWinningMoves(String game, Outcome outcome, String moves) {
    Verdict verdict = solve(game);
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(String.join(" ", verdict.winningMoves().stream().map(Move::toString).toList()))
        .isEqualTo(moves);
    assertThat(verdict.explanation()).allMatch(line -> line.length() <= 80);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fibonacci-nim:-1",
        "fibonacci-nim:5/6",
        "fibonacci-nim:2000000000",
        "fibonacci-nim:1/2/3",
        "euclid:5",
        "euclid:5,x",
        "euclid:1,99999999999",
        "pass-nim:3y",
        "pass-nim:",
        "pass-nim:10001",
        "pass-nim:99999999999"
      })
  void textThatIsNoPosition_isRefused(String text) {
    assertThatThrownBy(() -> Catalogue.game(text)).isInstanceOf(InputError.class);
  }
}

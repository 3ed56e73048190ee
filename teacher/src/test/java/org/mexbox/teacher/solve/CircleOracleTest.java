package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.strip.Cards;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.value.Outcome;

/** Cards in circles, and two heaps of which one is eaten, against tables. */
class CircleOracleTest {

  private static BoardForm form(Position position) {
    return BoardForm.of(position).orElseThrow();
  }

  private static Verdict solve(String game) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
  }

  @Test
  void officersCircles_haveTheirWinnersAndReplies() {
    for (Oracles.Row row : Oracles.rows("officers_circles.csv")) {
      int count = Integer.parseInt(row.text("X"));
      Cards circle = (Cards) Catalogue.game("officers-circle:" + count).start();
      assertThat(form(circle).isWon())
          .as("circle of %d", count)
          .isEqualTo(row.text("winner").equals("first"));
      Cards opened = circle.after(circle.turn(count));
      CircleForm opening = (CircleForm) form(opened);
      assertThat(opening.nimValue())
          .hasValue(Integer.parseInt(row.text("nim_value_of_row_X_minus_1")));
      if (count <= 100) {
        String replies =
            opening.winningMoves().stream()
                .map(move -> Integer.parseInt(move.toString()))
                .filter(card -> card <= count / 2)
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
        assertThat(replies)
            .as("%d", count)
            .isEqualTo(row.text("winning_second_replies_first_half"));
      }
    }
  }

  @Test
  void plusMinusCircles_haveTheirValues() {
    for (Oracles.Row row : Oracles.rows("cz23_plus_minus_circle.csv")) {
      assertThat(form(Catalogue.game("plus-minus-circle:" + row.text("n")).start()).nimValue())
          .hasValue(Integer.parseInt(row.text("circle_grundy")));
    }
  }

  @Test
  void twoHeaps_haveTheirWinnersAndValues() {
    for (Oracles.Row row : Oracles.rows("cz29_two_heaps.csv")) {
      String heaps = row.text("a") + "," + row.text("b");
      BoardForm form = form(Catalogue.game("eat-and-split:" + heaps).start());
      assertThat(form.isWon()).as(heaps).isEqualTo(row.text("mover_loses").equals("0"));
      if (!row.text("grundy").isEmpty()) {
        assertThat(form.nimValue()).hasValue(Integer.parseInt(row.text("grundy")));
      }
    }
  }

  @Test
  void everyCircleUpToTwelve_andEveryStep_isAsLabelled() {
    for (int count = 1; count <= 12; count++) {
      for (int step = 1; step <= count; step++) {
        agree(Catalogue.game("officers-circle:" + count + ":k=" + step).start());
      }
      agree(Catalogue.game("plus-minus-circle:" + count).start());
    }
  }

  private static void agree(Position position) {
    BoardForm form = form(position);
    BackwardLabelling rounds = BackwardLabelling.of(position, 10_000);
    assertThat(form.isWon()).as("%s", position).isEqualTo(rounds.outcome(position) == Outcome.N);
    assertThat(form.nimValue()).hasValue(new SpragueGrundySolver().nimValue(position));
    assertThat(form.winningMoves())
        .isEqualTo(
            position.moves().stream()
                .filter(move -> rounds.outcome(position.after(move)) == Outcome.P)
                .toList());
  }

  // With a step that is no neighbour's the circle falls into gcd(N, k) circles.
  @Test
  void circleWithAStep_isThatManyCircles() {
    assertThat(solve("officers-circle:10:k=3").nimValue())
        .isEqualTo(solve("officers-circle:10").nimValue());
    assertThat(solve("officers-circle:26:k=2").outcome()).isEqualTo(Outcome.P);
    assertThat(solve("officers-circle:39:k=3").outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void explanation_isAMirrorWhereThereIsOne() {
    assertThat(text("plus-minus-circle:9")).contains("in its middle", "same move in the other");
    assertThat(text("officers-circle:12")).contains("a row of 11 is left", "card in its middle");
    assertThat(text("officers-circle:13")).contains("a row of 12 is left, and its nim-value is 0");
    assertThat(text("officers-circle:26:k=2")).contains("2 equal circles of 13 cards");
    assertThat(text("officers-circle:13/13")).contains("code 0.6; lengths and nim-values: 12: 0");
    assertThat(text("eat-and-split:5,8")).contains("Split an even heap into two odd ones");
    assertThat(text("eat-and-split:1,1")).contains("the player to move has lost");
    assertThat(text("officers-circle:1")).contains("the player to move has lost");
  }

  private static String text(String game) {
    List<String> lines = solve(game).explanation();
    assertThat(lines).allMatch(line -> line.length() <= 80);
    return String.join(" ", lines);
  }

  @Test
  void largeCircle_isSolvedByTheRow() {
    Verdict verdict = solve("officers-circle:409");
    assertThat(verdict.outcome()).isEqualTo(Outcome.N);
    assertThat(verdict.winningMoves()).hasSize(409);
    assertThat(solve("officers-circle:411").outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void smallCircle_isAgreedUponByLabelling() {
    assertThat(solve("officers-circle:13").agreedBy()).contains("labelling", "sprague-grundy");
    assertThat(solve("plus-minus-circle:9").agreedBy()).contains("labelling", "sprague-grundy");
    assertThat(solve("eat-and-split:5,8").agreedBy()).contains("labelling", "sprague-grundy");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "officers-circle:0",
        "officers-circle:13/14",
        "officers-circle:13/",
        "officers-circle:x",
        "officers-circle:99999",
        "officers-circle:5:k=0",
        "plus-minus-circle:9:k=2",
        "eat-and-split:0,4",
        "eat-and-split:4",
        "eat-and-split:1,2,3",
        "eat-and-split:1,9999999"
      })
  void textThatIsNoPosition_isRefused(String text) {
    assertThatThrownBy(() -> Catalogue.game(text)).isInstanceOf(InputError.class);
  }

  @Test
  void pairWrittenTheOtherWayRound_isTheSameMove() {
    Position circle = Catalogue.game("plus-minus-circle:9").start();
    assertThat(circle.move("6,5")).isEqualTo(circle.move("5,6"));
    assertThat(circle.move("1,9")).isEqualTo(circle.move("9,1"));
    for (String text : Arrays.asList("5,7", "5,5", "0", "10", "5,0", "0,5")) {
      assertThatThrownBy(() -> circle.move(text)).isInstanceOf(InputError.class);
    }
  }
}

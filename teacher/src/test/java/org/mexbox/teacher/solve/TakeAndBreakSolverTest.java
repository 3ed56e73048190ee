package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.play.Teacher;
import org.mexbox.teacher.value.Outcome;

class TakeAndBreakSolverTest {

  private static Verdict solve(String game) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
  }

  private static String moves(Verdict verdict) {
    return String.join(" ", verdict.winningMoves().stream().map(Move::toString).toList());
  }

  // Field cases P14, P19, P20, P21, P27, P59.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "octal:4:code=0.033        | N | 2 | 4->1",
        "octal:5:code=0.07         | P | 0 | ''",
        "octal:4:code=4.0          | N | 1 | 4->2,2 4->1,3",
        "octal:5:code=4.0          | P | 0 | ''",
        "octal:1:code=0.033        | P | 0 | ''",
        "octal:1:code=0.033:misere | N | - | ''",
        "octal:5,12:code=0.03003   | P | 0 | ''",
        "octal:2,4,7:code=0.03003  | N | 1 | -",
        "octal:2,3,7,12:code=0.03003 | N | 2 | -",
        "octal:9100:code=0.333     | P | 0 | ''",
        "octal:40000:code=0.333    | P | 0 | ''",
        "octal:2000:code=0.77      | N | 1 | -",
        "octal:12,7:code=0.6       | N | 3 | 7->3,3 12->1,10 12->2,9 12->3,8 12->4,7 12->5,6",
        "octal:12,7:code=0.6:misere | N | - | 7->6 12->11",
        "officers-row              | P | 0 | ''",
        "cz43-divisors             | N | 3 | -",
        "cz44-snowflake            | N | 1 | -",
      })
  void fieldCases_haveTheirAnswers(String game, Outcome outcome, Integer value, String moves) {
    Verdict verdict = solve(game);
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(verdict.nimValue())
        .isEqualTo(value == null ? OptionalInt.empty() : OptionalInt.of(value));
    if (moves != null) {
      assertThat(List.of(moves(verdict).split(" "))).containsExactlyInAnyOrder(moves.split(" "));
    }
    assertThat(verdict.explanation()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void smallGame_isAgreedUponByThreeOtherMethods() {
    Verdict verdict = solve("octal:12,7:code=0.6");
    assertThat(verdict.method()).isEqualTo("sprague-grundy-sequence");
    assertThat(verdict.agreedBy())
        .containsExactly("labelling", "sprague-grundy", "backward-labelling");
    assertThat(String.join(" ", verdict.explanation()))
        .contains("    heap  0  1  2  3")
        .contains("From 7 you reach values 0, 1 and 2; the smallest number missing is 3.")
        .contains(
            "The values of the heaps are 3 and 0; added in binary without carrying they give 3")
        .contains("You win if you take 1 from the heap of 7: 7->3,3");
  }

  @Test
  void splitWithoutTaking_isCalledSo() {
    assertThat(solve("grundy:3").explanation())
        .contains("You win if you split the heap of 3: 3->1,2. The two heaps have values 0 and 0,");
  }

  @Test
  void provedPeriod_isNamed() {
    assertThat(String.join(" ", solve("kayles:500").explanation()))
        .contains("From heap 71 on the values repeat with period 12");
  }

  @Test
  void heapOfAMillion_isSolved() {
    Verdict verdict = solve("octal:1000000:code=0.77");
    assertThat(verdict.outcome()).isEqualTo(Outcome.N);
    assertThat(verdict.winning().complete()).isFalse();
    Position position = verdict.position();
    Position option = position.after(verdict.winningMoves().get(0));
    assertThat(Solver.in(Locale.ENGLISH).solve(option).outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void heapOfAThousandMillion_isSolvedWhereAPeriodIsProved() {
    assertThat(solve("octal:1000000000:code=0.333").nimValue()).hasValue(0);
    assertThatThrownBy(() -> solve("officers-row:1000000000")).isInstanceOf(LimitError.class);
  }

  @Test
  void largeMisereGame_isRefusedByItsLimit() {
    assertThatThrownBy(() -> solve("officers:300:misere"))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("more than 200000; choose another game or a smaller start");
  }

  // Field cases P16 and P21: single heaps that are lost, the last move losing.
  @ParameterizedTest
  @CsvSource({"0.3003,1 3 6 8 11 13", "0.033,2 3 7 8 12 13"})
  void singleHeaps_lostUnderMiserePlay(String code, String lost) {
    List<String> found = new ArrayList<>();
    for (int heap = 0; heap <= 13; heap++) {
      if (solve("octal:" + heap + ":code=" + code + ":misere").outcome() == Outcome.P) {
        found.add(String.valueOf(heap));
      }
    }
    assertThat(String.join(" ", found)).isEqualTo(lost);
  }

  // Field case P21: play is over when no move is left, with stones on the table.
  @Test
  void play_endsWhereNobodyCanMove() {
    Position position = Catalogue.game("octal:6:code=0.033").start();
    for (int ply = 0; !position.isTerminal(); ply++) {
      List<Move> moves = position.moves();
      position = position.after(moves.get(ply % moves.size()));
    }
    assertThat(position).hasToString("1");
  }

  @Test
  void misereGame_isSolvedByItsQuotientAndAgreedUponByLabelling() {
    Verdict verdict = solve("octal:3,5,9:code=0.77:misere");
    assertThat(verdict.method()).isEqualTo("misere-quotient");
    assertThat(verdict.agreedBy()).containsExactly("labelling", "backward-labelling");
    assertThat(String.join(" ", verdict.explanation()))
        .contains("  letter    1    a    b   ab    a    c   ab    b ab^2")
        .contains("only 40 products are different")
        .contains("Here the product is ab * c * d = ab. ab is not among the lost products")
        .contains("Then the product is");
    assertThat(verdict.explanation()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void misereSumsOfSeveralGames_areAgreedUponByLabelling() {
    for (String game :
        List.of(
            "kayles:2,6,7",
            "dawsons-kayles:5,6,12",
            "grundy:7,8,9",
            "cz43-divisors:5,6,7,7",
            "subtract:5,6,9:take=1,2,5",
            "officers:2,5,9",
            "cz45-path:3,4,8",
            "lasker:2,3,5")) {
      Verdict verdict = solve(game + ":misere");
      assertThat(verdict.method()).as(game).isEqualTo("misere-quotient");
      assertThat(verdict.agreedBy()).as(game).contains("labelling");
    }
  }

  @Test
  void largeMisereGame_isSolvedByItsPeriod() {
    Verdict verdict = solve("octal:1000000,999999,77:code=0.77:misere");
    assertThat(verdict.method()).isEqualTo("misere-quotient");
    Position option = verdict.position().after(verdict.winningMoves().get(0));
    assertThat(Solver.in(Locale.ENGLISH).solve(option).outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void teacher_ofALargeGame_playsByTheSequenceOrTheQuotient() {
    for (String game : List.of("officers-row:124", "officers-row:125", "kayles:70,41:misere")) {
      Position position = Catalogue.game(game).start();
      Teacher teacher = Teacher.of(Catalogue.game(game), 1);
      boolean won = solve(game).outcome() == Outcome.N;
      var random = Seeds.stream(3);
      for (int ply = 0; !position.isTerminal(); ply++) {
        boolean teachers = (ply % 2 == 0) == won;
        List<Move> moves = position.moves();
        position =
            position.after(
                teachers
                    ? teacher.choose(position, random)
                    : moves.get(Draws.below(moves.size(), random)));
        if (position.isTerminal()) {
          assertThat(teachers).as(game).isEqualTo(!game.endsWith("misere"));
        } else {
          assertThat(teacher.probabilities(position)).hasSize(position.moves().size());
        }
      }
    }
  }
}

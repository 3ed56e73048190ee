package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.value.Outcome;

class SolverTest {

  @Test
  void misereNimWithAOne_isWonForOddNeighbours() {
    for (int n = 1; n <= 8; n++) {
      String text = "nim:1," + n + "," + (n + 1) + ":misere";
      assertThat(solve(text).outcome()).as(text).isEqualTo(n % 2 == 1 ? Outcome.N : Outcome.P);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'nim:3,4,1:misere', 4->2, 1",
    "'nim:1,2,1:misere', 2->1, 1",
    "'nim:2,3,1:misere', '', 0",
    "nim:5:misere, 5->1, 1",
    "nim:1:misere, '', 0",
    "nim:7:misere, 7->1, 1",
    "'nim:1,1,1:misere', '', 0",
    "'nim:3,5,7:misere', 3->2 5->4 7->6, 3",
    "'nim:1,1,1,1:misere', 1->0, 4",
    "nim:1, 1->0, 1",
    "nim:2, 2->0, 1",
    "nim:2:misere, 2->1, 1",
    "'nim:3,3', '', 0",
    "'nim:3,3:misere', '', 0",
    "nim:100, 100->0, 1",
    "nim:100:misere, 100->1, 1",
    "nim:0, '', 0",
    "nim:0:misere, '', 0",
    "subtract:20:take=1..2, 20->18, 1",
    "'moore:3,3,3:k=3', 3->0+3->0+3->0, 1",
    "'moore:1,1:k=1:misere', 1->0, 2"
  })
  void winningMoves_listEqualHeapsOnce(String text, String moves, int count) {
    Verdict verdict = solve(text);
    assertThat(String.join(" ", texts(verdict))).isEqualTo(moves);
    assertThat(verdict.winning().count()).isEqualTo(count);
    assertThat(verdict.winning().complete()).isTrue();
    Heaps heaps = (Heaps) verdict.position();
    for (Move move : verdict.winningMoves()) {
      assertThat(heaps.after(heaps.move(move.toString()))).isEqualTo(heaps.after(move));
    }
  }

  @Test
  void askedInBothOrders_noConventionLeaksIntoTheOther() {
    for (int round = 0; round < 2; round++) {
      assertThat(texts(solve("nim:100"))).containsExactly("100->0");
      assertThat(texts(solve("nim:100:misere"))).containsExactly("100->1");
      assertThat(texts(solve("nim:100"))).containsExactly("100->0");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'nim:3,4,5', bouton, 'labelling,sprague-grundy,backward-labelling'",
    "'nim:3,4,5:misere', misere-bouton, 'labelling,backward-labelling'",
    "'moore:3,4,5:k=2', moore, 'labelling,sprague-grundy,backward-labelling'",
    "'moore:3,4,5:k=2:misere', misere-moore, 'labelling,backward-labelling'",
    "'subtract:20:take=1,2', subtraction-period, 'labelling,sprague-grundy,backward-labelling'",
    "'subtract:20:take=1,2:misere', misere-subtraction-period, 'labelling,backward-labelling'",
    "'subtract:9,9:take=1,2:misere', misere-quotient, 'labelling,backward-labelling'",
    "'nim:1000,1000,1000', bouton, ''"
  })
  void verdict_namesItsMethodAndThoseThatAgreed(String text, String method, String agreed) {
    Verdict verdict = solve(text);
    assertThat(verdict.method()).isEqualTo(method);
    assertThat(String.join(",", verdict.agreedBy())).isEqualTo(agreed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1000000000,999999999",
        "nim:1000000000,999999999:misere",
        "moore:300000000,300000001,300000003,300000004:k=2",
        "moore:1000000000,5,5,3:k=3:misere",
        "moore:1000000000,1,1:k=1:misere",
        "subtract:1000000000:take=1..49:misere",
        "subtract:1000000000,999999999:take=3,7,12,13"
      })
  void hugeHeaps_areWonByEveryConstructedMove(String text) {
    Verdict verdict = solve(text);
    assertThat(verdict.winner()).hasValue(Seat.FIRST);
    assertThat(verdict.winningMoves()).isNotEmpty();
    ClosedForm form = ClosedForm.of(verdict.position()).orElseThrow();
    for (Move move : verdict.winningMoves()) {
      assertThat(form.isWon((Heaps) verdict.position().after(move))).as("%s", move).isFalse();
    }
  }

  @Test
  void moreWinningMovesThanAnybodyReads_areCutAndTheVerdictSaysSo() {
    Verdict verdict = solve("moore:" + "9,".repeat(30) + "8:k=12");
    assertThat(verdict.winning().complete()).isFalse();
    assertThat(verdict.winning().count()).isEqualTo(WinningMoves.MAX);
  }

  @Test
  void manyPositionsWithoutAClosedForm_areRefusedInOneLine() {
    assertThatThrownBy(() -> solve("octal:100,100:code=0.6:misere"))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("positions of octal:100,100:code=0.6:misere")
        .hasMessageNotContaining("\n");
  }

  @Test
  void deepGame_doesNotOverflowTheStack() {
    assertThat(new SpragueGrundySolver().nimValue(Catalogue.game("subtract:50000:take=1").start()))
        .isZero();
    assertThat(
            BackwardLabelling.of(Catalogue.game("subtract:50000:take=1").start(), 60_000)
                .lastRound())
        .isEqualTo(50_000);
  }

  @Test
  void graphLargerThanAllowed_isRefused() {
    assertThatThrownBy(() -> BackwardLabelling.of(Catalogue.game("nim:9,9").start(), 10))
        .isInstanceOf(LimitError.class);
  }

  @Test
  void sparseGame_countsOnlyWhatPlayReaches() {
    Labels labels = Labels.of(Catalogue.game("subtract:4000001:take=4,8"));
    assertThat(labels.positions()).isEqualTo(1_000_001);
  }

  @Test
  void periods_asInCaseP16() {
    assertPeriod("subtract:0:take=1,2", 3);
    assertPeriod("subtract:0:take=1,3", 2);
    assertPeriod("subtract:0:take=1,2,5", 3);
    assertPeriod("subtract:0:take=1,3,4", 7);
    assertPeriod("subtract:0:take=2,5,7", 22);
    assertPeriod("subtract:0:take=1,4", 5);
  }

  private static void assertPeriod(String text, int period) {
    var rules = (Subtraction) Catalogue.game(text).ruleset();
    assertThat(SubtractionSequences.nimValues(rules, 0).period()).as(text).hasValue(period);
    assertThat(SubtractionSequences.nimValues(rules, 0).preperiod()).as(text).isZero();
  }

  private static Verdict solve(String text) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(text).start());
  }

  private static List<String> texts(Verdict verdict) {
    return verdict.winningMoves().stream().map(Object::toString).toList();
  }
}

package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;

/** Formulas, recursion, rounds and the labelling pass, on every position of a board. */
class AgreementTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:0",
        "nim:1,3,5,7",
        "nim:45,45,45",
        "nim:9,9,9,9,8",
        "nim:99,99",
        "nim:1,3,5,7:misere",
        "nim:45,45,45:misere",
        "nim:1,1,1,1,1,1,2:misere",
        "moore:15,15,15,15:k=1",
        "moore:15,15,15,15:k=1:misere",
        "moore:12,12,12:k=2",
        "moore:12,12,12:k=2:misere",
        "moore:5,5,5,5:k=2",
        "moore:5,5,5,5:k=2:misere",
        "moore:5,5,5,5:k=3",
        "moore:5,5,5,5:k=3:misere",
        "moore:1,1,1,1,1,1,2:k=3:misere",
        "subtract:30000:take=1,2",
        "subtract:2010:take=1..49",
        "subtract:2010:take=1..49:misere",
        "subtract:20000:take=2,4",
        "subtract:20000:take=2,4:misere",
        "subtract:5000:take=3,7,12,13",
        "subtract:5000:take=3,7,12,13:misere",
        "subtract:1000:take=4,11,12,14,29:misere",
        "subtract:40,40,40:take=2,5",
        "subtract:40,1,0,1:take=2,5:misere",
        "subtract:20,20,20:take=2,5:misere",
        "subtract:99,300:take=1,3,8,9",
        "octal:12,7:code=0.6",
        "octal:12,7:code=0.6:misere",
        "octal:25:code=0.77",
        "octal:7,9:code=0.77:misere",
        "octal:20:code=0.07",
        "octal:4,5,6:code=4.[3]",
        "octal:8,9:code=4.[7]:misere",
        "octal:300,99:code=0.333",
        "octal:16,3:code=0.137",
        "heap:30:rule=grundy",
        "heap:30:rule=grundy:misere",
        "heap:9,9,9:rule=divisors",
        "heap:8,17,18:rule=even-or-single",
        "heap:8,17,18:rule=even-or-whole-odd",
        "heap:19,20:rule=squares",
        "heap:9,9:rule=star"
      })
  void everyPosition_hasOneAnswerByAllMethods(String text) {
    Game game = Catalogue.game(text);
    Labels labels = Labels.of(game);
    BackwardLabelling rounds = BackwardLabelling.of(game.start(), 200_000);
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    Optional<ClosedForm> form = ClosedForm.of(game.start());
    int seen = 0;
    for (int code = 0; code <= labels.start(); code++) {
      if (labels.isReachable(code)) {
        Position position = labels.packing().unpack(code);
        seen++;
        check(labels, code, position, rounds, recursion);
        form.ifPresent(rule -> check(rule, labels, (Heaps) position));
      }
    }
    assertThat(seen).isEqualTo(labels.positions());
    assertThat(seen).isLessThanOrEqualTo(100_000);
  }

  // Plain comparisons: an assertion object for each of a million values costs more than the work.
  private static void check(
      Labels labels,
      int code,
      Position position,
      BackwardLabelling rounds,
      SpragueGrundySolver recursion) {
    if (labels.outcome(code) != rounds.outcome(position)
        || labels.distance(code) != rounds.round(position)
        || labels.nimValue(code) != recursion.nimValue(position)) {
      throw new AssertionError(
          "%s: labels %s %d %d, rounds %s %d, recursion %d"
              .formatted(
                  position,
                  labels.outcome(code),
                  labels.distance(code),
                  labels.nimValue(code),
                  rounds.outcome(position),
                  rounds.round(position),
                  recursion.nimValue(position)));
    }
  }

  private static void check(ClosedForm form, Labels labels, Heaps position) {
    int code = labels.code(position);
    boolean valueAgrees =
        form.nimValue(position).isEmpty()
            || form.nimValue(position).getAsInt() == labels.nimValue(code);
    List<Long> winning = new ArrayList<>();
    List<Integer> ranks = new ArrayList<>();
    long[] options = new long[labels.packing().maxOptions()];
    int count = labels.packing().options(code, options);
    for (int i = 0; i < count; i++) {
      if (!labels.isWon((int) options[i])) {
        winning.add(options[i]);
        ranks.add(i);
      }
    }
    List<Long> constructed = new ArrayList<>();
    List<Integer> constructedRanks = new ArrayList<>();
    for (HeapMove move : form.winningMoves(position).moves()) {
      constructed.add(labels.packing().pack(position.after(move)));
      constructedRanks.add(MoveRank.of(position, move));
    }
    if (!valueAgrees
        || form.isWon(position) != labels.isWon(code)
        || !constructed.equals(winning)
        || !constructedRanks.equals(ranks)) {
      throw new AssertionError(
          "%s: %s says %s, won %s, moves to %s at %s; labels say %s, won %s, %s at %s"
              .formatted(
                  position,
                  form.id(),
                  form.nimValue(position),
                  form.isWon(position),
                  constructed,
                  constructedRanks,
                  labels.nimValue(code),
                  labels.isWon(code),
                  winning,
                  ranks));
    }
  }
}

package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.value.Outcome;

/** Rules, recursion, rounds and labels, on every position of small games without heaps. */
class BoardAgreementTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chomp:6x7",
        "chomp:1x9",
        "two-piles:20,31",
        "two-piles:20,31:misere",
        "rook:30,25",
        "rook:30,25:misere",
        "wythoff:60,50",
        "wythoff:50,60:misere",
        "cram:3x4",
        "cram:3x4:misere",
        "squares:3x4",
        "squares:2x5:misere",
        "crosses:3x3",
        "crosses:3x3:misere",
        "crosses:2x4",
        "staircase:2,3,2,2",
        "staircase:2,3,2,2:misere",
        "turtles:NNNNNNNNNN",
        "turtles:NNNNNNNN:misere",
        "add-divisors:2:limit=500",
        "add-divisors:2:limit=500:misere",
        "erase-divisors:1..14",
        "erase-divisors:1..12:misere",
        "chocolate:3x4",
        "chocolate:3x4:misere",
        "chocolate:2x9:smallest=2",
        "chocolate:3x4:smallest=2:misere",
        "stamps:3x4",
        "stamps:3x5",
        "stamps:.x../x..x/.o../....",
        "stamps:3x3:misere",
        "hexagons:2",
        "vertices:1-2,2-3,3-4,4-5,5-1,1-6,2-6,3-6,4-6",
        "vertices:1-2,2-3,3-4,4-1,1-5,2-6,3-7,4-8,5-6,6-7,7-8,8-5:misere",
        "hexagons:3:misere",
        "fibonacci-nim:45",
        "fibonacci-nim:45:misere",
        "euclid:89,55",
        "euclid:89,34:misere",
        "pass-nim:3,4,2x,5",
        "pass-nim:3,4,2x:misere",
        "eat-and-split:20,31",
        "eat-and-split:13,20:misere",
        "officers-circle:9",
        "officers-circle:9:k=3",
        "officers-circle:8:misere",
        "plus-minus-circle:8",
        "plus-minus-circle:7:misere"
      })
  void everyPosition_hasOneAnswerByAllMethods(String text) {
    Game game = Catalogue.game(text);
    BackwardLabelling rounds = BackwardLabelling.of(game.start(), 200_000);
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    Optional<Labels> labels = game.packing().map(packing -> Labels.of(game));
    boolean normal = game.ruleset().convention() == PlayConvention.NORMAL;
    Set<Position> positions = Walks.breadthFirst(game.start(), 200_000);
    for (Position position : positions) {
      int value = recursion.nimValue(position);
      boolean won = rounds.outcome(position) == Outcome.N;
      boolean agree = !normal || won == (value != 0);
      if (labels.isPresent()) {
        int code = labels.get().code(position);
        agree &= labels.get().isReachable(code) && labels.get().nimValue(code) == value;
        agree &= labels.get().outcome(code) == rounds.outcome(position);
        agree &= labels.get().distance(code) == rounds.round(position);
      }
      if (!agree) {
        throw new AssertionError(position + ": value " + value + ", won " + won);
      }
      BoardForm.of(position).ifPresent(form -> check(form, position, rounds, value));
    }
    labels.ifPresent(known -> assertThat(known.positions()).isEqualTo(positions.size()));
  }

  private static void check(
      BoardForm form, Position position, BackwardLabelling rounds, int value) {
    List<Move> winning =
        position.moves().stream()
            .filter(move -> rounds.outcome(position.after(move)) == Outcome.P)
            .toList();
    if (form.isWon() != (rounds.outcome(position) == Outcome.N)
        || form.nimValue().orElse(value) != value
        || !form.winningMoves().equals(winning)) {
      throw new AssertionError(
          "%s at %s says won %s, value %s, moves %s; not value %d, moves %s"
              .formatted(
                  form.id(),
                  position,
                  form.isWon(),
                  form.nimValue(),
                  form.winningMoves(),
                  value,
                  winning));
    }
  }
}

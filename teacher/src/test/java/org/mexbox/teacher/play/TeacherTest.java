package org.mexbox.teacher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.sum.EnumeratedPacking;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.value.Outcome;

class TeacherTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1,3,5",
        "nim:1,3,5:misere",
        "moore:2,3,3:k=2",
        "subtract:5,9:take=2,3:misere"
      })
  void everyPosition_mixesBestMovesWithAllMoves(String text) {
    Game game = Catalogue.game(text);
    BackwardLabelling rounds = BackwardLabelling.of(game.start(), 100_000);
    Packing packing = game.packing().orElseThrow();
    for (long code = 0; code < packing.size(); code++) {
      Position position = packing.unpack(code);
      if (isMet(rounds, position) && !position.isTerminal()) {
        double[] expected = mixture(rounds, position, 0.7);
        assertThat(Teacher.of(game, 0.7).probabilities(position))
            .as("%s", position)
            .containsExactly(expected, within(1e-12));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexagons:2",
        "hexagons:5",
        "stamps:3x3:misere",
        "stamps:1x17:misere",
        "chocolate:2x6:smallest=2",
        "chocolate:2x7:smallest=3",
        "chomp:3x3"
      })
  void everyPositionOfABoard_mixesBestMovesWithAllMoves(String text) {
    Game game = Catalogue.game(text);
    BackwardLabelling rounds = BackwardLabelling.of(game.start(), 100_000);
    Teacher teacher = Teacher.of(game, 0.7);
    for (Position position : Walks.breadthFirst(game.start(), 20_000)) {
      assertThat(teacher.value(position) > 0).isEqualTo(rounds.outcome(position) == Outcome.N);
      if (!position.isTerminal()) {
        assertThat(teacher.probabilities(position))
            .as("%s", position)
            .containsExactly(mixture(rounds, position, 0.7), within(1e-12));
        assertThat(position.moves()).contains(teacher.choose(position, Seeds.stream(1)));
      }
    }
  }

  // Positions that play cannot come to have no round.
  private static boolean isMet(BackwardLabelling rounds, Position position) {
    try {
      rounds.round(position);
      return true;
    } catch (InputError unreachable) {
      return false;
    }
  }

  private static double[] mixture(BackwardLabelling rounds, Position position, double skill) {
    List<Position> options = position.moves().stream().map(move -> position.after(move)).toList();
    boolean won = rounds.outcome(position) == Outcome.N;
    boolean[] best = new boolean[options.size()];
    int count = 0;
    for (int i = 0; i < best.length; i++) {
      best[i] =
          won
              ? rounds.outcome(options.get(i)) == Outcome.P
              : rounds.round(options.get(i)) == rounds.round(position) - 1;
      count += best[i] ? 1 : 0;
    }
    double[] mixture = new double[best.length];
    for (int i = 0; i < mixture.length; i++) {
      mixture[i] = (best[i] ? skill / count : 0) + (1 - skill) / mixture.length;
    }
    return mixture;
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:3,4,5", "moore:2,3,3:k=2:misere", "subtract:20:take=2,4"})
  void onItsOwnPackingAndOnAnEqualOne_givesTheSameProbabilities(String text) {
    Game game = Catalogue.game(text);
    Teacher teacher = Teacher.of(game, 0.6);
    Packing packing = game.packing().orElseThrow();
    assertSame(teacher, packing, teacher.on(packing));
    for (long code = 0; code < packing.size(); code++) {
      assertThat(teacher.valuesOn(packing).value(code))
          .isEqualTo(teacher.value(packing.unpack(code)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mnk:x.../..../....:k=3", "knights:x.../..../....", "stamps:4x5"})
  void askedByCodes_playsAsItDoesAfterASearch(String text) {
    Game game = Catalogue.game(text);
    assertThat(game.packing()).isEmpty();
    Teacher teacher = Teacher.of(game, 0.6);
    Packing packing = EnumeratedPacking.of(game.start(), 100_000).orElseThrow();
    assertSame(teacher, packing, teacher.on(packing));
    PackedValuation values = teacher.valuesOn(packing);
    for (long code = 0; code < packing.size(); code++) {
      assertThat(values.value(code)).isEqualTo(teacher.value(packing.unpack(code)));
    }
  }

  @Test
  void onThePackingOfASmallerStart_readsPositionsNotCodes() {
    Teacher teacher = Teacher.of(Catalogue.game("nim:3,4,5"), 1);
    Packing smaller = Catalogue.game("nim:2,4,5").packing().orElseThrow();
    assertSame(teacher, smaller, teacher.on(smaller));
  }

  private static void assertSame(Teacher teacher, Packing packing, PackedPolicy packed) {
    long[] options = new long[packing.maxOptions()];
    for (long code = 0; code < packing.size(); code++) {
      int count = packing.options(code, options);
      if (count > 0) {
        double[] into = new double[count];
        packed.probabilities(code, options, count, into);
        assertThat(into).containsExactly(teacher.probabilities(packing.unpack(code)));
      }
    }
  }

  @Test
  void resistanceNone_playsAnyMoveWhenLost() {
    Game game = Catalogue.game("nim:1,3,5,7");
    double[] any = Teacher.of(game, 1, Resistance.NONE).probabilities(game.start());
    assertThat(any).hasSize(16).containsOnly(1.0 / 16);
    assertThat(Teacher.of(game, 1).probabilities(game.start())).contains(0);
  }

  @Test
  void skillZero_isARandomMover() {
    Game game = Catalogue.game("nim:3,4,5");
    assertThat(Teacher.of(game, 0).probabilities(game.start()))
        .containsExactly(Policy.uniform().probabilities(game.start()));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY})
  void skillOutOfRange_isRefused(double skill) {
    assertThatThrownBy(() -> Teacher.of(Catalogue.game("nim:1"), skill))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith("skill: must be 0..1, was");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:100",
        "nim:100:misere",
        "nim:1000000",
        "nim:1000000:misere",
        "euclid:1000000,1",
        "nim:3000,2000,1000",
        "nim:900000000,900000001:misere",
        "moore:90,91,92,93:k=2",
        "subtract:30007,90000:take=1..49"
      })
  void wonStart_isWonByThePerfectTeacher(String text) {
    Game game = Catalogue.game(text);
    Teacher teacher = Teacher.of(game, 1);
    // Huge heaps: the clumsiest teacher brings the end soon.
    Teacher other = text.contains("00000") ? Teacher.of(game, 0) : teacher;
    assertThat(teacher.value(game.start())).as(text).isEqualTo(1);
    for (int seed = 0; seed < 5; seed++) {
      Episode episode = EpisodeLoop.play(game.start(), teacher, other, Seeds.stream(seed));
      assertThat(episode.returnOf(Seat.FIRST)).as("%s seed %d", text, seed).isEqualTo(1);
    }
  }

  @Test
  void lostWithoutLabels_takesTheLeastFromTheLargestHeap() {
    Game game = Catalogue.game("nim:5000,5000:misere");
    Move move = Teacher.of(game, 1).choose(game.start(), Seeds.stream(1));
    assertThat(move.toString()).startsWith("5000->4999");
    double[] probabilities = Teacher.of(game, 1).probabilities(game.start());
    assertThat(probabilities[4999]).isEqualTo(1);
  }

  @Test
  void gameThatNothingSolves_isRefused() {
    assertThatThrownBy(() -> Teacher.of(Catalogue.game("octal:100,100:code=0.6:misere"), 1))
        .isInstanceOf(LimitError.class);
  }

  @Test
  void sameSeed_sameMove() {
    Game game = Catalogue.game("nim:12,13,14,15");
    Teacher teacher = Teacher.of(game, 0.5);
    for (int seed = 0; seed < 50; seed++) {
      assertThat(teacher.choose(game.start(), Seeds.stream(seed)))
          .isEqualTo(Teacher.of(game, 0.5).choose(game.start(), Seeds.stream(seed)));
    }
  }
}

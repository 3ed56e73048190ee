package org.mexbox.environments.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousEpisode;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/** What every game of simultaneous choices must keep, as {@link GameContract} for the others. */
public interface SimultaneousContract {
  /** So many positions are walked at the most. */
  int LIMIT = 150;

  /** The game under test. */
  SimultaneousGame game();

  /** The positions nearest to the start, breadth first. */
  default Set<SimultaneousPosition> positions() {
    Set<SimultaneousPosition> met = new LinkedHashSet<>(List.of(game().start()));
    Deque<SimultaneousPosition> waiting = new ArrayDeque<>(met);
    while (!waiting.isEmpty() && met.size() < LIMIT) {
      SimultaneousPosition position = waiting.remove();
      forEachTurn(
          position,
          (moves, branches) ->
              branches.stream().map(Branch::next).filter(met::add).forEach(waiting::add));
    }
    return met;
  }

  private static void forEachTurn(
      SimultaneousPosition position, BiConsumer<List<Move>, List<Branch>> look) {
    for (Move first : position.moves(Seat.FIRST)) {
      for (Move second : position.moves(Seat.SECOND)) {
        look.accept(List.of(first, second), position.after(first, second));
      }
    }
  }

  @Test
  default void moves_ofEachSeat_areDistinctAndReadBack() {
    for (SimultaneousPosition position : positions()) {
      for (Seat seat : Seat.values()) {
        Set<String> texts = new HashSet<>();
        for (Move move : position.moves(seat)) {
          assertThat(texts.add(move.toString())).isTrue();
          assertThat(position.move(seat, " " + move + " ")).isEqualTo(move);
        }
      }
    }
  }

  @Test
  default void branches_ofEveryTurn_areAllThatMayCome() {
    for (SimultaneousPosition position : positions()) {
      forEachTurn(
          position,
          (moves, branches) -> {
            Fraction sum = Fraction.ZERO;
            for (Branch branch : branches) {
              assertThat(branch.probability().signum()).isPositive();
              assertThat(branch.next().rules()).isEqualTo(game().rules());
              sum = sum.plus(branch.probability());
            }
            assertThat(sum).as("%s after %s", position, moves).isEqualTo(Fraction.ONE);
            assertThat(new HashSet<>(branches)).hasSameSizeAs(branches);
          });
    }
  }

  @Test
  default void position_printed_isReadBack() {
    for (SimultaneousPosition position : positions()) {
      assertThat(game().rules().parse(position.toString())).isEqualTo(position);
      String text = SimultaneousGame.at(position).toString();
      assertThat(Catalogue.any(text).atOnce()).contains(SimultaneousGame.at(position));
    }
  }

  @Test
  default void terminal_position_leavesNoChoiceToEitherSeat() {
    for (SimultaneousPosition position : positions()) {
      assertThat(position.isTerminal()).isEqualTo(position.moves(Seat.SECOND).isEmpty());
    }
  }

  @Test
  default void picture_ofEveryPosition_isPlainAndNarrow() {
    for (SimultaneousPosition position : positions()) {
      assertThat(position.picture()).isNotEmpty().allMatch(line -> line.matches("[ -~]{1,80}"));
    }
  }

  @Test
  default void mirrored_position_hasTheSeatsExchanged() {
    for (SimultaneousPosition position : positions()) {
      position
          .mirrored()
          .ifPresent(
              mirror -> {
                assertThat(mirror.mirrored()).contains(position);
                assertThat(mirror.moves(Seat.SECOND)).isEqualTo(position.moves(Seat.FIRST));
                assertThat(mirror.endless()).isEqualTo(position.endless().negated());
                forEachTurn(
                    position,
                    (moves, branches) ->
                        assertThat(mirror.after(moves.get(1), moves.get(0)))
                            .containsExactlyInAnyOrderElementsOf(
                                branches.stream().map(SimultaneousContract::mirror).toList()));
              });
    }
  }

  private static Branch mirror(Branch branch) {
    return new Branch(
        branch.probability(), branch.gain().negated(), branch.next().mirrored().orElseThrow());
  }

  @Test
  default void move_thatIsNotLegal_isRefusedInOneLine() {
    for (Seat seat : Seat.values()) {
      for (String text : List.of("", "nonsense", "-1", "99999999999", "\n", "💥")) {
        assertThatThrownBy(() -> game().start().move(seat, text))
            .isInstanceOf(InputError.class)
            .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
      }
    }
  }

  @Test
  default void play_withOneSeed_isTheSameEpisodeAndEndsByTheRules() {
    for (long seed = 0; seed < 50; seed++) {
      SimultaneousEpisode episode = randomPlay(seed);
      assertThat(episode).isEqualTo(randomPlay(seed));
      assertThat(episode.end().isTerminal()).isTrue();
    }
  }

  private SimultaneousEpisode randomPlay(long seed) {
    RandomGenerator random = Seeds.stream(seed);
    return SimultaneousEpisode.play(
        game().start(), MixedPolicy.uniform(), MixedPolicy.uniform(), random);
  }
}

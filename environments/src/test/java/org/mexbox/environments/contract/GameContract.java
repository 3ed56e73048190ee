package org.mexbox.environments.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.sum.SumPosition;

/**
 * What every game must keep. A new game's test implements this and says which game it is about; the
 * rest runs by itself, on all positions of a small game, else on those of random plays.
 */
public interface GameContract {
  /** So many positions are walked at the most. */
  int LIMIT = 1_500;

  /** After so many plies a game is cut that need not end. */
  int LOOPY_PLIES = 200;

  /** The game under test. */
  Game game();

  /** The positions the checks walk over: all that can be reached, or a seeded part of them. */
  default Set<Position> positions() {
    return Walks.positions(game().start(), LIMIT);
  }

  @Test
  default void moves_printed_areDistinctAndReadBack() {
    for (Position position : positions()) {
      List<Move> moves = position.moves();
      Set<String> texts = new HashSet<>();
      for (Move move : moves) {
        assertThat(texts.add(move.toString())).as("%s in %s", move, position).isTrue();
        assertThat(position.move(move.toString())).isEqualTo(move);
        assertThat(position.move(" " + move + " ")).isEqualTo(move);
      }
    }
  }

  @Test
  default void moves_askedTwice_areTheSameInTheSameOrder() {
    for (Position position : positions()) {
      assertThat(position.moves()).isEqualTo(position.moves());
    }
  }

  @Test
  default void option_ofEveryMove_differsAndKeepsTheRules() {
    Ruleset rules = game().ruleset();
    for (Position position : positions()) {
      for (Move move : position.moves()) {
        Position option = position.after(move);
        if (!rules.loopy()) {
          assertThat(option).as("%s after %s", position, move).isNotEqualTo(position);
        }
        assertThat(option.ruleset()).isEqualTo(rules);
        assertThat(option).isEqualTo(position.after(move)).hasSameHashCodeAs(position.after(move));
      }
    }
  }

  @Test
  default void position_printed_isReadBack() {
    for (Position position : positions()) {
      assertThat(game().ruleset().parse(position.toString())).isEqualTo(position);
    }
  }

  @Test
  default void game_printed_isReadBackByTheCatalogue() {
    assertThat(Catalogue.game(game().toString())).isEqualTo(game());
    for (Position position : positions()) {
      assertThat(Catalogue.game(Game.at(position).toString()).start()).isEqualTo(position);
    }
  }

  @Test
  default void terminal_position_isExactlyOneWithoutMoves() {
    for (Position position : positions()) {
      assertThat(position.isTerminal()).as("%s", position).isEqualTo(position.moves().isEmpty());
      if (position.isTerminal()) {
        double reward = game().ruleset().moverReward(position);
        assertThat(reward).as("%s", position).isEqualTo(Math.rint(reward));
        assertThat(Math.abs(reward)).isLessThanOrEqualTo(game().ruleset().maxReward());
      }
    }
  }

  @Test
  default void move_thatIsNotLegal_isRefusedInOneLine() {
    for (String text : List.of("", "nonsense", "-1", "9999999999->0", "\n", "💥")) {
      assertThatThrownBy(() -> game().start().move(text))
          .isInstanceOf(InputError.class)
          .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
    }
  }

  @Test
  default void canonical_position_isItsOwnRepresentativeAndPlaysAlike() {
    for (Position position : positions()) {
      Position canonical = position.canonical();
      assertThat(canonical.canonical()).isEqualTo(canonical);
      assertThat(canonical.isTerminal()).isEqualTo(position.isTerminal());
      assertThat(Walks.canonicalOptions(canonical)).isEqualTo(Walks.canonicalOptions(position));
    }
  }

  @Test
  default void components_ofASum_haveTheMovesOfTheWhole() {
    for (Position position : positions()) {
      if (position instanceof SumPosition sum) {
        int moves = sum.components().stream().mapToInt(part -> part.moves().size()).sum();
        assertThat(moves).as("%s", position).isEqualTo(position.moves().size());
      }
    }
  }

  @Test
  default void packing_ofPositionsAndOptions_agreesWithTheMoves() {
    game().packing().ifPresent(this::agreesWithTheMoves);
    game().ruleset().roomyPacking(game().start()).ifPresent(this::agreesWithTheMoves);
  }

  private void agreesWithTheMoves(Packing packing) {
    Set<Long> codes = new HashSet<>();
    long[] options = new long[packing.maxOptions()];
    Set<Position> positions = positions();
    for (Position position : positions) {
      long code = packing.pack(position);
      assertThat(code).isBetween(0L, packing.size() - 1);
      assertThat(codes.add(code)).as("code of %s is its own", position).isTrue();
      assertThat(packing.unpack(code)).isEqualTo(position);
      int count = packing.options(code, options);
      assertThat(count).isEqualTo(position.moves().size());
      for (int i = 0; i < count; i++) {
        Position option = position.after(position.moves().get(i));
        assertThat(options[i]).as("%s to %s", position, option).isEqualTo(packing.pack(option));
        assertThat(options[i]).as("codes descend").isLessThan(code);
      }
    }
  }

  /** Asked of a few positions only, for what follows each is listed anew. */
  @Test
  default void positionsThatAreSurelyMore_areMore() {
    List<Position> counted =
        positions().stream()
            .filter(position -> position.ruleset().surelyExceeds(position, 0))
            .toList();
    for (int i = 0; i < counted.size(); i += 1 + counted.size() / 20) {
      Position position = counted.get(i);
      int follow = Walks.breadthFirst(position, LIMIT).size();
      boolean isSure = follow < LIMIT && position.ruleset().surelyExceeds(position, follow);
      assertThat(isSure).as("more than %d follow %s", follow, position).isFalse();
    }
  }

  @Test
  default void play_withOneSeed_isTheSameEpisodeTwice() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(randomPlay(seed)).isEqualTo(randomPlay(seed));
    }
  }

  /** By the limit on plies only where play may come back to where it was. */
  @Test
  default void play_ofRandomMoves_endsByTheRules() {
    for (long seed = 0; seed < 200; seed++) {
      Episode episode = randomPlay(seed);
      boolean ended = episode.ending() == Episode.Ending.TERMINAL;
      assertThat(ended || game().ruleset().loopy()).as("seed %d", seed).isTrue();
      assertThat(episode.end().isTerminal()).isEqualTo(ended);
    }
  }

  private Episode randomPlay(long seed) {
    RandomGenerator random = Seeds.stream(seed);
    List<Player> players = List.of(Policy.uniform(), Policy.uniform());
    int limit = game().ruleset().loopy() ? LOOPY_PLIES : EpisodeLoop.DEFAULT_PLY_LIMIT;
    return EpisodeLoop.play(game().start(), players, limit, random);
  }
}

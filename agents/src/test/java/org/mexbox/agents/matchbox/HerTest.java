package org.mexbox.agents.matchbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.play.Resistance;
import org.mexbox.teacher.play.Teacher;

/** Gardner's machine at hexapawn, where it always moved second (Gardner 1962). */
class HerTest {
  private static final Game GAME = Catalogue.game("hexapawn");

  private static boolean loses(Agent her, Player other, RandomGenerator random) {
    Episode episode = EpisodeLoop.play(GAME.start(), other, her, random);
    her.learn(episode, Set.of(Seat.SECOND));
    return episode.returnOf(Seat.SECOND) < 0;
  }

  // The boards on which black is to move, up to mirror image, by the plies before.
  private static Map<Integer, Set<Position>> boards() {
    Map<Integer, Set<Position>> boards = new HashMap<>();
    Set<Position> level = Set.of(GAME.start());
    for (int ply = 0; !level.isEmpty(); ply++) {
      if (ply % 2 == 1) {
        boards.put(ply, level);
      }
      level =
          level.stream()
              .flatMap(board -> board.moves().stream().map(board::after))
              .filter(board -> !board.isTerminal())
              .map(Position::canonical)
              .collect(Collectors.toSet());
    }
    return boards;
  }

  /** Gardner drew 24 labels; up to mirror image 19 boards can come before black. */
  @Test
  void boxes_areTheBoardsBeforeBlack() {
    Map<Integer, Set<Position>> boards = boards();
    assertThat(boards.get(1)).hasSize(2);
    assertThat(boards.get(3)).hasSize(10);
    assertThat(boards.get(5)).hasSize(7);
    Agent her = Agents.parse("matchbox:preset=gardner,loss=0").create(GAME);
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 5_000; i++) {
      loses(her, Policy.uniform(), random);
    }
    Set<Position> expected = new HashSet<>();
    boards.values().forEach(expected::addAll);
    assertThat(Matchbox.of(her)).extracting(Matchbox::position).hasSameElementsAs(expected);
    for (Matchbox box : Matchbox.of(her)) {
      assertThat(box.beads()).extracting(Matchbox.Colour::count).containsOnly(1);
    }
  }

  /** Every loss takes a bead that loses, so there is an end of losses; then nobody beats it. */
  @ParameterizedTest
  @ValueSource(strings = {"random", "teacher"})
  void her_becomesUnbeatable(String opponent) {
    Player other =
        opponent.equals("teacher") ? Teacher.of(GAME, 1, Resistance.NONE) : Policy.uniform();
    long losingBeads =
        boards().values().stream()
            .flatMap(Set::stream)
            .flatMap(board -> board.moves().stream().map(board::after))
            .filter(HerTest::isWon)
            .count();
    for (long seed = 1; seed <= 50; seed++) {
      Agent her = Agents.parse("matchbox:preset=gardner").create(GAME);
      RandomGenerator random = Seeds.stream(seed);
      long losses = 0;
      for (int i = 0; i < 1_000; i++) {
        losses += loses(her, other, random) ? 1 : 0;
      }
      assertThat(losses).as("seed %d", seed).isBetween(1L, losingBeads);
      assertThat(canBeat(her.greedy(), GAME.start(), /* isHers= */ false)).isFalse();
    }
  }

  private static boolean isWon(Position board) {
    return board.moves().stream().anyMatch(move -> !isWon(board.after(move)));
  }

  // True if some play of the other beats some bead that is left.
  private static boolean canBeat(Policy her, Position board, boolean isHers) {
    List<Move> moves = board.moves();
    if (moves.isEmpty()) {
      return isHers;
    }
    double[] beads = isHers ? her.probabilities(board) : new double[0];
    for (int i = 0; i < moves.size(); i++) {
      if ((!isHers || beads[i] > 0) && canBeat(her, board.after(moves.get(i)), !isHers)) {
        return true;
      }
    }
    return false;
  }
}

package org.mexbox.agents.matchbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.play.Teacher;

/** Michie's machine at noughts and crosses, where it always began (Michie 1961, 1963). */
class MenaceTest {
  private static final Game GAME = Catalogue.game("tic-tac-toe");

  private static int marks(Position position) {
    String text = position.equals(GAME.start()) ? "" : position.toString();
    return (int) text.chars().filter(mark -> mark == 'x' || mark == 'o').count();
  }

  private static Episode play(Agent menace, Player other, RandomGenerator random) {
    Episode episode = EpisodeLoop.play(GAME.start(), menace, other, random);
    menace.learn(episode, Set.of(Seat.FIRST));
    return episode;
  }

  /** 304 boxes for the four moves that leave a choice, and Michie's beads in them. */
  @Test
  void boxes_areAsManyAsMichieHad() {
    Agent menace = Agents.parse("matchbox:preset=michie,win=0,draw=0,loss=0").create(GAME);
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 40_000; i++) {
      play(menace, Policy.uniform(), random);
    }
    Map<Integer, Integer> boxes = new TreeMap<>();
    for (Matchbox box : Matchbox.of(menace)) {
      int marks = marks(box.position());
      boxes.merge(marks, 1, Integer::sum);
      int replicates = marks < 8 ? 4 - marks / 2 : 1;
      assertThat(box.beads()).extracting(Matchbox.Colour::count).containsOnly(replicates);
    }
    // The fifth move is forced and needed no box; ours keeps one.
    int forced = boxes.getOrDefault(8, 0);
    assertThat(boxes).isEqualTo(Map.of(0, 1, 2, 12, 4, 108, 6, 183, 8, forced));
    assertThat(forced).isPositive();
    // Corner, side and centre.
    assertThat(Matchbox.of(menace, GAME.start()).orElseThrow().beads()).hasSize(3);
  }

  /**
   * Against perfect play it draws after a few dozen games, if it lives to see it: a perfect
   * opponent who makes any of the moves that hold the draw empties the first box, of 12 beads, of
   * two machines in three.
   */
  @Test
  void menace_againstThePerfectTeacher_drawsOrGivesUp() {
    Teacher teacher = Teacher.of(GAME, 1);
    int living = 0;
    for (long seed = 1; seed <= 40; seed++) {
      Agent menace = Agents.parse("matchbox:preset=michie").create(GAME);
      RandomGenerator random = Seeds.stream(seed);
      for (int i = 0; i < 200; i++) {
        play(menace, teacher, random);
      }
      boolean isDead = Matchbox.of(menace, GAME.start()).orElseThrow().emptySince().isPresent();
      double[] results = new double[100];
      Arrays.setAll(results, i -> play(menace, teacher, random).returnOf(Seat.FIRST));
      if (isDead) {
        assertThat(results).as("seed %d", seed).containsOnly(-1);
      } else {
        living++;
        long draws = Arrays.stream(results).filter(result -> result == 0).count();
        assertThat(draws).as("seed %d", seed).isGreaterThanOrEqualTo(90);
      }
    }
    assertThat(living).isBetween(8, 24);
  }

  /** The tally: 12 beads at first, one out for a loss, one in for a draw, three for a win. */
  @Test
  void firstBox_keepsTheTally() {
    Agent menace = Agents.parse("matchbox:preset=michie").create(GAME);
    RandomGenerator random = Seeds.stream(3);
    int tally = 12;
    for (int i = 0; i < 220; i++) {
      double result = play(menace, Policy.uniform(), random).returnOf(Seat.FIRST);
      tally += result > 0 ? 3 : result == 0 ? 1 : -1;
      int beads =
          Matchbox.of(menace, GAME.start()).orElseThrow().beads().stream()
              .mapToInt(Matchbox.Colour::count)
              .sum();
      assertThat(beads).isEqualTo(tally);
    }
    assertThat(tally).isGreaterThan(200);
  }
}

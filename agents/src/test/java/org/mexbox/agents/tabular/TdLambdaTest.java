package org.mexbox.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Episodes;
import org.mexbox.agents.Toys;
import org.mexbox.agents.table.TableAgent;
import org.mexbox.environments.Game;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;

/** Traces against the definition they come from. */
class TdLambdaTest {
  private static final Set<Seat> BOTH = Set.of(Seat.FIRST, Seat.SECOND);
  private static final double RATE = 0.3;

  /** The backward view with traces brings what the forward view with lambda-returns says. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 0.7, 1})
  void traces_bringTheLambdaReturns(double lambda) {
    Game game = Catalogue.game("nim:2,3,2");
    for (String kind : List.of("accumulating", "replacing")) {
      String settings = "rate=0.3,boxes=ordered,lambda=" + lambda + ",traces=" + kind;
      TableAgent agent = (TableAgent) Agents.parse("td-lambda:" + settings).create(game);
      RandomGenerator random = Seeds.stream(1);
      for (int i = 0; i < 300; i++) {
        Episode episode =
            EpisodeLoop.play(game.start(), Policy.uniform(), Policy.uniform(), random);
        Map<Position, Double> expected = learnt(agent, episode, lambda);
        agent.learn(episode, BOTH);
        expected.forEach(
            (at, value) -> assertThat(value(agent, at)).isCloseTo(value, within(1e-12)));
      }
      assertThat(agent.boxes().opened()).isGreaterThan(25);
    }
  }

  private static double value(TableAgent agent, Position at) {
    double[] learnt = new double[1];
    agent.rule().worthOfTargets(new int[] {agent.boxes().find(at)}, 1, learnt);
    return learnt[0];
  }

  // Sutton and Barto, 12.1, with a sign at every ply and an end at every move that is not the best.
  private static Map<Position, Double> learnt(TableAgent agent, Episode episode, double lambda) {
    Map<Position, Double> learnt = new HashMap<>();
    List<Transition> plies = episode.transitions();
    double goal = episode.returnOf(plies.get(plies.size() - 1).mover());
    for (int i = plies.size() - 1; i >= 0; i--) {
      Position after = plies.get(i).next();
      double before = value(agent, after);
      if (i < plies.size() - 1) {
        double next = value(agent, plies.get(i + 1).next());
        goal = next < best(agent, after) ? before : -((1 - lambda) * next + lambda * goal);
      }
      learnt.put(after, before + RATE * (goal - before));
    }
    return learnt;
  }

  private static double best(TableAgent agent, Position position) {
    return position.moves().stream()
        .mapToDouble(move -> value(agent, position.after(move)))
        .max()
        .orElseThrow();
  }

  /** With lambda 1 and no move that is known to be worse: Monte Carlo. */
  @Test
  void lambdaOne_afterTheFirstEpisode_isMonteCarlo() {
    Game game = Catalogue.game("nim:3,4,5");
    for (long seed = 0; seed < 50; seed++) {
      Episode episode =
          EpisodeLoop.play(game.start(), Policy.uniform(), Policy.uniform(), Seeds.stream(seed));
      List<List<Double>> learnt = new ArrayList<>();
      for (String spec : List.of("td-lambda:lambda=1,rate=0.3", "montecarlo:rate=0.3")) {
        TableAgent agent = (TableAgent) Agents.parse(spec).create(game);
        agent.learn(episode, BOTH);
        double[] values = new double[agent.boxes().size()];
        int[] all = new int[values.length];
        Arrays.setAll(all, i -> i);
        agent.rule().worthOfTargets(all, all.length, values);
        learnt.add(Arrays.stream(values).boxed().toList());
      }
      assertThat(learnt.get(0)).isEqualTo(learnt.get(1));
    }
  }

  /** 0 is reached at plies 1 and 3, 1 at plies 0 and 2; at ply 4 the mover loses. */
  @ParameterizedTest
  @CsvSource({"accumulating, 0.3125, -0.15625", "replacing, 0.25, -0.125"})
  void positionReachedAgain_hasItsTraceGrowOrBegin(String kind, double zero, double one) {
    Agent agent = Agents.parse("td-lambda:rate=0.5,lambda=0.5,traces=" + kind).create(Toys.CIRCLE);
    agent.learn(Episodes.of(Toys.CIRCLE, "1", "0", "1", "0", "end"), BOTH);
    TableAgent table = (TableAgent) agent;
    assertThat(value(table, Toys.CIRCLE.ruleset().parse("0"))).isEqualTo(zero);
    assertThat(value(table, Toys.CIRCLE.ruleset().parse("1"))).isEqualTo(one);
    assertThat(value(table, Toys.CIRCLE.ruleset().parse("end"))).isEqualTo(-0.5);
  }

  @Test
  void sumsOfTraces_stayWithinWhatCanBeWon() {
    Agent agent = Agents.parse("td-lambda:rate=1,lambda=1,traces=accumulating").create(Toys.CIRCLE);
    String[] round = new String[41];
    for (int i = 0; i < 40; i++) {
      round[i] = i % 2 == 0 ? "1" : "0";
    }
    round[40] = "end";
    agent.learn(Episodes.of(Toys.CIRCLE, round), BOTH);
    assertThat(value((TableAgent) agent, Toys.CIRCLE.ruleset().parse("0"))).isEqualTo(1);
    assertThat(value((TableAgent) agent, Toys.CIRCLE.ruleset().parse("1"))).isEqualTo(-1);
  }
}

package org.mexbox.agents.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Toys;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

class MonteCarloTreeSearchTest {

  private static Policy policy(String spec, Game game) {
    return Agents.parse(spec).create(game).greedy();
  }

  private static double exact(Position position, Map<Position, Double> known) {
    Double value = known.get(position);
    if (value == null) {
      value =
          position.moves().stream()
              .mapToDouble(move -> -exact(position.after(move), known))
              .max()
              .orElseGet(() -> position.ruleset().moverReward(position));
      known.put(position, value);
    }
    return value;
  }

  /** With enough playouts everything is settled, and so it must be what plain minimax says. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1,3,5",
        "nim:1,3,5:misere",
        "subtract:15:take=1,3,4",
        "chomp:3x3",
        "kayles:8",
        "mnk:3x3:k=3",
        "mnk:3x2:k=2:misere",
        "mnk:2x2:k=3"
      })
  void search_withManyPlayouts_settlesEveryPosition(String text) {
    Game game = Catalogue.game(text);
    Policy search = policy("mcts:playouts=20000", game);
    Map<Position, Double> known = new HashMap<>();
    exact(game.start(), known);
    known.forEach(
        (position, value) -> {
          assertThat(((Valuation) search).value(position))
              .as("%s", position)
              .isEqualTo(value + 0.0);
          if (!position.isTerminal()) {
            double[] probabilities = search.probabilities(position);
            for (int i = 0; i < probabilities.length; i++) {
              double gets = -exact(position.after(position.moves().get(i)), known);
              assertThat(probabilities[i] == 0 || gets == value).as("%s", position).isTrue();
            }
          }
        });
  }

  /** Bounds are proofs: few playouts leave much open, but what they settle is so. */
  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:2,3,4:misere", "mnk:3x3:k=3"})
  void search_withFewPlayouts_settlesNothingWrong(String text) {
    Game game = Catalogue.game(text);
    Map<Position, Double> known = new HashMap<>();
    exact(game.start(), known);
    int settled = 0;
    for (Map.Entry<Position, Double> each : known.entrySet()) {
      for (int playouts : new int[] {3, 20, 100}) {
        Search search =
            new Search(
                new MonteCarloTreeSearch(playouts, 1, 1, 1_000, 1),
                each.getKey(),
                Seeds.stream(each.getKey().toString().length(), playouts));
        search.run();
        double value = each.getValue();
        assertThat(value >= search.root().least && value <= search.root().most)
            .as("%s", each)
            .isTrue();
        settled += search.root().isSettled() ? 1 : 0;
      }
    }
    assertThat(settled).isBetween(known.size() / 2, 3 * known.size() - 1);
  }

  @Test
  void points_areSharesOfTheMost() {
    Policy search = policy("mcts:playouts=10", Toys.PURSE);
    assertThat(((Valuation) search).value(Toys.PURSE.start())).isEqualTo(0.7);
    assertThat(search.probabilities(Toys.PURSE.start())).containsExactly(0, 1, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mcts:playouts=2", "mcts", "mcts:plies=1,batch=7", "mcts:exploration=0"})
  void endlessGame_isCut_andTheLosingStopAvoided(String spec) {
    Policy search = policy(spec, Toys.CIRCLE);
    assertThat(search.probabilities(Toys.CIRCLE.start())).containsExactly(1, 0);
    assertThat(((Valuation) search).value(Toys.CIRCLE.start())).isBetween(-1.0, 1.0);
  }

  @Test
  void onePlayout_thatFindsALoss_leavesTheMovesNotTried() {
    Game two = Catalogue.game("nim:2:misere");
    for (int seed = 1; seed <= 20; seed++) {
      double[] chosen = policy("mcts:playouts=1,seed=" + seed, two).probabilities(two.start());
      // 2->1 wins; 2->0 loses at once, and then 2->1 is all that is left to hope for.
      assertThat(chosen).as("seed %d", seed).containsExactly(0, 1);
    }
  }

  @Test
  void askedInAnyOrderAndOnAnyThread_answersTheSameBits() throws Exception {
    Game game = Catalogue.game("nim:2,3,4");
    Packing packing = game.packing().orElseThrow();
    List<Position> positions = new ArrayList<>();
    for (long code = 1; code < packing.size(); code++) {
      positions.add(packing.unpack(code));
    }
    List<double[]> rising = answers(game, positions);
    List<Position> falling = new ArrayList<>(positions);
    Collections.reverse(falling);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<double[]>>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(threads.submit(() -> answers(game, falling)));
      }
      for (Future<List<double[]>> each : all) {
        List<double[]> turned = new ArrayList<>(each.get());
        Collections.reverse(turned);
        for (int i = 0; i < rising.size(); i++) {
          assertThat(turned.get(i)).as("%s", positions.get(i)).isEqualTo(rising.get(i));
        }
      }
    } finally {
      threads.shutdown();
    }
  }

  private static List<double[]> answers(Game game, List<Position> positions) {
    Policy search = policy("mcts:playouts=30", game);
    return positions.stream().map(search::probabilities).toList();
  }

  @Test
  void symmetricPositions_getTheSameAnswer() {
    Game game = Catalogue.game("mnk:3x3:k=3");
    Policy search = policy("mcts:playouts=50", game);
    Position corner = game.ruleset().parse("x../.../...");
    Position other = game.ruleset().parse(".../.../..x");
    assertThat(((Valuation) search).value(corner)).isEqualTo(((Valuation) search).value(other));
    double[] turned = search.probabilities(other);
    double[] straight = search.probabilities(corner);
    for (int i = 0; i < straight.length; i++) {
      assertThat(turned[turned.length - 1 - i]).isEqualTo(straight[i]);
    }
  }

  @Test
  void morePlayouts_playBetter() {
    Exam exam = Exam.of(Catalogue.game("nim:1,3,5,7"));
    List<Double> scores = new ArrayList<>();
    for (int playouts : new int[] {10, 50, 200, 1_000}) {
      ExamResult result =
          exam.mark(policy("mcts:playouts=" + playouts, Catalogue.game("nim:1,3,5,7")));
      scores.add(result.expertScore());
    }
    assertThat(scores).isSorted();
    assertThat(scores.get(1)).isGreaterThan(0.6);
    assertThat(scores.get(3)).isEqualTo(1);
  }

  @Test
  void choose_drawsFromItsGenerator_soThatGamesDiffer() {
    Game game = Catalogue.game("nim:3,4,5");
    var agent = Agents.parse("mcts:playouts=20").create(game);
    var first = EpisodeLoop.play(game.start(), agent, agent, Seeds.stream(1));
    var same = EpisodeLoop.play(game.start(), agent, agent, Seeds.stream(1));
    assertThat(same).isEqualTo(first);
    long different =
        LongStream.range(2, 12)
            .mapToObj(s -> EpisodeLoop.play(game.start(), agent, agent, Seeds.stream(s)))
            .distinct()
            .count();
    assertThat(different).isGreaterThan(1);
  }

  @Test
  void tooManyMoves_areRefused_andManyAreNot() {
    Game large = Catalogue.game("nim:100001");
    assertThatThrownBy(() -> policy("mcts", large).probabilities(large.start()))
        .isInstanceOf(LimitError.class)
        .hasMessage(
            "moves of a position in a search: 100001 needed, at most 100000 allowed; choose a"
                + " smaller start");
    Game wide = Catalogue.game("nim:3000,2999");
    assertThatThrownBy(() -> policy("mcts:playouts=100000", wide).probabilities(wide.start()))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("choose fewer playouts, or a smaller start");
    Game many = Catalogue.game("nim:50000");
    assertThat(policy("mcts:playouts=100", many).probabilities(many.start())).hasSize(50_000);
  }
}

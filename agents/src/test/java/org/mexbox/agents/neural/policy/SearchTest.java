package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agents;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;

/** The tree search with networks that know nothing. */
class SearchTest {

  /** A search with an untrained network, and what it needs. */
  private static final class Bench {
    final AlphaZero spec;
    final Views views;
    final Search search;

    Bench(String game, String settings) {
      this.spec = (AlphaZero) Agents.parse("alphazero:width=8" + settings);
      Game played = Catalogue.game(game);
      Encoding encoding = Encoding.of(played, spec.order(), spec.features());
      this.views = new Views(played, encoding);
      Shape shape = spec.network().shape(encoding, 1, 8);
      Brain brain = new Brain(views, shape, 0.01, 0);
      brain.begin(Seeds.stream(5));
      this.search = new Search(brain, views, spec);
    }

    /** All positions that have a move. */
    List<View> positions() {
      List<View> met = new ArrayList<>(List.of(views.start()));
      for (int i = 0; i < met.size(); i++) {
        for (View option : met.get(i).fan(views).options()) {
          if (!option.isTerminal() && !met.contains(option)) {
            met.add(option);
          }
        }
      }
      return met;
    }

    // By plain search of all play.
    float exact(View view) {
      if (view.isTerminal()) {
        return view.reward;
      }
      float best = -1;
      for (View option : view.fan(views).options()) {
        best = Math.max(best, -exact(option));
      }
      return best;
    }
  }

  /** Field case P31: what a sign error would turn round. */
  @ParameterizedTest
  @ValueSource(strings = {"", ",proofs=no"})
  void untrainedSearch_onTheSmallestBoards_isRight(String settings) {
    Bench two = new Bench("nim:2", settings);
    Lesson lesson = two.search.lesson(two.views.start(), 50);
    assertThat(two.views.start().fan(two.views).options()[0].isTerminal()).isTrue();
    assertThat(lesson.policy()[0]).isGreaterThan(0.9f);
    assertThat(lesson.value()).isCloseTo(1, within(0.1f));
    Bench twins = new Bench("nim:1,1", settings);
    assertThat(twins.search.lesson(twins.views.start(), 50).value()).isCloseTo(-1, within(0.1f));
    Bench misere = new Bench("nim:2:misere", settings);
    assertThat(misere.search.lesson(misere.views.start(), 50).policy()[1]).isGreaterThan(0.9f);
  }

  /** What a search calls proved is so, on every position; and with patience all is proved. */
  @ParameterizedTest
  @ValueSource(
      strings = {"nim:1,2,3", "nim:1,2,3:misere", "chomp:2x3", "mnk:2x3:k=2", "mnk:2x2:k=3"})
  void proofs_agreeWithAllOfPlay(String game) {
    Bench bench = new Bench(game, "");
    for (View view : bench.positions()) {
      float exact = bench.exact(view);
      for (int visits : new int[] {1, 3, 10, 30}) {
        Node root = bench.search.root(view);
        bench.search.run(List.of(root), visits);
        if (root.isProved) {
          assertThat(root.value).as("%s", view.position).isEqualTo(exact);
        }
      }
      Lesson lesson = bench.search.lesson(view, 20_000);
      assertThat(lesson.value()).as("%s", view.position).isEqualTo(exact);
      for (int i = 0; i < lesson.policy().length; i++) {
        if (lesson.policy()[i] > 0) {
          assertThat(-bench.exact(view.fan(bench.views).options()[i])).isEqualTo(exact);
        }
      }
    }
  }

  @Test
  void trees_thatGrowTogether_growAsTheyWouldAlone() {
    Bench bench = new Bench("nim:2,3,4", "");
    List<Node> together = bench.positions().stream().map(bench.search::root).toList();
    bench.search.run(together, 40);
    for (Node root : together) {
      Lesson alone = bench.search.lesson(root.view, 40);
      assertThat(Lesson.of(root).policy()).isEqualTo(alone.policy());
      assertThat(Lesson.of(root).value()).isEqualTo(alone.value());
    }
  }

  @Test
  void beginner_holdsAllMovesEqual() {
    Game game = Catalogue.game("nim:1,2,2");
    for (String spec : List.of("alphazero", "alphazero:search=50", "policy-gradient")) {
      Policy greedy = Agents.parse(spec).create(game).greedy();
      assertThat(greedy.probabilities(game.start())).containsOnly(0.2);
      assertThat(((Valuation) greedy).value(game.start())).isZero();
    }
  }
}

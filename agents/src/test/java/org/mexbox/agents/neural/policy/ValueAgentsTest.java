package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Answers;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.neural.ProductNetwork;
import org.mexbox.agents.taught.Teaching;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/** Ordinary networks that say what a position is worth: by self-play, and taught. */
class ValueAgentsTest {

  private static Agent trained(String spec, Game game, long episodes) {
    Agent agent = Agents.parse(spec).create(game);
    Teaching.teach(agent, () -> Answers.of(game));
    ((SelfPlayer) agent).selfPlay(episodes, Seeds.stream(1));
    return agent;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value-network:rate=0.01|nim:1,2,3|2400",
        "value-network:rate=0.01,targets=soft,width=32|nim:2,3|2400",
        "taught-network:rate=0.01,width=32|nim:2,3,4|500",
        "taught-network:rate=0.01,width=32|nim:1,2,3:misere|400",
        "taught-network:rate=0.01|tic-tac-toe|800",
      })
  void network_onASmallBoard_becomesAChampion(String spec, String text, long episodes) {
    Game game = Catalogue.game(text);
    ExamResult result = Exam.of(game).mark(trained(spec, game, episodes).greedy());
    assertThat(result.isChampion()).isTrue();
    assertThat(result.expertScore()).isGreaterThan(0.9);
    assertThat(result.balancedValueAccuracy().orElseThrow()).isGreaterThan(0.9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nim:1,3,5,7", "nim:1,3,5,7,9", "nim:1,3,5,7,9:misere", "subtract:20:take=1,2"})
  void width_byDefault_makesAsManyNumbersAsAProductNetworkHas(String text) {
    Game game = Catalogue.game(text);
    int wanted = ProductNetwork.numbers(game).orElseThrow();
    Perceptron network = new Perceptron();
    Encoding encoding = network.encoding(game);
    Shape shape = network.shape(game, encoding);
    int ofAUnit = encoding.inputs() + 2;
    assertThat(shape.numbers()).isCloseTo(wanted, within(ofAUnit / 2));
    // A table of 48 columns and a row for each size of heap, and their weights.
    assertThat(ProductNetwork.numbers(Catalogue.game("nim:1,3,5,7,9"))).hasValue(48 * 9 + 48);
  }

  @Test
  void width_whereAProductNetworkCannotPlay_isTheUsualOne() {
    Game game = Catalogue.game("tic-tac-toe");
    Perceptron network = new Perceptron();
    assertThat(ProductNetwork.numbers(game)).isEmpty();
    assertThat(network.shape(game, network.encoding(game)).body().width()).isEqualTo(128);
  }

  /** With random moves alone a win is a matter of luck: only outcomes have to do with that. */
  @ParameterizedTest
  @CsvSource({
    "value-network, hard, 1",
    "value-network, soft, 1",
    "value-network, outcomes, 0",
    "product-network, hard, 1",
    "product-network, soft, 1",
    "product-network, outcomes, 0"
  })
  void valueOfTwo_amongRandomMoves_isOfItsTargets(String name, String targets, double expected) {
    Game game = Catalogue.game("nim:2");
    String certify = name.startsWith("product") ? ",certify=0" : "";
    String spec = name + ":rate=0.01,epsilon=1,games=1,batch=16,targets=" + targets + certify;
    Valuation values = (Valuation) trained(spec, game, 600).greedy();
    assertThat(values.value(game.start())).isCloseTo(expected, within(0.45));
    assertThat(values.value(game.ruleset().parse("1"))).isCloseTo(1, within(0.1));
  }

  @Test
  void lookAhead_isTheBestOfTheOptions() {
    Game game = Catalogue.game("nim:2,3");
    Perceptron network = new Perceptron();
    Views views = new Views(game, network.encoding(game));
    Brain brain = new Brain(views, network.shape(game, network.encoding(game)), 0.01, 0);
    brain.begin(Seeds.stream(5));
    Valuation values = NetworkPolicy.ofValues(brain, views);
    double best = -1;
    for (Move move : game.start().moves()) {
      best = Math.max(best, -values.value(game.start().after(move)));
    }
    assertThat((double) new ValueMover(brain, views).lookAhead(views.start())).isEqualTo(best);
  }

  @Test
  void taughtNetwork_learnsNothingFromGames() {
    Game game = Catalogue.game("nim:2,3");
    Agent alone = trained("taught-network:batch=8", game, 0);
    Agent beside = trained("taught-network:batch=8", game, 0);
    for (int i = 0; i < 8; i++) {
      var first =
          EpisodeLoop.play(game.start(), Policy.uniform(), Policy.uniform(), Seeds.stream(i));
      var other =
          EpisodeLoop.play(game.start(), Policy.uniform(), Policy.uniform(), Seeds.stream(i, 1));
      alone.learn(first, Set.of(Seat.FIRST, Seat.SECOND));
      beside.learn(other, Set.of(Seat.FIRST));
    }
    assertThat(AgentFile.of(game, alone).toBytes()).isEqualTo(AgentFile.of(game, beside).toBytes());
    assertThat(alone.positionsSeen()).isEqualTo(8);
  }

  @Test
  void taughtNetwork_withoutItsTeacher_saysSo() {
    Game game = Catalogue.game("nim:2,3");
    SelfPlayer pupil = (SelfPlayer) Agents.parse("taught-network").create(game);
    assertThatThrownBy(() -> pupil.selfPlay(1, Seeds.stream(1)))
        .isInstanceOf(InputError.class)
        .hasMessage(
            "agent: must be taught by the teacher before it learns, was \"taught-network\"");
  }

  @Test
  void hardTargets_whereGamesMayBeDrawn_areRefused() {
    Game game = Catalogue.game("tic-tac-toe");
    assertThatThrownBy(() -> Agents.parse("value-network").create(game))
        .isInstanceOf(InputError.class)
        .hasMessageEndingWith("was \"mnk:3x3:k=3\"; try value-network:targets=soft");
    assertThat(Agents.parse("value-network:targets=soft").create(game).episodes()).isZero();
  }
}

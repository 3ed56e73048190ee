package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Packing;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.catalogue.Entry;
import org.mexbox.environments.play.Seeds;

/** Learners with a table and matchboxes, on every game whose positions are numbered. */
class CatalogueTest {
  private static final int MAX_POSITIONS = 10_000;
  private static final int MAX_COMPARED = 1_000;
  private static final List<String> SPECS =
      List.of(
          "q",
          "sarsa:values=moves",
          "td",
          "td-lambda",
          "negamax-td",
          "montecarlo",
          "matchbox",
          "matchbox:preset=michie",
          "matchbox:preset=gardner");

  static Stream<Game> games() {
    return Catalogue.entries().stream()
        .map(Entry::start)
        .distinct()
        .map(Catalogue::any)
        .filter(AnyGame.InTurn.class::isInstance)
        .map(game -> ((AnyGame.InTurn) game).game())
        .filter(game -> game.packing().map(Packing::size).orElse(Long.MAX_VALUE) <= MAX_POSITIONS);
  }

  @ParameterizedTest
  @MethodSource("games")
  void learner_onEveryGame_learnsTheSameBitsEitherWay(Game game) {
    for (String spec : SPECS) {
      Agent fast = Agents.parse(spec).create(game);
      Agent plain = Agents.parse(spec).create(game);
      long fastWins = ((SelfPlayer) fast).selfPlay(40, Seeds.stream(7));
      assertThat(Learners.playInLoop(plain, game, 40, Seeds.stream(7)))
          .as(spec)
          .isEqualTo(fastWins);
      assertThat(AgentFile.of(game, fast).toBytes())
          .as(spec)
          .isEqualTo(AgentFile.of(game, plain).toBytes());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void learner_onEveryGame_answersByCodeAsByPosition(Game game) {
    boolean isLarge = game.packing().orElseThrow().size() > MAX_COMPARED;
    for (String spec : isLarge ? List.of("td") : List.of("td", "q:values=moves", "matchbox")) {
      Agent agent = Agents.parse(spec).create(game);
      ((SelfPlayer) agent).selfPlay(40, Seeds.stream(7));
      PackedChecks.assertPackedPolicyAgrees(agent.greedy(), game);
    }
  }
}

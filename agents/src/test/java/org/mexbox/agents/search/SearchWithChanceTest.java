package org.mexbox.agents.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.teacher.matrix.SimultaneousExam;

class SearchWithChanceTest {

  private static MixedPolicy search(String text, SimultaneousGame game) {
    return Agents.parse(text).atOnce(game);
  }

  private static SimultaneousGame atOnce(String text) {
    return Catalogue.any(text).atOnce().orElseThrow();
  }

  private static double exploitability(SimultaneousGame game, MixedPolicy policy) {
    return SimultaneousExam.of(game).mark(policy).exploitability();
  }

  // A random mover loses .969 and 9.614 to the best opponent in these two games of 15 objects.
  @ParameterizedTest
  @CsvSource({
    "rock-paper-scissors, 0.1",
    "hap:5, 0.25",
    "hap:5:payoff=difference, 0.5",
    "'matrix:3,-1/-2,1', 0.25"
  })
  void searchWhereBothChooseAtOnce_leavesLittleToTheBestOpponent(String text, double most) {
    SimultaneousGame game = atOnce(text);
    double searched = exploitability(game, search("mcts:playouts=5000", game));
    assertThat(searched).isLessThan(most);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hap:6", "hap:6:payoff=difference"})
  void longerSearch_leavesLess(String text) {
    SimultaneousGame game = atOnce(text);
    double few = exploitability(game, search("mcts:playouts=50", game));
    double many = exploitability(game, search("mcts:playouts=5000", game));
    assertThat(many).isLessThan(few);
    assertThat(few).isLessThan(exploitability(game, MixedPolicy.uniform()));
  }

  @Test
  void choiceThatIsAlwaysBetter_isFound() {
    SimultaneousGame game = atOnce("matrix:1,2/0,1");
    MixedPolicy policy = search("mcts", game);
    assertThat(policy.probabilities(game.start(), Seat.FIRST)[0]).isGreaterThan(0.95);
    assertThat(policy.probabilities(game.start(), Seat.SECOND)[0]).isGreaterThan(0.95);
  }

  @Test
  void answers_areTheSameWhateverWasAskedBefore() {
    SimultaneousGame game = atOnce("hap:5");
    MixedPolicy one = search("mcts:playouts=200", game);
    MixedPolicy other = search("mcts:playouts=200", game);
    other.probabilities(atOnce("hap:4").start(), Seat.SECOND);
    double[] second = other.probabilities(game.start(), Seat.SECOND);
    assertThat(one.probabilities(game.start(), Seat.FIRST))
        .containsExactly(other.probabilities(game.start(), Seat.FIRST));
    assertThat(one.probabilities(game.start(), Seat.SECOND)).containsExactly(second);
  }

  @ParameterizedTest
  @CsvSource({
    "two-dice-seven, 1",
    "'wager:50x1,0x5:stake=5', 0",
    "'wager:50x1,0x5:stake=10', 1",
  })
  void choiceAgainstNature_isTheOneThatBringsMore(String game, int best) {
    AnyGame.AgainstNature nature = (AnyGame.AgainstNature) Catalogue.any(game);
    double[] chosen = Agents.parse("mcts:playouts=20000").against(nature.game());
    assertThat(chosen[best]).isCloseTo(1, within(1e-12));
  }
}

package org.mexbox.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.label.Labels;

class NegamaxTdTest {

  /** With rate 1, whatever it holds for won or lost is so, long before it knows all. */
  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:1,3,5,7:misere", "moore:2,3,4:k=2", "chomp:3x4"})
  void rateOne_neverHoldsWhatIsNotSo(String text) {
    Game game = Catalogue.game(text);
    Labels labels = Labels.of(game);
    Agent agent = Agents.parse("negamax-td").create(game);
    int known = 0;
    for (int segment = 0; segment < 12; segment++) {
      ((SelfPlayer) agent).selfPlay(1 << segment, Seeds.stream(1, segment));
      PackedValuation values = ((Valuation) agent.greedy()).valuesOn(labels.packing());
      known = 0;
      for (int code = 0; code <= labels.start(); code++) {
        double value = labels.isReachable(code) ? values.value(code) : 0;
        if (value != 0) {
          assertThat(value).isEqualTo(labels.isWon(code) ? 1 : -1);
          known++;
        }
      }
    }
    assertThat(known).isEqualTo(labels.positions());
  }
}

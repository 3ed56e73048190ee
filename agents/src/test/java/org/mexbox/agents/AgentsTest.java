package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.SimultaneousGame;

class AgentsTest {

  @Test
  void names_areThoseOfTheServiceFile() {
    assertThat(Agents.names())
        .containsExactly(
            "random",
            "matchbox",
            "montecarlo",
            "td",
            "td-lambda",
            "negamax-td",
            "sarsa",
            "q",
            "product-network",
            "grown-network",
            "quotient",
            "mcts",
            "regret",
            "fictitious",
            "alphazero",
            "policy-gradient",
            "value-network",
            "taught-network");
  }

  static List<String> names() {
    return Agents.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void text_ofDefaults_readsBack(String name) {
    AgentSpec spec = Agents.parse(name);
    assertThat(spec.name()).isEqualTo(name);
    assertThat(Agents.parse(spec.toString())).isEqualTo(spec);
    assertThat(Agents.text(Agents.parse(spec.toString()))).isEqualTo(spec.toString());
  }

  @ParameterizedTest
  @MethodSource("names")
  void settings_areAllDescribed_andPrintedInTheText(String name) {
    String text = Agents.parse(name).toString();
    assertThat(Agents.description(name, Locale.ROOT)).isNotBlank();
    for (Setting setting : Agents.settings(name)) {
      assertThat(setting.description(Locale.ROOT)).as(setting.name()).isNotBlank();
      assertThat(setting.range()).as(setting.name()).isNotBlank();
      assertThat(text).contains(setting.name() + "=" + setting.defaultText());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "q|q:rate=0.5,epsilon=0.3,initial=0,values=afterstates,boxes=sorted",
        "q:|q:rate=0.5,epsilon=0.3,initial=0,values=afterstates,boxes=sorted",
        "' Q : RATE = .25 , boxes=Ordered '"
            + "|q:rate=0.25,epsilon=0.3,initial=0,values=afterstates,boxes=ordered",
        "td:epsilon=0.2..0.01@5000|td:rate=0.2,epsilon=0.2..0.01@5000,initial=0,boxes=sorted",
        "td:initial=-0.5|td:rate=0.2,epsilon=0.3,initial=-0.5,boxes=sorted",
        "td-lambda:lambda=1,rate=0.5|td-lambda:rate=0.5,epsilon=0.2..0.4@1000,initial=0,lambda=1"
            + ",traces=replacing,boxes=sorted",
        "negamax-td:epsilon=0|negamax-td:rate=1,epsilon=0,initial=0,boxes=sorted",
        "mcts:playouts=200|mcts:playouts=200,exploration=1,batch=1,plies=1000,seed=1",
        "matchbox|matchbox:preset=mexbox,start=1,win=1,draw=0,loss=1,punish=last,least=0"
            + ",most=10000,boxes=sorted,resign=no,epsilon=0.05",
        "matchbox:preset=michie|matchbox:preset=michie,start=4-3-2-1,win=3,draw=1,loss=1"
            + ",punish=all,least=0,most=10000,boxes=sorted,resign=yes,epsilon=0",
        "'matchbox:win=5,preset=gardner'|matchbox:preset=gardner,start=1,win=5,draw=0,loss=1"
            + ",punish=last,least=0,most=10000,boxes=sorted,resign=yes,epsilon=0",
        "random|random",
      })
  void parse_goodText_saysAllSettings(String text, String all) {
    assertThat(Agents.parse(text).toString()).isEqualTo(all);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "qq|agent: must be one of random, matchbox, montecarlo, td, td-lambda, negamax-td, sarsa, q"
            + ", product-network, grown-network, quotient, mcts, regret, fictitious, alphazero, policy-gradient"
            + ", value-network, taught-network, was \"qq\"; try q",
        "motecarlo|agent: must be one of random, matchbox, montecarlo, td, td-lambda, negamax-td"
            + ", sarsa, q, product-network, grown-network, quotient, mcts, regret, fictitious, alphazero, policy-gradient"
            + ", value-network, taught-network, was \"motecarlo\"; try montecarlo",
        "''|agent: must be one of random, matchbox, montecarlo, td, td-lambda, negamax-td, sarsa, q"
            + ", product-network, grown-network, quotient, mcts, regret, fictitious, alphazero, policy-gradient"
            + ", value-network, taught-network, was \"\"; try q",
        "q:epsilom=1|setting of q: must be one of rate, epsilon, initial, values, boxes, each with"
            + " =, was \"epsilom\"; try epsilon=",
        "q:0.5|setting of q: must be one of rate, epsilon, initial, values, boxes, each with ="
            + ", was \"0.5\"; try rate=",
        "q:,|setting of q: must be one of rate, epsilon, initial, values, boxes, each with ="
            + ", was \"\"; try rate=",
        "random:seed=1|setting of random: there is none, was \"seed\"; try random",
        "q:epsilon=1.5|epsilon: must be 0..1, was 1.5",
        "q:epsilon=-1|epsilon: must be 0..1, or A..B@N, or A..B@M..N, was \"-1\"; try 0.2 or"
            + " 0.2..0.01@5000",
        "q:epsilon=0.2..0.1@50..20|epsilon: must not end before it begins, was \"50..20\"",
        "q:initial=2|initial: must be -1..1, was 2.0",
        "q:initial=NaN|initial: must be -1..1, was \"NaN\"",
        "'q:rate=0.5,rate=0.5'|rate: must be given once, was \"rate=0.5,rate=0.5\"",
        "q:boxes=sort|boxes: must be one of sorted, ordered, was \"sort\"; try sorted",
        "td-lambda:lambda=1.5|lambda: must be 0..1, was 1.5",
        "td-lambda:initial=2|initial: must be -1..1, was 2.0",
        "td-lambda:traces=dutch|traces: must be one of accumulating, replacing, was \"dutch\"; try"
            + " accumulating",
        "mcts:playouts=0|playouts: must be 1..100000, was 0.0",
        "mcts:exploration=-1|exploration: must be 0..100, was -1.0",
        "matchbox:win=10001|win: must be 0..10000, was 10001.0",
        "matchbox:win=1.5|win: must be 0..10000, was \"1.5\"",
        "matchbox:start=0|start: must be 1..10000, was 0",
        "matchbox:start=4-|start: must be 1..10000, or A-B-C by move, was \"4-\"; try 4-3-2-1",
        "'matchbox:least=5,most=4'|least: must not be above most=4, was 5",
        "matchbox:preset=michi|preset: must be one of mexbox, michie, gardner"
            + ", was \"michi\"; try michie",
      })
  void parse_badText_saysWhatIsRight(String text, String message) {
    assertThatThrownBy(() -> Agents.parse(text)).isInstanceOf(InputError.class).hasMessage(message);
  }

  @Test
  void parse_anyText_isAnAgentOrAnInputError() {
    String letters = "q:td=,.0159-@rateepsilonmatchbox\u00e9\u0416\u0000\n e+NaN";
    for (int seed = 0; seed < 5_000; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      StringBuilder text =
          new StringBuilder(seed % 3 == 0 ? "q:" : seed % 3 == 1 ? "matchbox:" : "");
      for (int i = Draws.below(30, random); i > 0; i--) {
        text.append(letters.charAt(Draws.below(letters.length(), random)));
      }
      try {
        AgentSpec spec = Agents.parse(text.toString());
        assertThat(Agents.parse(spec.toString())).as("seed %d", seed).isEqualTo(spec);
      } catch (InputError e) {
        assertThat(e.getMessage()).as("seed %d", seed).doesNotContain("\n");
      }
    }
  }

  @Test
  void learns_isFalseForThoseWhoKeepNothing() {
    assertThat(Agents.names().stream().filter(name -> !Agents.parse(name).learns()))
        .containsExactly("random", "mcts");
  }

  @Test
  void gamesOfOtherKinds_arePlayedByThoseWhoSaySo_andRefusedInOneLineByTheOthers() {
    SimultaneousGame hap = Catalogue.any("hap:3").atOnce().orElseThrow();
    NatureGame dice = Catalogue.any("two-dice-seven").againstNature().orElseThrow();
    assertThat(names().stream().filter(name -> plays(() -> Agents.parse(name).atOnce(hap))))
        .containsExactly("random", "mcts", "regret", "fictitious");
    assertThat(names().stream().filter(name -> plays(() -> Agents.parse(name).against(dice))))
        .containsExactly("random", "mcts");
    assertThatThrownBy(() -> Agents.parse("q").atOnce(hap))
        .hasMessage(
            "agent: must be one that learns to choose at the same time, was \"q\"; try regret");
    assertThatThrownBy(() -> Agents.parse("q").against(dice))
        .hasMessage("agent: must be random, teacher or mcts against nature, was \"q\"; try random");
  }

  private static boolean plays(Supplier<?> player) {
    try {
      return player.get() != null;
    } catch (InputError e) {
      return false;
    }
  }

  @Test
  void parse_hugeText_isRefused() {
    assertThatThrownBy(() -> Agents.parse("q:" + "9".repeat(100_000)))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith("agent: must be at most 1000 characters");
  }
}

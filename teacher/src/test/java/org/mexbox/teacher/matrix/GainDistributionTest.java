package org.mexbox.teacher.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.Hap;
import org.mexbox.environments.simultaneous.HapPosition;
import org.mexbox.environments.simultaneous.MatrixRules;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.environments.simultaneous.SimultaneousRules;

class GainDistributionTest {

  private static SimultaneousGame game(String text) {
    return Catalogue.any(text).atOnce().orElseThrow();
  }

  /**
   * What is on the table, and how many more objects FIRST has taken; no class of the game knows.
   */
  private record Table(int left, int lead, int row) {}

  /** Chances of FIRST to be ahead, level and behind in the end, and how far ahead on average. */
  private record Chances(double wins, double draws, double losses, double mean) {}

  @ParameterizedTest
  @CsvSource({
    "1, win, 2, 0, 0",
    "2, win, 2, 0, 1",
    "4, win, 1, 0.5, 1",
    "5, win, 2, 0, 0",
    "5, win, 2, 0, 1",
    "5, win, 2, 0.3, 0.9",
    "5, difference, 2, 0, 1",
    "5, win, never, 0, 1",
    "5, difference, never, 0, 0",
  })
  void hap_bySetsAsTheRulesSay_forwardsFromTheStart_givesTheSameChances(
      int objects, String payoff, String stop, double skillOfFirst, double skillOfSecond) {
    Hap rules = Hap.of(payoff, stop);
    MixedPolicy first = new OptimalPlay(skillOfFirst);
    MixedPolicy second = new OptimalPlay(skillOfSecond);
    SimultaneousPosition start = rules.parse(String.valueOf(objects));
    GainDistribution found = GainDistribution.of(SimultaneousGame.at(start), first, second);
    Chances expected = forwards(rules, objects, first, second);
    assertThat(found.wins()).isCloseTo(expected.wins, within(1e-12));
    assertThat(found.draws()).isCloseTo(expected.draws, within(1e-12));
    assertThat(found.losses()).isCloseTo(expected.losses, within(1e-12));
    assertThat(found.mean()).isCloseTo(expected.mean, within(1e-12));
    assertThat(found.wins() + found.draws() + found.losses()).isCloseTo(1, within(1e-12));
  }

  private static Chances forwards(Hap rules, int objects, MixedPolicy first, MixedPolicy second) {
    double[] ends = new double[4];
    Map<Table, Double> reached = Map.of(new Table(objects, 0, 0), 1.0);
    // Enough turns that the chance to play on is less than a double can tell.
    for (int turn = 0; turn < 60; turn++) {
      Map<Table, Double> next = new HashMap<>();
      reached.forEach(
          (table, chance) -> {
            boolean stopped =
                rules.coincidences() != Hap.NEVER && table.row == rules.coincidences();
            if (table.left == 0 || stopped) {
              boolean isWin = rules.payoff() == Hap.Payoff.WIN;
              ends[1 + Integer.signum(table.lead)] += chance;
              ends[3] += chance * (isWin ? Integer.signum(table.lead) : table.lead);
            } else {
              turn(rules, table, first, second)
                  .forEach((after, share) -> next.merge(after, chance * share, Double::sum));
            }
          });
      reached = next;
    }
    return new Chances(ends[2], ends[1], ends[0], ends[3]);
  }

  private static Map<Table, Double> turn(
      Hap rules, Table table, MixedPolicy first, MixedPolicy second) {
    boolean isWin = rules.payoff() == Hap.Payoff.WIN;
    boolean isCounted = rules.coincidences() != Hap.NEVER;
    HapPosition position =
        new HapPosition(rules, table.left, isWin ? table.lead : 0, isCounted ? table.row : 0);
    double[] ofFirst = first.probabilities(position, Seat.FIRST);
    double[] ofSecond = second.probabilities(position, Seat.SECOND);
    double[] sets = new double[table.left + 1];
    for (int set = 0; set < 1 << table.left; set++) {
      sets[Integer.bitCount(set)]++;
    }
    Map<Table, Double> after = new HashMap<>();
    for (int mine = 0; mine < 1 << table.left; mine++) {
      for (int other = 0; other < 1 << table.left; other++) {
        int size = Integer.bitCount(mine);
        int size2 = Integer.bitCount(other);
        double chance = ofFirst[size] / sets[size] * ofSecond[size2] / sets[size2];
        int taken = taken(mine, other);
        int lost = taken(other, mine);
        int row = mine == other && isCounted ? table.row + 1 : 0;
        after.merge(
            new Table(table.left - taken - lost, table.lead + taken - lost, row),
            chance,
            Double::sum);
      }
    }
    return after;
  }

  private static int taken(int own, int others) {
    int difference = Integer.bitCount(own) - Integer.bitCount(others);
    if ((own & others) == 0 || difference < 0) {
      return Integer.bitCount(own);
    }
    return difference == 0 ? Integer.bitCount(own & ~others) : 0;
  }

  @Test
  void rockPaperScissors_byHand() {
    MixedPolicy rock = (position, seat) -> new double[] {1, 0, 0};
    MixedPolicy halfPaper = (position, seat) -> new double[] {0.125, 0.5, 0.375};
    GainDistribution found = GainDistribution.of(game("rock-paper-scissors"), rock, halfPaper);
    assertThat(found.probabilities()).isEqualTo(Map.of(-1.0, 0.5, 0.0, 0.125, 1.0, 0.375));
    assertThat(found.mean()).isEqualTo(-0.125);
  }

  @Test
  void mean_isTheValue_whereBothPlayBest() {
    for (String text : List.of("hap:7", "hap:6:payoff=difference", "hap:4,1", "matrix:1,2/3,0")) {
      GainDistribution found =
          GainDistribution.of(game(text), new OptimalPlay(1), new OptimalPlay(1));
      double value = SimultaneousSolver.create().value(game(text).start()).doubleValue();
      assertThat(found.mean()).as(text).isCloseTo(value, within(1e-12));
    }
  }

  @Test
  void playWithoutEnd_paysTheStanding() {
    MixedPolicy none =
        (position, seat) -> {
          double[] probabilities = new double[position.moves(seat).size()];
          probabilities[0] = 1;
          return probabilities;
        };
    assertThat(GainDistribution.of(game("hap:4,1:stop=never"), none, none).probabilities())
        .isEqualTo(Map.of(1.0, 1.0));
  }

  /** A turn that pays 1 and is played again with probability 1/2. */
  private record Mill() implements SimultaneousPosition {
    @Override
    public SimultaneousRules rules() {
      return new MatrixRules(List.of(), List.of());
    }

    @Override
    public List<Move> moves(Seat seat) {
      return List.of(new HapPosition.Size(0));
    }

    @Override
    public List<Branch> after(Move first, Move second) {
      Fraction half = Fraction.of(1, 2);
      return List.of(
          new Branch(half, Fraction.ONE, this),
          new Branch(half, Fraction.ZERO, rules().parse("0")));
    }
  }

  @Test
  void gainsWithoutBound_areRefused() {
    SimultaneousGame mill = SimultaneousGame.at(new Mill());
    assertThatThrownBy(
            () -> GainDistribution.of(mill, MixedPolicy.uniform(), MixedPolicy.uniform()))
        .isInstanceOf(LimitError.class)
        .hasMessageStartingWith("gain: must be 0 where play stays");
  }
}

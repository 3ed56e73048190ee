package org.mexbox.teacher.matrix;

import java.util.function.IntToDoubleFunction;
import org.mexbox.environments.Seat;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.NumberedTurns;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * Marks a policy by what its best opponents take from it: they know its probabilities at every
 * position, not its draws. Immutable, made once for any number of policies.
 */
public final class SimultaneousExam {
  private final NumberedTurns turns;

  private SimultaneousExam(NumberedTurns turns) {
    this.turns = turns;
  }

  /**
   * What an exam found.
   *
   * @param asFirst what the policy gets on average when it sits FIRST, against its best opponent
   * @param asSecond what its best opponent in FIRST gets of it when it sits SECOND
   */
  public record Mark(double asFirst, double asSecond) {

    /**
     * The mean over both seats of what the policy gets less than the value of the game against its
     * best opponent: {@code (conceded - guaranteed) / 2}, 0 exactly for optimal play. Half of what
     * others call NashConv.
     */
    public double exploitability() {
      // Rounding alone could make it negative.
      return Math.max(0, (asSecond - asFirst) / 2);
    }
  }

  /**
   * The exam of a game.
   *
   * @throws org.mexbox.environments.LimitError if too many positions can follow its start
   */
  public static SimultaneousExam of(SimultaneousGame game) {
    return new SimultaneousExam(NumberedTurns.of(game));
  }

  /** How many positions can follow the start, the start and the final ones included. */
  public int positions() {
    return turns.size();
  }

  /** What the best opponents of a policy leave it, by backward induction over all positions. */
  public Mark mark(MixedPolicy policy) {
    double[] guaranteed = new double[turns.size()];
    double[] conceded = new double[turns.size()];
    for (int number = 0; number < turns.size(); number++) {
      if (turns.rows(number) > 0) {
        guaranteed[number] = guaranteed(number, policy, guaranteed);
        conceded[number] = conceded(number, policy, conceded);
      }
    }
    return new Mark(guaranteed[turns.size() - 1], conceded[turns.size() - 1]);
  }

  private double guaranteed(int number, MixedPolicy policy, double[] values) {
    double[] own = policy.probabilities(turns.position(number), Seat.FIRST);
    double least = Double.POSITIVE_INFINITY;
    for (int c = 0; c < turns.columns(number); c++) {
      int column = c;
      least =
          Math.min(
              least,
              total(
                  number,
                  mean(own, row -> turns.entry(number, row, column, values)),
                  mean(own, row -> turns.again(number, row, column))));
    }
    return least;
  }

  private double conceded(int number, MixedPolicy policy, double[] values) {
    double[] own = policy.probabilities(turns.position(number), Seat.SECOND);
    double most = Double.NEGATIVE_INFINITY;
    for (int r = 0; r < turns.rows(number); r++) {
      int row = r;
      most =
          Math.max(
              most,
              total(
                  number,
                  mean(own, column -> turns.entry(number, row, column, values)),
                  mean(own, column -> turns.again(number, row, column))));
    }
    return most;
  }

  private static double mean(double[] weights, IntToDoubleFunction numbers) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] == 0 ? 0 : weights[i] * numbers.applyAsDouble(i);
    }
    return sum;
  }

  // Against a strategy that is played again and again, the same reply is always best.
  private double total(int number, double gain, double back) {
    return back >= 1 ? turns.endless(number) : gain / (1 - back);
  }
}

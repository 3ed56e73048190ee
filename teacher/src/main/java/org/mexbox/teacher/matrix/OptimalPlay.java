package org.mexbox.teacher.matrix;

import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/**
 * The teacher in games of simultaneous choices: with probability {@code skill} it plays the optimal
 * mixed strategy, else any choice. Not safe for threads.
 */
public final class OptimalPlay implements MixedPolicy {
  private final SimultaneousSolver solver = SimultaneousSolver.create();
  private final double skill;

  /**
   * A teacher.
   *
   * @param skill 0..1
   */
  public OptimalPlay(double skill) {
    if (!(skill >= 0 && skill <= 1)) {
      throw InputError.of("skill", "must be 0..1", skill);
    }
    this.skill = skill;
  }

  @Override
  public double[] probabilities(SimultaneousPosition position, Seat seat) {
    List<Fraction> strategy = solver.strategy(position, seat);
    double any = (1 - skill) / strategy.size();
    return strategy.stream().mapToDouble(share -> skill * share.doubleValue() + any).toArray();
  }
}

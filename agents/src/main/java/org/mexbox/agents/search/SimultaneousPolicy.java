package org.mexbox.agents.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.Seat;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/** What a {@link SimultaneousSearch} finds, the same whenever and in whatever order it is asked. */
final class SimultaneousPolicy implements MixedPolicy {
  private static final int MAX_KEPT = 100_000;

  private final MonteCarloTreeSearch spec;
  // Both seats are asked, one after the other.
  private final Map<SimultaneousPosition, List<double[]>> kept = new HashMap<>();

  SimultaneousPolicy(MonteCarloTreeSearch spec) {
    this.spec = spec;
  }

  @Override
  public double[] probabilities(SimultaneousPosition position, Seat seat) {
    List<double[]> known = kept.get(position);
    if (known == null) {
      known = new SimultaneousSearch(spec, position, spec.stream(position.toString())).run();
      if (kept.size() >= MAX_KEPT) {
        kept.clear();
      }
      kept.put(position, known);
    }
    return known.get(seat == Seat.FIRST ? 0 : 1).clone();
  }
}

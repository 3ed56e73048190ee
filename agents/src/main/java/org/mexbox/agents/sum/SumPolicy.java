package org.mexbox.agents.sum;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/** The moves to the positions that are believed lost most surely, ties with equal chance. */
public final class SumPolicy implements Policy, Valuation {
  private final Components components;
  private final Belief belief;
  private @Nullable PackedSums sums;

  /** A view of a belief, which may change. */
  public SumPolicy(Components components, Belief belief) {
    this.components = components;
    this.belief = belief;
  }

  @Override
  public double[] probabilities(Position position) {
    List<Move> moves = position.moves();
    double[] lost = new double[moves.size()];
    for (int i = 0; i < lost.length; i++) {
      lost[i] = lost(position.after(moves.get(i)));
    }
    shareAmongBest(lost, lost.length);
    return lost;
  }

  private float lost(Position position) {
    Sum sum = components.find(position);
    return sum == null ? Belief.UNKNOWN : belief.lost(sum);
  }

  @Override
  public PackedPolicy on(Packing packing) {
    float[] lost = sums(packing).byCode(belief::lost, Belief.UNKNOWN);
    return (code, options, count, into) -> {
      for (int i = 0; i < count; i++) {
        into[i] = lost.length > 0 ? lost[(int) options[i]] : lost(packing.unpack(options[i]));
      }
      shareAmongBest(into, count);
    };
  }

  private static void shareAmongBest(double[] worths, int count) {
    double best = worths[0];
    for (int i = 1; i < count; i++) {
      best = Math.max(best, worths[i]);
    }
    int ties = 0;
    for (int i = 0; i < count; i++) {
      ties += worths[i] == best ? 1 : 0;
    }
    for (int i = 0; i < count; i++) {
      worths[i] = worths[i] == best ? 1.0 / ties : 0;
    }
  }

  /** {@inheritDoc} What is believed, cut to its range; at the end of play, what the rules say. */
  @Override
  public double value(Position position) {
    Sum sum = components.find(position);
    return sum == null ? 0 : belief.value(sum);
  }

  @Override
  public PackedValuation valuesOn(Packing packing) {
    float[] values = sums(packing).byCode(belief::value, 0);
    return values.length > 0 ? code -> values[(int) code] : code -> value(packing.unpack(code));
  }

  // Kept from one exam to the next.
  private PackedSums sums(Packing packing) {
    if (sums == null || !sums.packing().equals(packing)) {
      sums = new PackedSums(packing, components);
    }
    return sums;
  }
}

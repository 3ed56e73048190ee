package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/** A policy says the same about codes as about positions. */
final class PackedChecks {
  private PackedChecks() {}

  static void assertPackedPolicyAgrees(Policy policy, Game game) {
    Packing packing = game.packing().orElseThrow();
    PackedPolicy packed = policy.on(packing);
    long[] options = new long[packing.maxOptions()];
    double[] into = new double[options.length];
    for (long code = 0; code < packing.size(); code++) {
      int count = packing.options(code, options);
      if (count > 0) {
        packed.probabilities(code, options, count, into);
        Position position = packing.unpack(code);
        double[] expected = policy.probabilities(position);
        assertThat(expected).as("%s", position).hasSize(count);
        double sum = 0;
        for (int i = 0; i < count; i++) {
          assertThat(into[i]).as("%s, move %d", position, i).isEqualTo(expected[i]).isNotNegative();
          sum += into[i];
        }
        assertThat(Math.abs(sum - 1)).as("%s", position).isLessThan(1e-9);
      }
    }
    if (policy.isSymmetric()) {
      assertAlikeAreTreatedAlike(policy, packing);
    }
    if (policy instanceof Valuation valuation) {
      PackedValuation values = valuation.valuesOn(packing);
      for (long code = 0; code < packing.size(); code++) {
        Position position = packing.unpack(code);
        assertThat(values.value(code))
            .as("%s", position)
            .isEqualTo(valuation.value(position))
            .isBetween(-1.0, 1.0);
      }
    }
  }

  // What a policy gives to the options of a position, up to symmetry, it gives to all like it.
  private static void assertAlikeAreTreatedAlike(Policy policy, Packing packing) {
    Map<Position, Map<Position, Double>> firsts = new HashMap<>();
    for (long code = 0; code < packing.size(); code++) {
      Position position = packing.unpack(code);
      if (!position.isTerminal()) {
        Map<Position, Double> given = byOption(policy, position);
        Map<Position, Double> first = firsts.putIfAbsent(position.canonical(), given);
        if (first != null) {
          assertThat(given.keySet()).as("%s", position).isEqualTo(first.keySet());
          given.forEach(
              (option, chance) ->
                  assertThat(chance)
                      .as("%s to %s", position, option)
                      .isCloseTo(first.get(option), within(1e-12)));
        }
      }
    }
  }

  private static Map<Position, Double> byOption(Policy policy, Position position) {
    double[] chances = policy.probabilities(position);
    List<Move> moves = position.moves();
    Map<Position, Double> given = new HashMap<>();
    for (int i = 0; i < chances.length; i++) {
      Position option = position.after(moves.get(i)).canonical();
      given.merge(option, chances[i], Double::sum);
    }
    return given;
  }
}

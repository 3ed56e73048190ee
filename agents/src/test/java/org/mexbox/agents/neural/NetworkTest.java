package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mexbox.agents.Agents;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

/** The arithmetic against plain sums. */
class NetworkTest {
  private final Components components = new Components(Catalogue.game("nim:3,4,5"), "test");

  private Network network(Entries entries, long seed) {
    Network network =
        new Network(
            (ProductNetwork)
                Agents.parse(
                    "product-network:characters=7,entries="
                        + entries.name().toLowerCase(java.util.Locale.ROOT)),
            components);
    network.begin(Seeds.stream(seed));
    return network;
  }

  private Sum random(RandomGenerator random) {
    int[] parts = new int[Draws.below(5, random)];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = Draws.below(components.count(), random);
    }
    return Sum.of(parts);
  }

  private static double plain(Network network, Sum sum) {
    double value = 0;
    for (int k = 0; k < network.width(); k++) {
      double product = network.weights()[k];
      for (int i = 0; i < sum.size(); i++) {
        product *= network.entries()[sum.part(i) * network.width() + k];
      }
      value += product;
    }
    return value;
  }

  @ParameterizedTest
  @EnumSource(Entries.class)
  void valueOfSumsAndOfTheirOptions_isTheProductForm(Entries entries) {
    for (int seed = 0; seed < 50; seed++) {
      Network network = network(entries, seed);
      Sum sum = random(Seeds.stream(seed, 1));
      assertThat((double) network.value(sum)).isCloseTo(plain(network, sum), within(1e-5));
      Products products = network.products();
      products.set(sum);
      int number = seed;
      components.forEachOption(
          sum,
          (part, remainder) -> {
            Sum after = components.after(sum, part, remainder);
            double expected = after.size() == 0 ? 1 : plain(network, after);
            assertThat((double) products.option(part, remainder))
                .as("seed %d, %s to %s", number, sum, after)
                .isCloseTo(expected, within(1e-5));
          });
    }
  }

  @Test
  void softTarget_isWhatTheBestOptionLeaves_andTheHardOneIsItRounded() {
    int between = 0;
    for (int seed = 0; seed < 200; seed++) {
      Network network = network(Entries.RAW, seed);
      Sum sum = random(Seeds.stream(seed, 1));
      double[] most = {0};
      components.forEachOption(
          sum,
          (part, remainder) -> {
            Sum after = components.after(sum, part, remainder);
            double lost = after.size() == 0 ? 1 : plain(network, after);
            most[0] = Math.max(most[0], Math.min(1, lost));
          });
      double expected = sum.size() == 0 ? 1 : 1 - most[0];
      Products products = network.products();
      products.set(sum);
      assertThat((double) products.softTarget()).isCloseTo(expected, within(1e-5));
      if (Math.abs(expected - 0.5) > 1e-5) {
        assertThat(products.target()).isEqualTo(expected > 0.5 ? 1f : 0f);
      }
      between += expected > 0.01 && expected < 0.99 ? 1 : 0;
    }
    assertThat(between).isGreaterThan(20);
  }

  @Test
  void gradient_isTheSlopeOfTheValue() {
    for (int seed = 0; seed < 20; seed++) {
      Network network = network(Entries.RAW, seed);
      Sum sum = random(Seeds.stream(seed, 1));
      float[] ofEntries = new float[network.entries().length];
      float[] ofWeights = new float[network.width()];
      Products products = network.products();
      products.set(sum);
      products.addGradient(1, ofEntries, ofWeights);
      assertSlopes(network, sum, network.entries(), ofEntries);
      assertSlopes(network, sum, network.weights(), ofWeights);
    }
  }

  private static void assertSlopes(Network network, Sum sum, float[] numbers, float[] slopes) {
    float step = 1f / 64;
    for (int i = 0; i < numbers.length; i++) {
      float at = numbers[i];
      numbers[i] = at + step;
      double above = plain(network, sum);
      numbers[i] = at - step;
      double below = plain(network, sum);
      numbers[i] = at;
      assertThat((double) slopes[i])
          .as("%s, number %d", sum, i)
          .isCloseTo((above - below) / (2 * step), within(5e-3));
    }
  }

  @ParameterizedTest
  @EnumSource(Entries.class)
  void steps_bringTheValueToTheTarget(Entries entries) {
    Network network = network(entries, 1);
    Sum one = Sum.of(new int[] {0});
    List<Met> batch = List.of(Met.of(Sum.EMPTY), Met.of(one));
    for (int i = 0; i < 500; i++) {
      assertThat(network.step(batch)).isTrue();
    }
    assertThat(network.value(Sum.EMPTY)).isCloseTo(1f, within(0.01f));
    assertThat(network.value(one)).isCloseTo(0f, within(0.01f));
    assertThat(network.steps()).isEqualTo(500);
  }

  @Test
  void leastSquares_findsTheWeightsThatMadeTheLabels() {
    for (int seed = 0; seed < 50; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      double[] weights = new double[6];
      for (int k = 0; k < weights.length; k++) {
        weights[k] = Draws.below(9, random) / 4.0 - 1;
      }
      byte[][] rows = new byte[60][weights.length];
      float[] labels = new float[rows.length];
      for (int i = 0; i < rows.length; i++) {
        for (int k = 0; k < weights.length; k++) {
          rows[i][k] = (byte) (Draws.below(3, random) - 1);
          labels[i] += (float) (rows[i][k] * weights[k]);
        }
      }
      assertThat(new LeastSquares(rows, labels).weights(weights.length, 1e-9))
          .as("seed %d", seed)
          .containsExactly(weights, within(1e-5));
    }
  }
}

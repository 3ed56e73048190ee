package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.neural.Memory;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;

/** The slopes of the losses against differences of the losses themselves. */
class SlopesTest {
  private static final Game GAME = Catalogue.game("nim:3");
  private static final double STEP = 1e-5;
  // Three logits, and what the value head says before the hyperbolic tangent.
  private static final double[] POINT = {0.3, -0.8, 1.1, 0.4};

  private static View view() {
    return new Views(GAME, Encoding.of(GAME, BoxOrder.SORTED, HeapFeatures.SIZES)).start();
  }

  private static double[] policy(double[] point) {
    double sum = Math.exp(point[0]) + Math.exp(point[1]) + Math.exp(point[2]);
    return new double[] {
      Math.exp(point[0]) / sum, Math.exp(point[1]) / sum, Math.exp(point[2]) / sum
    };
  }

  private static void assertSlopes(Batch batch, ToDoubleFunction<double[]> loss) {
    double[] policy = policy(POINT);
    float[] slopes = {(float) policy[0], (float) policy[1], (float) policy[2]};
    float ofValue = batch.slopes(0, slopes, (float) Math.tanh(POINT[3]));
    for (int i = 0; i < POINT.length; i++) {
      double[] above = POINT.clone();
      double[] below = POINT.clone();
      above[i] += STEP;
      below[i] -= STEP;
      double difference = (loss.applyAsDouble(above) - loss.applyAsDouble(below)) / (2 * STEP);
      assertThat((double) (i < 3 ? slopes[i] : ofValue)).isCloseTo(difference, within(1e-5));
    }
  }

  // Cross-entropy of the chance to win; twice that of a win.
  private static double ofValue(double before, double target) {
    double chance = (1 + Math.tanh(before)) / 2;
    double wanted = (1 + target) / 2;
    return -wanted * Math.log(chance) - (1 - wanted) * Math.log(1 - chance);
  }

  @ParameterizedTest
  @ValueSource(floats = {-1, 0, 0.5f, 1})
  void lessons_haveTheSlopesOfTheirCrossEntropies(float target) {
    float[] taught = {0.5f, 0.5f, 0};
    Memory<Lesson> memory = new Memory<>(100, Lesson::view);
    memory.add(new Lesson(view(), taught, target));
    assertSlopes(
        Lessons.drawn(memory, 1, Seeds.stream(1)),
        point -> {
          double[] policy = policy(point);
          return -0.5 * Math.log(policy[0]) - 0.5 * Math.log(policy[1]) + ofValue(point[3], target);
        });
  }

  @Test
  void lessonOfALostPosition_leavesThePolicyAlone() {
    Memory<Lesson> memory = new Memory<>(100, Lesson::view);
    memory.add(new Lesson(view(), new float[0], -1));
    assertSlopes(Lessons.drawn(memory, 1, Seeds.stream(1)), point -> ofValue(point[3], -1));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.2, 1})
  void experiences_haveTheSlopesOfTheirLoss(double epsilon) {
    PolicyGradient defaults = new PolicyGradient();
    PolicyGradient spec =
        new PolicyGradient(
            defaults.method(),
            epsilon,
            defaults.features(),
            defaults.order(),
            defaults.network(),
            defaults.layers(),
            defaults.width(),
            defaults.rate(),
            defaults.decay(),
            /* entropy= */ 0.3,
            defaults.games());
    double target = 0.6;
    // Held still while the slope is taken: the advantage and the ratio.
    double advantage = target - Math.tanh(POINT[3]);
    double made = policy(POINT)[1];
    double ratio = made / ((1 - epsilon) * made + epsilon / 3);
    assertSlopes(
        new Experiences(List.of(new Experience(view(), 1, 1)), new float[] {(float) target}, spec),
        point -> {
          double[] policy = policy(point);
          double entropy = 0;
          for (double p : policy) {
            entropy -= p * Math.log(p);
          }
          return -ratio * advantage * Math.log(policy[1])
              - 0.3 * entropy
              + ratio * ofValue(point[3], target);
        });
  }
}

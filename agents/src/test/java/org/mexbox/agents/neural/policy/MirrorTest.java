package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

/** The copy in plain arrays says what Deeplearning4j says. */
class MirrorTest {

  @ParameterizedTest
  @CsvSource({"1,1,1,1", "5,1,3,2", "30,2,128,25", "7,4,9,13", "18,3,64,9", "30,1,15,0", "8,2,5,0"})
  void mirror_saysWhatDeeplearning4jSays(int inputs, int layers, int width, int outputs) {
    Shape shape = new Shape(inputs, layers, width, outputs);
    PolicyNetwork network = PolicyNetwork.of(shape, 0.01, 0, 7);
    RandomGenerator random = Seeds.stream(1);
    int[][] ones = new int[40][];
    for (int row = 0; row < ones.length; row++) {
      ones[row] = IntStream.range(0, inputs).filter(input -> Draws.below(3, random) == 0).toArray();
    }
    Mirror mirror = new Mirror(shape);
    mirror.copy(network.numbers());
    int[] all = IntStream.range(0, outputs).toArray();
    float[][] expected = network.output(ones);
    float[] logits = new float[outputs];
    for (int row = 0; row < ones.length; row++) {
      float value = mirror.evaluate(ones[row], all, logits);
      assertThat(logits).containsExactly(Arrays.copyOf(expected[row], outputs), within(1e-5f));
      assertThat(value).isCloseTo((float) Math.tanh(expected[row][outputs]), within(1e-5f));
    }
  }

  @ParameterizedTest
  @CsvSource({"6,2,16,5"})
  void outputsAskedFor_comeInTheirOrder(int inputs, int layers, int width, int outputs) {
    Shape shape = new Shape(inputs, layers, width, outputs);
    Mirror mirror = new Mirror(shape);
    mirror.copy(PolicyNetwork.of(shape, 0.01, 0, 3).numbers());
    float[] all = new float[5];
    float[] some = new float[2];
    float value = mirror.evaluate(new int[] {1, 4}, new int[] {0, 1, 2, 3, 4}, all);
    assertThat(mirror.evaluate(new int[] {1, 4}, new int[] {3, 0}, some)).isEqualTo(value);
    assertThat(some).containsExactly(all[3], all[0]);
  }
}

package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

/** The copy in plain arrays says what Deeplearning4j says. */
class MirrorTest {

  private static void assertSaysTheSame(Shape shape, int inputs, int batch) {
    PolicyNetwork network = PolicyNetwork.of(shape, 0.01, 0, 7);
    RandomGenerator random = Seeds.stream(1);
    int[][] ones = new int[batch][];
    for (int row = 0; row < ones.length; row++) {
      ones[row] = IntStream.range(0, inputs).filter(input -> Draws.below(3, random) == 0).toArray();
    }
    Mirror mirror = new Mirror(shape);
    mirror.copy(network.numbers());
    int[] all = IntStream.range(0, shape.outputs()).toArray();
    float[][] expected = network.output(ones);
    float[] logits = new float[shape.outputs()];
    for (int row = 0; row < ones.length; row++) {
      float value = mirror.evaluate(ones[row], all, logits);
      assertThat(logits)
          .containsExactly(Arrays.copyOf(expected[row], logits.length), within(1e-5f));
      assertThat(value).isCloseTo((float) Math.tanh(expected[row][logits.length]), within(1e-5f));
    }
  }

  @ParameterizedTest
  @CsvSource({"1,1,1,1", "5,1,3,2", "30,2,128,25", "7,4,9,13", "18,3,64,9", "30,1,15,0", "8,2,5,0"})
  void mirror_saysWhatDeeplearning4jSays(int inputs, int layers, int width, int outputs) {
    Shape shape = Shape.dense(inputs, layers, width, outputs);
    assertSaysTheSame(shape, inputs, 1);
    assertSaysTheSame(shape, inputs, 32);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:1,3,5,7,9|CELLS|1|128",
        "nim:1,3,5,7,9|SIZES|1|128",
        "nim:2,0,3|CELLS|2|17",
        "nim:0|CELLS|1|1",
        "nim:4|SIZES|3|5",
        "tic-tac-toe|SIZES|2|32",
        "chomp:2x3|CELLS|1|48",
      })
  void mirrorOfALongShortTermMemory_saysWhatDeeplearning4jSays(
      String game, HeapFeatures features, int layers, int width) {
    Encoding encoding = Encoding.of(Catalogue.game(game), BoxOrder.ORDERED, features);
    Shape shape = NetworkForm.LSTM.shape(encoding, layers, width);
    assertSaysTheSame(shape, encoding.inputs(), 1);
    assertSaysTheSame(shape, encoding.inputs(), 32);
  }

  /** What was asked before leaves no trace. */
  @ParameterizedTest
  @EnumSource(NetworkForm.class)
  void position_getsTheSameBitsAmongOthers(NetworkForm form) {
    Encoding encoding =
        Encoding.of(Catalogue.game("nim:2,3"), BoxOrder.ORDERED, HeapFeatures.CELLS);
    Shape shape = form.shape(encoding, 2, 16);
    float[] numbers = PolicyNetwork.of(shape, 0.01, 0, 3).numbers();
    Mirror asked = new Mirror(shape);
    asked.copy(numbers);
    int[] all = IntStream.range(0, shape.outputs()).toArray();
    for (int position = 0; position < 1 << encoding.inputs(); position++) {
      int set = position;
      int[] ones =
          IntStream.range(0, encoding.inputs()).filter(input -> (set >> input & 1) == 1).toArray();
      Mirror fresh = new Mirror(shape);
      fresh.copy(numbers);
      float[] alone = new float[all.length];
      float[] among = new float[all.length];
      float value = fresh.evaluate(ones, all, alone);
      assertThat(asked.evaluate(ones, all, among)).isEqualTo(value);
      assertThat(among).isEqualTo(alone);
    }
  }

  @ParameterizedTest
  @CsvSource({"6,2,16,5"})
  void outputsAskedFor_comeInTheirOrder(int inputs, int layers, int width, int outputs) {
    Shape shape = Shape.dense(inputs, layers, width, outputs);
    Mirror mirror = new Mirror(shape);
    mirror.copy(PolicyNetwork.of(shape, 0.01, 0, 3).numbers());
    float[] all = new float[5];
    float[] some = new float[2];
    float value = mirror.evaluate(new int[] {1, 4}, new int[] {0, 1, 2, 3, 4}, all);
    assertThat(mirror.evaluate(new int[] {1, 4}, new int[] {3, 0}, some)).isEqualTo(value);
    assertThat(some).containsExactly(all[3], all[0]);
  }
}

package org.mexbox.benchmarks;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.neural.policy.Mirror;
import org.mexbox.agents.neural.policy.NetworkForm;
import org.mexbox.agents.neural.policy.PolicyNetwork;
import org.mexbox.agents.neural.policy.Shape;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long a network takes to answer: Deeplearning4j, and the mirror that self-play and search ask.
 * The networks are those of {@code alphazero} and its preset {@code zhou-riis} on five heaps.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class MirrorBenchmark {
  private static final int[] HEAPS = {1, 3, 5, 7, 9};

  /** Which network. */
  @Param({"DENSE", "LSTM"})
  public NetworkForm form = NetworkForm.DENSE;

  /** How many positions are asked about at a time. */
  @Param({"1", "32"})
  public int batch = 1;

  private int[][] ones = new int[0][];
  private int[] outputs = new int[0];
  private float[] logits = new float[0];
  private @Nullable PolicyNetwork network;
  private @Nullable Mirror mirror;

  /** Makes the network, and draws positions. */
  @Setup
  public void draw() {
    boolean isLstm = form == NetworkForm.LSTM;
    Encoding encoding =
        Encoding.of(
            Catalogue.game(text(heap -> heap)),
            BoxOrder.ORDERED,
            isLstm ? HeapFeatures.CELLS : HeapFeatures.SIZES);
    Shape shape = form.shape(encoding, isLstm ? 1 : 2, 128);
    PolicyNetwork made = PolicyNetwork.of(shape, 0.001, 0, 1);
    network = made;
    mirror = new Mirror(shape);
    mirror.copy(made.numbers());
    outputs = IntStream.range(0, shape.outputs()).toArray();
    logits = new float[shape.outputs()];
    RandomGenerator random = Seeds.stream(1);
    ones = new int[batch][];
    for (int row = 0; row < batch; row++) {
      Game drawn = Catalogue.game(text(heap -> Draws.below(heap + 1, random)));
      ones[row] = encoding.ones(drawn.start());
    }
  }

  private static String text(IntUnaryOperator size) {
    return Arrays.stream(HEAPS)
        .map(size)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(",", "nim:", ""));
  }

  /** Deeplearning4j's own way. */
  @Benchmark
  public float deeplearning4j() {
    return Objects.requireNonNull(network).output(ones)[batch - 1][0];
  }

  /** The mirror, position by position. */
  @Benchmark
  public float mirror() {
    Mirror asked = Objects.requireNonNull(mirror);
    float sum = 0;
    for (int[] row : ones) {
      sum += asked.evaluate(row, outputs, logits);
    }
    return sum;
  }
}

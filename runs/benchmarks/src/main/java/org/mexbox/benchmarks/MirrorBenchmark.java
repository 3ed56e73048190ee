package org.mexbox.benchmarks;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.mexbox.agents.neural.policy.Mirror;
import org.mexbox.agents.neural.policy.PolicyNetwork;
import org.mexbox.agents.neural.policy.Shape;
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
 * The network is that of {@code alphazero} on five heaps.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class MirrorBenchmark {
  private static final int HEAPS = 5;
  private static final Shape SHAPE = Shape.dense(30, 2, 128, 25);

  /** How many positions are asked about at a time. */
  @Param({"1", "32"})
  public int batch = 1;

  private int[][] ones = new int[0][];
  private final int[] outputs = IntStream.range(0, SHAPE.outputs()).toArray();
  private final float[] logits = new float[SHAPE.outputs()];
  private final PolicyNetwork network = PolicyNetwork.of(SHAPE, 0.001, 0, 1);
  private final Mirror mirror = new Mirror(SHAPE);

  /** Draws positions. */
  @Setup
  public void draw() {
    RandomGenerator random = Seeds.stream(1);
    ones = new int[batch][];
    for (int row = 0; row < batch; row++) {
      ones[row] =
          IntStream.range(0, HEAPS).map(heap -> 6 * heap + Draws.below(6, random)).toArray();
    }
    mirror.copy(network.numbers());
  }

  /** Deeplearning4j's own way. */
  @Benchmark
  public float deeplearning4j() {
    return network.output(ones)[batch - 1][0];
  }

  /** The mirror, position by position. */
  @Benchmark
  public float mirror() {
    return (float)
        Arrays.stream(ones).mapToDouble(row -> mirror.evaluate(row, outputs, logits)).sum();
  }
}

package org.mexbox.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agents;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Episodes a second of self-play, learning included, on one core. Every invocation is the first
 * 100,000 episodes of a new agent: a learner that has long finished plays shorter or longer games
 * than one that learns.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TrainingBenchmark {
  private static final int EPISODES = 100_000;

  /** Which game. */
  @Param({"nim:1,3,5,7"})
  public String game = "";

  /** Which agent, with its default settings if none are said. */
  @Param({"q", "td", "sarsa", "montecarlo", "matchbox"})
  public String agent = "";

  private SelfPlayer learner = (episodes, random) -> 0;
  private RandomGenerator random = Seeds.stream(0);
  private long seed;

  /** A new agent. */
  @Setup(Level.Invocation)
  public void create() {
    learner = (SelfPlayer) Agents.parse(agent).create(Catalogue.game(game));
    random = Seeds.stream(seed++);
  }

  /** Plays and learns. */
  @Benchmark
  @OperationsPerInvocation(EPISODES)
  public long selfPlay() {
    return learner.selfPlay(EPISODES, random);
  }
}

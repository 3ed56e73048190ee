package org.mexbox.benchmarks;

import java.util.concurrent.TimeUnit;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.teacher.solve.HeapValues;
import org.mexbox.teacher.value.NimValues;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Seconds for the nim-values of all heaps up to one, periods looked for, in a JVM that is warm. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class ValuesBenchmark {

  /** Which rules, and up to which heap. */
  @Param({"officers 100000", "officers 1000000", "kayles 65536", "dawsons-kayles 65536"})
  public String sequence = "";

  /** From heap 0 to the last. */
  @Benchmark
  public NimValues values() {
    String[] words = sequence.split(" ", -1);
    return HeapValues.of((HeapRules) Catalogue.rules(words[0]), Integer.parseInt(words[1]));
  }
}

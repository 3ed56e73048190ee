package org.mexbox.benchmarks;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.play.Resistance;
import org.mexbox.teacher.play.Teacher;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * The exhaustive exam on one core. The column {@code positions} is positions a second: of the
 * labelling alone, of marking with the labels at hand, and of a whole exam from the game's text to
 * the result.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(
    value = 1,
    // As the launcher starts it; large pages are known on Linux only.
    jvmArgs = {
      "-XX:+UseSerialGC",
      "-Xmx2g",
      "-XX:+IgnoreUnrecognizedVMOptions",
      "-XX:+UseTransparentHugePages"
    })
@State(Scope.Benchmark)
public class ExamBenchmark {

  /** The board: 645,120 and 1,048,576 positions. */
  @Param({"nim:1,3,5,7,9,11,13", "nim:15,15,15,15,15"})
  public String game = "";

  private @Nullable Exam exam;
  private @Nullable Teacher teacher;

  /** Counts positions, so that the report shows their rate. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counter {
    /** Positions looked at. */
    public long positions;
  }

  /** Solves the board once. */
  @Setup
  public void solve() {
    Labels labels = Labels.of(parse());
    exam = Exam.of(labels);
    teacher = Teacher.of(labels, 1, Resistance.LONGEST);
  }

  /** Labels every position. */
  @Benchmark
  public Labels labelling(Counter counter) {
    Labels result = Labels.of(parse());
    counter.positions += result.positions();
    return result;
  }

  /** Marks a policy that costs next to nothing. */
  @Benchmark
  public ExamResult markingUniform(Counter counter) {
    return counted(known(exam).mark(Policy.uniform()), counter);
  }

  /** Marks the perfect teacher, who looks every option up. */
  @Benchmark
  public ExamResult markingTeacher(Counter counter) {
    return counted(known(exam).mark(known(teacher)), counter);
  }

  /** From the text of the game to the marks. */
  @Benchmark
  public ExamResult wholeExam(Counter counter) {
    return counted(Exam.once(parse(), 0, Policy.uniform()), counter);
  }

  private static <T> T known(@Nullable T solved) {
    return Objects.requireNonNull(solved);
  }

  private Game parse() {
    return Catalogue.game(game);
  }

  private static ExamResult counted(ExamResult result, Counter counter) {
    counter.positions += result.positions();
    return result;
  }
}

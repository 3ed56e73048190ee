package org.mexbox.runs.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several programs on one store, and programs that are killed. */
class StoreProcessesTest {
  private static final int ROUNDS = 8;
  private static final int POINTS = 1_000;

  @TempDir private Path folder;

  @Test
  void writer_killedAtRandomMoments_losesNothingItHasPrinted() throws Exception {
    Random random = new Random(17);
    Path file = folder.resolve("runs.sqlite");
    List<String> printed = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      Path output = folder.resolve("out" + round);
      Process writer = start(file, round, 1_000_000, output);
      waitForLines(output, 1 + random.nextInt(200), writer);
      writer.destroyForcibly().waitFor();
      List<String> lines = wholeLines(output);
      printed.addAll(lines);
      try (RunStore store = RunStore.open(file)) {
        assertThat(points(store)).as("round " + round).containsAll(keys(printed));
        String[] last = lines.get(lines.size() - 1).split(" ");
        SavedAgentBytes saved = store.agent(last[0]);
        long behind = saved.episode() - Long.parseLong(last[1]);
        assertThat(saved.bytes()).hasSize(Integer.parseInt(last[2]) + (int) behind);
        assertThat(behind).isBetween(0L, 1L);
      }
    }
  }

  @Test
  void twoWritersAndAReader_atOnce_allFinishAndNothingIsLost() throws Exception {
    Path file = folder.resolve("runs.sqlite");
    List<Path> outputs = List.of(folder.resolve("out1"), folder.resolve("out2"));
    List<Process> writers =
        List.of(start(file, 1, POINTS, outputs.get(0)), start(file, 2, POINTS, outputs.get(1)));
    int seen = 0;
    while (writers.stream().anyMatch(Process::isAlive)) {
      if (Files.exists(file) && Files.size(file) > 0) {
        seen = Math.max(seen, read(file));
      }
      TimeUnit.MILLISECONDS.sleep(5);
    }
    for (int i = 0; i < 2; i++) {
      assertThat(writers.get(i).waitFor()).as(Files.readString(outputs.get(i))).isZero();
      assertThat(wholeLines(outputs.get(i))).hasSize(POINTS);
    }
    assertThat(seen).isPositive();
    assertThat(read(file)).isEqualTo(2 * POINTS);
  }

  private static int read(Path file) {
    try (RunStore store = RunStore.openReadOnly(file)) {
      return points(store).size();
    }
  }

  private static List<String> points(RunStore store) {
    List<String> points = new ArrayList<>();
    for (RunRecord run : store.list()) {
      run.curve().forEach(point -> points.add(run.id() + " " + point.episode()));
    }
    return points;
  }

  private static List<String> keys(List<String> lines) {
    return lines.stream().map(line -> line.substring(0, line.lastIndexOf(' '))).toList();
  }

  private static List<String> wholeLines(Path output) throws IOException {
    String text = Files.readString(output);
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  private static void waitForLines(Path output, int lines, Process writer) throws Exception {
    while (wholeLines(output).size() < lines) {
      assertThat(writer.isAlive()).as(Files.readString(output)).isTrue();
      TimeUnit.MILLISECONDS.sleep(2);
    }
  }

  private static Process start(Path file, long seed, int points, Path output) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        List.of(
            java.toString(),
            "-Xmx64m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            StoreWriter.class.getName(),
            file.toString(),
            Long.toString(seed),
            Integer.toString(points));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start();
  }
}

package org.mexbox.runs.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The program in a JVM of its own, to be killed, interrupted or piped. */
final class ChildProgram {
  private final Process process;
  private final Path out;
  private final Path err;

  private ChildProgram(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /** Starts it with nothing on standard input. */
  static ChildProgram start(Path folder, String... args) {
    return start(folder, List.of(), "", args);
  }

  static ChildProgram start(Path folder, List<String> jvmFlags, String input, String... args) {
    try {
      Path in = Files.writeString(Files.createTempFile(folder, "in", ".txt"), input);
      Path out = Files.createTempFile(folder, "out", ".txt");
      Path err = Files.createTempFile(folder, "err", ".txt");
      List<String> line = new ArrayList<>();
      line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dmexbox.terminals="));
      line.addAll(jvmFlags);
      line.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.mexbox.runs.Main"));
      line.addAll(List.of(args));
      Process process =
          new ProcessBuilder(line)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      return new ChildProgram(process, out, err);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for its end, or for the time to pass; true if it has ended. */
  boolean endsWithin(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  void kill() {
    process.destroyForcibly();
    if (!endsWithin(10_000)) {
      throw new IllegalStateException("could not be killed");
    }
  }

  /** What Ctrl-C does. */
  void interrupt() throws IOException {
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start();
  }

  int exitCode() {
    return process.exitValue();
  }

  String out() {
    return read(out);
  }

  String err() {
    return read(err);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

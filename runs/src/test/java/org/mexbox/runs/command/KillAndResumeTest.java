package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is killed at any moment resumes and ends with the same bits. */
class KillAndResumeTest {
  private static final int KILLS = 10;

  @TempDir Path folder;

  private String[] learn(String store) {
    return new String[] {
      "learn",
      "nim:1,3,5,7",
      "--agent",
      "q",
      "--opponent",
      "teacher",
      "--episodes",
      "60000",
      "--seed",
      "5",
      "--spacing",
      "1.01",
      "--store",
      folder.resolve(store).toString(),
    };
  }

  private void export(String store, String file) {
    CommandRun run =
        CommandRun.of(
            "runs",
            "export",
            "r1",
            "--store",
            folder.resolve(store).toString(),
            "--out",
            folder.resolve(file).toString());
    assertThat(run.code()).as(run.err()).isZero();
  }

  @Test
  void run_killedTenTimesAndResumed_endsWithTheSameBits() throws IOException {
    assertThat(CommandRun.of(learn("whole.sqlite")).code()).isZero();
    SplittableRandom random = new SplittableRandom(17);
    ChildProgram child = ChildProgram.start(folder, learn("killed.sqlite"));
    int kills = 0;
    long reached = -1;
    while (kills < KILLS) {
      boolean ended = child.endsWithin(500 + random.nextInt(900));
      child.kill();
      kills++;
      long now = recordedEpisode();
      assertThat(now).as("what was recorded stays").isGreaterThanOrEqualTo(reached);
      reached = now;
      if (ended && now == 60_000) {
        break;
      }
      child =
          now < 0
              ? ChildProgram.start(folder, learn("killed.sqlite"))
              : ChildProgram.start(
                  folder,
                  "runs",
                  "resume",
                  "r1",
                  "--store",
                  folder.resolve("killed.sqlite").toString());
    }
    assertThat(child.endsWithin(120_000)).isTrue();
    if (recordedEpisode() < 60_000) {
      CommandRun rest =
          CommandRun.of(
              "runs", "resume", "r1", "--store", folder.resolve("killed.sqlite").toString());
      assertThat(rest.code()).as(rest.err()).isZero();
    }
    for (String ending : new String[] {"csv", "mexbox"}) {
      export("whole.sqlite", "whole." + ending);
      export("killed.sqlite", "killed." + ending);
      assertThat(folder.resolve("killed." + ending))
          .hasSameBinaryContentAs(folder.resolve("whole." + ending));
    }
  }

  // -1 if the child was killed before it recorded anything.
  private long recordedEpisode() {
    Path store = folder.resolve("killed.sqlite");
    if (!Files.exists(store)) {
      return -1;
    }
    CommandRun run = CommandRun.of("runs", "show", "r1", "--json", "--store", store.toString());
    if (run.code() != 0) {
      assertThat(run.code()).as(run.err()).isEqualTo(2);
      return -1;
    }
    var curve = run.json().get(0).get("curve");
    return curve.isEmpty() ? 0 : curve.get(curve.size() - 1).get("episode").asLong();
  }

  @Test
  void interruptedRun_keepsWhatWasReachedAndSaysHowToGoOn() throws IOException {
    String store = folder.resolve("interrupted.sqlite").toString();
    ChildProgram child =
        ChildProgram.start(
            folder,
            "learn",
            "nim:1,3,5,7",
            "--agent",
            "q",
            "--opponent",
            "random",
            "--episodes",
            "2000000000",
            "--store",
            store);
    assertThat(child.endsWithin(4_000)).isFalse();
    child.interrupt();
    assertThat(child.endsWithin(20_000)).isTrue();
    assertThat(child.exitCode()).isEqualTo(130);
    assertThat(child.err()).contains("runs/mexbox runs resume r1");
    CommandRun run = CommandRun.of("runs", "show", "r1", "--json", "--store", store);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.json().get(0).get("status").asText()).isEqualTo("interrupted");
    assertThat(run.json().get(0).get("curve")).isNotEmpty();
    assertThat(CommandRun.of("exam", "r1", "--store", store).code()).isZero();
  }
}

package org.mexbox.runs.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mexbox.environments.InputError;

class RunStoreTest {
  @TempDir private Path folder;

  @Test
  void run_writtenAndReadByAnotherStore_isEqual() {
    CurvePoint poor = CurvePoint.of(0, 0, 0.25);
    CurvePoint rich = Samples.full(1, 1);
    String id;
    try (RunStore store = RunStore.open(file())) {
      id = Samples.begin(store, -7);
      store.append(id, poor, 0.5, null);
      store.append(id, rich, 1.25, new byte[] {1, -1, 0});
      store.finish(id, RunStatus.FINISHED);
    }
    try (RunStore store = RunStore.openReadOnly(file())) {
      RunRecord expected =
          new RunRecord(
              "r1",
              Samples.settings(-7),
              Samples.PROVENANCE,
              Samples.YARDSTICK,
              Samples.STARTED,
              1.25,
              RunStatus.FINISHED,
              List.of(poor, rich));
      assertThat(store.run(id)).isEqualTo(expected);
      assertThat(store.list()).containsExactly(expected);
      assertThat(store.agent(id).episode()).isEqualTo(1);
      assertThat(store.agent(id).bytes()).containsExactly(1, -1, 0);
    }
  }

  @Test
  void close_afterWriting_leavesOneFile() throws IOException {
    try (RunStore store = RunStore.open(file())) {
      store.append(Samples.begin(store, 1), Samples.full(0, 0.2), 1, null);
    }
    try (RunStore store = RunStore.openReadOnly(file())) {
      assertThat(store.list()).hasSize(1);
    }
    try (Stream<Path> files = Files.list(file().getParent())) {
      assertThat(files).containsExactly(file());
    }
  }

  @Test
  void open_pathWithSpacesMarksAndLetters_works() {
    Path odd = folder.resolve("zápisy № 1").resolve("50% čaj? #1 & more.sqlite");
    try (RunStore store = RunStore.open(odd)) {
      Samples.begin(store, 1);
    }
    assertThat(odd).exists();
    try (RunStore store = RunStore.openReadOnly(odd)) {
      assertThat(store.list()).hasSize(1);
    }
  }

  @Test
  void agent_emptyOrNotSaved_isToldApart() {
    try (RunStore store = RunStore.open(file())) {
      String id = Samples.begin(store, 1);
      assertThatThrownBy(() -> store.agent(id))
          .isInstanceOf(InputError.class)
          .hasMessage("run: must have a saved learner, was \"r1\"");
      store.append(id, Samples.full(0, 0.2), 1, new byte[0]);
      assertThat(store.agent(id).bytes()).isEmpty();
    }
  }

  @Test
  void truncateAfter_anEvaluation_dropsWhatCameLater() {
    try (RunStore store = RunStore.open(file())) {
      String id = Samples.begin(store, 1);
      store.append(id, Samples.full(0, 0.2), 1, new byte[] {1});
      store.append(id, Samples.full(5, 0.4), 2, null);
      store.append(id, Samples.full(9, 0.6), 3, new byte[] {2});
      store.finish(id, RunStatus.INTERRUPTED);

      store.truncateAfter(id, 9);
      assertThat(store.run(id).curve()).hasSize(3);
      assertThat(store.agent(id).episode()).isEqualTo(9);
      store.truncateAfter(id, 8);
      assertThat(store.run(id).curve()).extracting(CurvePoint::episode).containsExactly(0L, 5L);
      assertThat(store.run(id).status()).isEqualTo(RunStatus.RUNNING);
      assertThatThrownBy(() -> store.agent(id)).isInstanceOf(InputError.class);
      store.append(id, Samples.full(9, 0.7), 4, null);
      assertThat(store.run(id).last().orElseThrow().expertScore()).isEqualTo(0.7);
    }
  }

  @Test
  void delete_aRun_takesItsPointsAlongAndNeverGivesItsIdAgain() {
    try (RunStore store = RunStore.open(file())) {
      String first = Samples.begin(store, 1);
      String second = Samples.begin(store, 2);
      store.append(second, Samples.full(0, 0.2), 1, new byte[] {1});
      store.delete(second);
      assertThat(store.list()).extracting(RunRecord::id).containsExactly(first);
      String third = Samples.begin(store, 3);
      assertThat(third).isEqualTo("r3");
      assertThat(store.run(third).curve()).isEmpty();
      assertThatThrownBy(() -> store.append(second, Samples.full(1, 0.2), 1, null))
          .isInstanceOf(InputError.class)
          .hasMessage("run: must be the id of a recorded run, was \"r2\"; try r1, r3");
    }
  }

  @Test
  void run_unknownId_isRefusedWithNearestOrNewest() {
    try (RunStore store = RunStore.open(file())) {
      assertThatThrownBy(() -> store.run("r1"))
          .isInstanceOf(InputError.class)
          .hasMessage("run: must be the id of a recorded run, was \"r1\"");
      for (int seed = 0; seed < 9; seed++) {
        Samples.begin(store, seed);
      }
      assertThatThrownBy(() -> store.run("r0"))
          .hasMessage("run: must be the id of a recorded run, was \"r0\"; try r9, r8, r7, r6, ...");
      assertThatThrownBy(() -> store.agent("r999999999999999999999"))
          .hasMessageContaining("try r9, r8");
      assertThatThrownBy(() -> store.delete("q")).hasMessageContaining("try r9, r8");
      assertThatThrownBy(() -> store.finish("r14", RunStatus.FINISHED))
          .hasMessageContaining("try r9, r8");
      assertThatThrownBy(() -> store.truncateAfter("ř1", 0)).hasMessageContaining("try r9, r8");
    }
  }

  @Test
  void append_anEpisodeThatIsNotLater_isRefusedAndChangesNothing() {
    try (RunStore store = RunStore.open(file())) {
      String id = Samples.begin(store, 1);
      store.append(id, Samples.full(5, 0.2), 1, null);
      RunRecord before = store.run(id);
      assertThatThrownBy(() -> store.append(id, Samples.full(5, 0.3), 9, new byte[] {1}))
          .isInstanceOf(InputError.class)
          .hasMessageContaining("one program at a time");
      assertThatThrownBy(() -> store.append(id, Samples.full(4, 0.3), 9, null))
          .isInstanceOf(InputError.class);
      assertThat(store.run(id)).isEqualTo(before);
    }
  }

  @Test
  void append_bySeveralThreads_losesNothing() throws Exception {
    int threads = 4;
    int points = 50;
    try (RunStore store = RunStore.open(file())) {
      ExecutorService pool = Executors.newFixedThreadPool(threads);
      Callable<String> work =
          () -> {
            String id = Samples.begin(store, 1);
            IntStream.range(0, points)
                .forEach(i -> store.append(id, Samples.full(i, 0.5), i, new byte[100]));
            return id;
          };
      List<Future<String>> ids = pool.invokeAll(List.of(work, work, work, work));
      pool.shutdown();
      for (Future<String> id : ids) {
        assertThat(store.run(id.get()).curve()).hasSize(points);
      }
      assertThat(store.list()).hasSize(threads);
    }
  }

  private Path file() {
    return folder.resolve("records").resolve("runs.sqlite");
  }

  @Test
  void find_ofRunsWithTheSettingsAndVersion_prefersFinishedOnes() {
    try (RunStore store = RunStore.open(folder.resolve("find.sqlite"))) {
      assertThat(store.find(Samples.settings(1), Samples.PROVENANCE)).isEmpty();
      String finished = Samples.begin(store, 1);
      store.finish(finished, RunStatus.FINISHED);
      String begun = Samples.begin(store, 1);
      String other = Samples.begin(store, 2);
      assertThat(store.find(Samples.settings(1), Samples.PROVENANCE)).contains(finished);
      assertThat(store.find(Samples.settings(2), Samples.PROVENANCE)).contains(other);
      store.delete(finished);
      assertThat(store.find(Samples.settings(1), Samples.PROVENANCE)).contains(begun);
      Provenance elsewhere =
          new Provenance(
              Samples.PROVENANCE.version(), Samples.PROVENANCE.commit(), "another JVM", "another");
      assertThat(store.find(Samples.settings(1), elsewhere)).contains(begun);
      Provenance later = new Provenance("1.0.0", "def5678", "Test 17", "Linux amd64, 2 cores");
      assertThat(store.find(Samples.settings(1), later)).isEmpty();
    }
  }

  @Test
  void find_ofRunsWithOtherStarts_isAnotherRun() {
    RunSettings growing = new RunSettings("nim:3,4,5", "q", "self", 100, 1, 2, "growing");
    RunSettings game = new RunSettings("nim:3,4,5", "q", "self", 100, 1, 2);
    try (RunStore store = RunStore.open(folder.resolve("starts.sqlite"))) {
      String id = store.begin(growing, Samples.PROVENANCE, Samples.YARDSTICK, Samples.STARTED);
      assertThat(store.run(id).settings()).isEqualTo(growing);
      assertThat(store.find(growing, Samples.PROVENANCE)).contains(id);
      assertThat(store.find(game, Samples.PROVENANCE)).isEmpty();
    }
  }
}

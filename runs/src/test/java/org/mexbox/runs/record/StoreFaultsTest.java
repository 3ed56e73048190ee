package org.mexbox.runs.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;

class StoreFaultsTest {
  private static final Duration SHORT = Duration.ofMillis(200);

  @TempDir private Path folder;

  @Test
  void open_missingStoreForReading_isRefused() {
    assertRefused(() -> RunStore.openReadOnly(file()), InputError.class, "must be there");
    assertThat(file()).doesNotExist();
  }

  @Test
  void open_aFolder_isRefusedWithAFileInIt() {
    assertRefused(() -> RunStore.open(folder), InputError.class, "must be a file");
    assertRefused(() -> RunStore.openReadOnly(folder), InputError.class, "must be a file");
    assertRefused(() -> RunStore.open(Path.of("/")), InputError.class, "must be a file");
  }

  /** A file that version 1 wrote: scores stay, the new columns are empty. */
  @Test
  void open_aStoreOfVersionOne_keepsItsRuns() throws SQLException {
    Schema first = new Schema(Schema.CURRENT.steps().subList(0, 1));
    try (Database database = Database.open(file(), first, SHORT)) {
      database.write(
          connection -> {
            try (Statement statement = connection.createStatement()) {
              statement.execute(
                  "INSERT INTO runs VALUES (7, 'nim:3,4,5', 'q', 'self', 10, 1, 1.15, '1', 'c', 'j',"
                      + " 'm', 120, 100, 0.25, 0.5, '2026-01-02T03:04:05Z', 2.5, 'FINISHED')");
              statement.execute(
                  "INSERT INTO points VALUES (7, 0, 3, 0.75, 1, NULL, 0.5, NULL, NULL, 0.1)");
              statement.execute("INSERT INTO agents VALUES (7, 0, x'0102')");
            }
            return "done";
          });
    }
    try (RunStore store = RunStore.open(file())) {
      RunRecord run = store.run("r7");
      assertThat(run.yardstick()).isEqualTo(new Yardstick(120, 100, 0.25, 0.5));
      assertThat(run.curve())
          .containsExactly(new CurvePoint(0, 3, 0.75, true, null, 0.5, null, null, 0.1));
      assertThat(run.isAtOnce()).isFalse();
      assertThat(run.settings().starts()).isEqualTo("game");
      assertThat(store.agent("r7").bytes()).containsExactly(1, 2);
    }
  }

  @Test
  void open_underAFile_isRefused() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain"), "x");
    assertRefused(
        () -> RunStore.open(plain.resolve("runs.sqlite")),
        InputError.class,
        "must stand in a folder");
  }

  @Test
  void open_aTextFile_isRefusedAndLeftAlone() throws IOException {
    String text = "my diary, ".repeat(200);
    Files.writeString(file(), text);
    assertRefused(() -> RunStore.open(file()), InputError.class, "must be a store of Mexbox runs");
    assertRefused(() -> RunStore.openReadOnly(file()), InputError.class, "must be a store");
    assertThat(file()).hasContent(text);
  }

  @Test
  void open_anotherProgramsDatabase_isRefusedAndLeftAlone() throws Exception {
    raw("CREATE TABLE diary (day TEXT)");
    byte[] before = Files.readAllBytes(file());
    assertRefused(() -> RunStore.open(file()), InputError.class, "must be a store of Mexbox runs");
    assertRefused(() -> RunStore.openReadOnly(file()), InputError.class, "must be a store");
    assertThat(Files.readAllBytes(file())).isEqualTo(before);
  }

  @Test
  void open_anEmptyFile_isANewStore() throws IOException {
    Files.createFile(file());
    try (RunStore store = RunStore.open(file())) {
      assertThat(Samples.begin(store, 1)).isEqualTo("r1");
    }
  }

  @Test
  void open_aStoreOfANewerVersion_isRefusedByItsNumber() throws Exception {
    filled(1);
    raw("PRAGMA user_version = 99");
    String rule = "must be of version 3 or older, was 99";
    assertRefused(() -> RunStore.open(file()), InputError.class, rule);
    assertRefused(() -> RunStore.openReadOnly(file()), InputError.class, rule);
  }

  @Test
  void open_aStoreOfAnOlderVersion_isMigratedWithWhatItHolds() {
    filled(2);
    List<List<String>> steps = new ArrayList<>(Schema.CURRENT.steps());
    steps.add(List.of("ALTER TABLE runs ADD COLUMN note TEXT", "UPDATE runs SET note = 'old'"));
    Schema newer = new Schema(steps);
    assertRefused(
        () -> Database.openSealed(file(), newer, SHORT), InputError.class, "must be writable once");
    try (Database database = Database.open(file(), newer, SHORT)) {
      List<String> notes =
          database.read(c -> Sql.rows(c, "SELECT note FROM runs", row -> row.getString(1)));
      assertThat(notes).containsExactly("old", "old");
      assertThat(new RunStore(database).list()).hasSize(2);
    }
    try (Database database = Database.openReadOnly(file(), newer, SHORT)) {
      assertThat(new RunStore(database).list()).hasSize(2);
    }
  }

  @Test
  void migration_thatFails_leavesTheOldStoreWhole() {
    filled(1);
    List<List<String>> steps = new ArrayList<>(Schema.CURRENT.steps());
    steps.add(List.of("DELETE FROM runs", "this is no statement"));
    Schema broken = new Schema(steps);
    assertRefused(() -> Database.open(file(), broken, SHORT), InputError.class, "undamaged");
    try (RunStore store = RunStore.open(file())) {
      assertThat(store.list()).hasSize(1);
    }
  }

  @Test
  void open_aFileCutAnywhere_givesOneLineOrTheWholeStore() throws IOException {
    filled(20);
    byte[] whole = Files.readAllBytes(file());
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      int length = 1 + random.nextInt(whole.length - 1);
      Files.write(file(), Arrays.copyOf(whole, length));
      assertOneLineOrReadable("cut at " + length);
    }
  }

  @Test
  void open_aFileWithOverwrittenBytes_givesOneLineOrAReadableStore() throws IOException {
    filled(20);
    byte[] whole = Files.readAllBytes(file());
    Random random = new Random(6);
    for (int i = 0; i < 150; i++) {
      byte[] damaged = whole.clone();
      int at = random.nextInt(damaged.length);
      byte[] noise = new byte[Math.min(damaged.length - at, 1 + random.nextInt(600))];
      random.nextBytes(noise);
      System.arraycopy(noise, 0, damaged, at, noise.length);
      Files.write(file(), damaged);
      assertOneLineOrReadable("seed 6, round " + i);
    }
  }

  @Test
  void list_aRowThatNoProgramOfOursWrites_isCalledDamaged() throws Exception {
    filled(1);
    raw("UPDATE runs SET status = 'DREAMING'");
    try (RunStore store = RunStore.openReadOnly(file())) {
      assertRefused(store::list, InputError.class, "must be an undamaged store");
    }
  }

  @Test
  void write_intoAStoreOpenedForReading_isRefused() {
    filled(1);
    try (RunStore store = RunStore.openReadOnly(file())) {
      assertRefused(() -> store.delete("r1"), InputError.class, "must be writable");
      assertThat(store.list()).hasSize(1);
    }
  }

  @Test
  void openSealed_aStoreThatCannotBeWritten_readsWithoutSideFiles() throws IOException {
    filled(2);
    try (Database database = Database.openSealed(file(), Schema.CURRENT, SHORT);
        Stream<Path> files = Files.list(folder)) {
      RunStore store = new RunStore(database);
      assertThat(store.list()).hasSize(2);
      assertRefused(() -> store.delete("r1"), InputError.class, "must be writable");
      assertThat(files).containsExactly(file());
    }
  }

  @Test
  void write_whileAnotherProgramKeepsTheLock_givesUpInOneLineAndWorksLater() {
    filled(1);
    try (Database holder = Database.open(file(), Schema.CURRENT, SHORT);
        Database waiter = Database.open(file(), Schema.CURRENT, SHORT)) {
      RunStore store = new RunStore(waiter);
      holder.write(
          connection -> {
            assertRefused(() -> Samples.begin(store, 1), LimitError.class, "kept it locked");
            assertThat(store.list()).hasSize(1);
            return 0;
          });
      assertThat(Samples.begin(store, 1)).isEqualTo("r2");
    }
  }

  @Test
  void open_whileAnotherProgramKeepsTheWholeFile_givesUpInOneLine() throws Exception {
    filled(1);
    try (Connection holder = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = holder.createStatement()) {
      statement.execute("PRAGMA locking_mode = EXCLUSIVE");
      statement.execute("BEGIN IMMEDIATE");
      assertRefused(
          () -> Database.open(file(), Schema.CURRENT, SHORT), LimitError.class, "kept it locked");
    }
    try (RunStore store = RunStore.open(file())) {
      assertThat(store.list()).hasSize(1);
    }
  }

  @Test
  void append_onAFullDisk_saysSoAndKeepsWhatWasRecorded() throws Exception {
    filled(1);
    RunRecord last;
    try (Database database = Database.open(file(), Schema.CURRENT, SHORT)) {
      database.execute("PRAGMA max_page_count = 60");
      RunStore store = new RunStore(database);
      String id = Samples.begin(store, 7);
      long recorded = fill(store, id);
      last = store.run(id);
      assertThat(recorded).isGreaterThan(3);
      assertThat(last.last().orElseThrow().episode()).isEqualTo(recorded);
      assertThat(store.agent(id).episode()).isEqualTo(recorded);
      database.execute("PRAGMA max_page_count = 100000");
      store.append(id, Samples.full(recorded + 1, 0.5), 1, new byte[100]);
    }
    try (RunStore store = RunStore.openReadOnly(file())) {
      assertThat(store.run(last.id()).curve()).containsAll(last.curve());
    }
  }

  /** Appends learners that grow until the disk is full; tells the last episode recorded. */
  private static long fill(RunStore store, String id) {
    for (int episode = 0; ; episode++) {
      CurvePoint point = Samples.full(episode, 0.5);
      byte[] learner = new byte[20_000 * episode];
      Throwable fault = catchThrowable(() -> store.append(id, point, 1, learner));
      if (fault != null) {
        assertOneLine(fault, LimitError.class, "the disk is full");
        return episode - 1L;
      }
    }
  }

  private void assertOneLineOrReadable(String round) {
    try (RunStore store = RunStore.open(file())) {
      store.list().forEach(run -> store.run(run.id()));
    } catch (InputError | LimitError fault) {
      assertThat(fault).as(round).message().doesNotContain("\n").startsWith("store");
    }
  }

  private void filled(int runs) {
    try (RunStore store = RunStore.open(file())) {
      for (int seed = 0; seed < runs; seed++) {
        String id = Samples.begin(store, seed);
        for (int episode = 0; episode < 20; episode++) {
          store.append(id, Samples.full(episode, 0.5), episode, new byte[] {1, 2, 3});
        }
      }
    }
  }

  private void raw(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private Path file() {
    return folder.resolve("runs.sqlite");
  }

  private static void assertRefused(
      ThrowingCallable call, Class<? extends RuntimeException> kind, String part) {
    assertOneLine(catchThrowable(call), kind, part);
  }

  private static void assertOneLine(
      Throwable fault, Class<? extends RuntimeException> kind, String part) {
    assertThat(fault).isInstanceOf(kind).hasMessageContaining(part);
    assertThat(fault.getMessage()).doesNotContain("\n");
  }
}

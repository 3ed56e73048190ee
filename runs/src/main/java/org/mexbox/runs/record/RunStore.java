package org.mexbox.runs.record;

import static org.mexbox.runs.record.Sql.change;
import static org.mexbox.runs.record.Sql.rows;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;

/**
 * The record of runs in one file. What a method has returned from stays recorded, whenever the
 * program is killed afterwards. Several threads and several programs may use one file at the same
 * time; they wait for each other up to a minute.
 *
 * <p>Every method throws an {@link InputError} for an unknown run and for a read-only, damaged or
 * foreign file, and a {@link org.mexbox.environments.LimitError} for a full disk and for a file
 * that stays locked.
 */
public final class RunStore implements AutoCloseable {
  private static final String POINTS = "SELECT * FROM points";
  private static final String RUNS = "SELECT * FROM runs";

  private final Database database;

  RunStore(Database database) {
    this.database = database;
  }

  /** Opens a store for reading and writing; makes it, and its folders, where it is missing. */
  public static RunStore open(Path file) {
    return new RunStore(Database.open(file, Schema.CURRENT, Database.PATIENCE));
  }

  /**
   * Opens a store that is there for reading only. The file may be read-only, its folder too; if
   * they are not, a store of an older version is brought up to date.
   */
  public static RunStore openReadOnly(Path file) {
    return new RunStore(Database.openReadOnly(file, Schema.CURRENT, Database.PATIENCE));
  }

  /**
   * Begins the record of a run.
   *
   * @return the id of the run; the id of a deleted run is never given again
   */
  public String begin(
      RunSettings settings, Provenance provenance, Yardstick yardstick, Instant started) {
    return database.write(
        connection -> {
          change(
              connection, Rows.INSERT_RUN, Rows.values(settings, provenance, yardstick, started));
          return "r" + rows(connection, "SELECT last_insert_rowid()", row -> row.getLong(1)).get(0);
        });
  }

  /**
   * Adds an evaluation and, if there is one, the learner as it was at that moment, which takes the
   * place of the learner saved before. All of it is recorded, or nothing.
   *
   * @param point its episode is later than all recorded ones
   * @param secondsSoFar wall time of the run in seconds, all times it was resumed included
   * @param savedAgent the learner after the episode of the point; null keeps the one before
   */
  public void append(
      String id, CurvePoint point, double secondsSoFar, byte @Nullable [] savedAgent) {
    long run = number(id);
    database.write(
        connection -> {
          changeRun(connection, id, "UPDATE runs SET seconds = ? WHERE id = ?", secondsSoFar, run);
          requireLater(connection, run, point.episode());
          change(connection, Rows.INSERT_POINT, Rows.values(run, point));
          if (savedAgent != null) {
            String insert = "INSERT OR REPLACE INTO agents (run, episode, bytes) VALUES (?, ?, ?)";
            change(connection, insert, run, point.episode(), savedAgent);
          }
          return id;
        });
  }

  /** Records that a run has come to its end, or that a person stopped it. */
  public void finish(String id, RunStatus status) {
    String update = "UPDATE runs SET status = ? WHERE id = ?";
    database.write(connection -> changeRun(connection, id, update, status.name(), number(id)));
  }

  /**
   * Takes a run back to an episode, so that it can be resumed from there: what was recorded later
   * is dropped, a learner saved later too, and it counts as running again.
   */
  public void truncateAfter(String id, long episode) {
    long run = number(id);
    database.write(
        connection -> {
          changeRun(connection, id, "UPDATE runs SET status = 'RUNNING' WHERE id = ?", run);
          change(connection, "DELETE FROM points WHERE run = ? AND episode > ?", run, episode);
          change(connection, "DELETE FROM agents WHERE run = ? AND episode > ?", run, episode);
          return id;
        });
  }

  /** Forgets a run with its curve and its learner. */
  public void delete(String id) {
    String delete = "DELETE FROM runs WHERE id = ?";
    database.write(connection -> changeRun(connection, id, delete, number(id)));
  }

  /**
   * A run with these settings by the same version and commit, on whatever machine: a finished one
   * if there is one, else one that was begun; of several the newest.
   */
  public Optional<String> find(RunSettings settings, Provenance provenance) {
    return database.read(
        connection ->
            rows(
                    connection,
                    Rows.FIND_RUN,
                    row -> "r" + row.getLong("id"),
                    settings.game(),
                    settings.agent(),
                    settings.opponent(),
                    settings.episodes(),
                    settings.seed(),
                    settings.spacing(),
                    settings.starts(),
                    provenance.version(),
                    provenance.commit())
                .stream()
                .findFirst());
  }

  /** All runs with their curves, the oldest first. */
  public List<RunRecord> list() {
    return database.read(
        connection -> {
          Map<Long, List<CurvePoint>> curves = new HashMap<>();
          rows(
              connection,
              POINTS + " ORDER BY run, episode",
              row ->
                  curves
                      .computeIfAbsent(row.getLong("run"), run -> new ArrayList<>())
                      .add(Rows.point(row)));
          return rows(
              connection,
              RUNS + " ORDER BY id",
              row -> Rows.run(row, curves.getOrDefault(row.getLong("id"), List.of())));
        });
  }

  /** One run with its curve. */
  public RunRecord run(String id) {
    long run = number(id);
    return database.read(
        connection -> {
          List<CurvePoint> curve =
              rows(connection, POINTS + " WHERE run = ? ORDER BY episode", Rows::point, run);
          return only(
              connection,
              id,
              rows(connection, RUNS + " WHERE id = ?", row -> Rows.run(row, curve), run));
        });
  }

  /**
   * The learner of a run as it was saved last.
   *
   * @throws InputError also if none was saved yet
   */
  public SavedAgentBytes agent(String id) {
    long run = number(id);
    return database.read(
        connection -> {
          only(connection, id, rows(connection, RUNS + " WHERE id = ?", row -> id, run));
          return rows(
                  connection,
                  "SELECT episode, bytes FROM agents WHERE run = ?",
                  row -> new SavedAgentBytes(row.getLong(1), row.getBytes(2)),
                  run)
              .stream()
              .findFirst()
              .orElseThrow(() -> InputError.of("run", "must have a saved learner", id));
        });
  }

  /** The file it is kept in. */
  public Path file() {
    return database.file();
  }

  @Override
  public void close() {
    database.close();
  }

  private static String changeRun(Connection connection, String id, String sql, Object... values)
      throws SQLException {
    only(connection, id, change(connection, sql, values) == 1 ? List.of(id) : List.of());
    return id;
  }

  private static void requireLater(Connection connection, long run, long episode)
      throws SQLException {
    String later = "SELECT episode FROM points WHERE run = ? AND episode >= ?";
    if (!rows(connection, later, row -> row.getLong(1), run, episode).isEmpty()) {
      throw InputError.of(
          "run r" + run, "must be trained by one program at a time; episode", episode);
    }
  }

  private static <T> T only(Connection connection, String id, List<T> found) throws SQLException {
    if (found.isEmpty()) {
      // For a text that is no id at all, the newest runs.
      long wanted = number(id) > 0 ? number(id) : Long.MAX_VALUE;
      List<String> near =
          rows(
              connection,
              "SELECT id FROM runs ORDER BY abs(id - ?), id LIMIT 5",
              row -> "r" + row.getLong(1),
              wanted);
      throw InputError.of("run", "must be the id of a recorded run", id, InputError.some(near));
    }
    return found.get(0);
  }

  private static long number(String id) {
    return id.matches("r[1-9][0-9]{0,17}") ? Long.parseLong(id.substring(1)) : 0;
  }
}

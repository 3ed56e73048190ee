package org.mexbox.runs.record;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.mexbox.environments.InputError;

/**
 * The tables, as the steps that led to them: step {@code n} makes version {@code n} of the version
 * before. A step that was released is never changed.
 *
 * @param steps the statements of each step
 */
record Schema(List<List<String>> steps) {
  /** "Mexb": tells our files from other programs' databases. */
  private static final int APPLICATION_ID = 0x4D657862;

  static final Schema CURRENT =
      new Schema(
          List.of(
              List.of(
                  """
                  CREATE TABLE runs (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    game TEXT NOT NULL,
                    agent TEXT NOT NULL,
                    opponent TEXT NOT NULL,
                    episodes INTEGER NOT NULL,
                    seed INTEGER NOT NULL,
                    spacing REAL NOT NULL,
                    version TEXT NOT NULL,
                    commit_id TEXT NOT NULL,
                    jvm TEXT NOT NULL,
                    machine TEXT NOT NULL,
                    positions INTEGER NOT NULL,
                    won_positions INTEGER NOT NULL,
                    random_score REAL NOT NULL,
                    random_vs_teacher REAL,
                    started TEXT NOT NULL,
                    seconds REAL NOT NULL,
                    status TEXT NOT NULL
                  ) STRICT""",
                  """
                  CREATE TABLE points (
                    run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
                    episode INTEGER NOT NULL,
                    positions_seen INTEGER NOT NULL,
                    expert_score REAL NOT NULL,
                    champion INTEGER,
                    balanced_value_accuracy REAL,
                    win_rate_vs_teacher REAL,
                    win_rate_vs_random REAL,
                    training_wins REAL,
                    exploration REAL,
                    PRIMARY KEY (run, episode)
                  ) STRICT, WITHOUT ROWID""",
                  """
                  CREATE TABLE agents (
                    run INTEGER PRIMARY KEY REFERENCES runs(id) ON DELETE CASCADE,
                    episode INTEGER NOT NULL,
                    bytes BLOB NOT NULL
                  ) STRICT"""),
              // Games in which both choose at once have no expert score, but an exploitability. A
              // column cannot be told to allow NULL: one that does takes its place.
              List.of(
                  "ALTER TABLE runs ADD COLUMN score REAL",
                  "UPDATE runs SET score = random_score",
                  "ALTER TABLE runs DROP COLUMN random_score",
                  "ALTER TABLE runs RENAME COLUMN score TO random_score",
                  "ALTER TABLE runs ADD COLUMN random_exploitability REAL",
                  "ALTER TABLE points ADD COLUMN score REAL",
                  "UPDATE points SET score = expert_score",
                  "ALTER TABLE points DROP COLUMN expert_score",
                  "ALTER TABLE points RENAME COLUMN score TO expert_score",
                  "ALTER TABLE points ADD COLUMN exploitability REAL"),
              // Where episodes begin; until now always at the start of the game.
              List.of("ALTER TABLE runs ADD COLUMN starts TEXT NOT NULL DEFAULT 'game'")));

  int version() {
    return steps.size();
  }

  /** True if a file has the tables of this version; false if it is new or older. */
  boolean isIn(Connection connection, Path file) throws SQLException {
    long found = number(connection, "PRAGMA user_version");
    boolean ours = number(connection, "PRAGMA application_id") == APPLICATION_ID;
    if (!ours && number(connection, "SELECT count(*) FROM sqlite_schema") > 0) {
      throw Faults.foreign(file);
    }
    if (found > version()) {
      throw InputError.of(
          "store " + file,
          "must be of version " + version() + " or older",
          found,
          "the newer Mexbox that wrote it, or another --store");
    }
    return found == version();
  }

  /** Brings a file to this version; to be called inside a transaction. */
  void migrate(Connection connection, Path file) throws SQLException {
    if (isIn(connection, file)) {
      return;
    }
    int found = (int) number(connection, "PRAGMA user_version");
    try (Statement statement = connection.createStatement()) {
      for (List<String> step : steps.subList(found, version())) {
        for (String sql : step) {
          statement.execute(sql);
        }
      }
      statement.execute("PRAGMA application_id = " + APPLICATION_ID);
      statement.execute("PRAGMA user_version = " + version());
    }
  }

  private static long number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      return row.next() ? row.getLong(1) : 0;
    }
  }
}

package org.mexbox.runs.record;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.mexbox.environments.InputError;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/**
 * One connection to one SQLite file. All work runs in transactions, one at a time: the methods are
 * synchronized, other programs wait for the file's lock.
 */
final class Database implements AutoCloseable {
  /** How long one waits for another program before giving up. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final int TRY_MILLIS = 50;

  /** Work inside a transaction. */
  @FunctionalInterface
  interface Work<T> {
    T on(Connection connection) throws SQLException;
  }

  /** What is done with a new connection before it is used; run again if the file was locked. */
  @FunctionalInterface
  private interface Preparation {
    void on(Database database) throws SQLException;
  }

  private final Path file;
  private final Connection connection;

  private Database(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /** Opens for reading and writing; makes the file and its folders where they are missing. */
  static Database open(Path file, Schema schema, Duration patience) {
    Path absolute = file.toAbsolutePath();
    requireNoFolder(absolute);
    makeFolder(folder(absolute));
    if (!Files.isWritable(Files.exists(absolute) ? absolute : folder(absolute))) {
      throw Faults.readOnly(file);
    }
    return open(absolute, config(), database -> database.prepare(schema), patience);
  }

  /** Opens for reading; the file must be there. */
  static Database openReadOnly(Path file, Schema schema, Duration patience) {
    Path absolute = file.toAbsolutePath();
    requireNoFolder(absolute);
    if (!Files.exists(absolute)) {
      throw InputError.of("store", "must be there; mexbox learn makes one", file);
    }
    // A connection that could write tidies up its side files when it closes, one that could not
    // leaves them behind.
    SQLiteConfig config = config();
    config.setReadOnly(!Files.isWritable(absolute) || !Files.isWritable(folder(absolute)));
    return open(absolute, config, database -> database.requireCurrent(schema), patience);
  }

  private static Database open(
      Path file, SQLiteConfig config, Preparation preparation, Duration patience) {
    for (long left = patience.toMillis() / TRY_MILLIS; ; left--) {
      try {
        Database database = attempt(file, config, preparation);
        database.execute("PRAGMA busy_timeout = " + patience.toMillis());
        return database;
      } catch (SQLException fault) {
        // Some first steps on a file, such as its recovery after a killed program, report a lock
        // at once instead of waiting for it.
        if (!Faults.isBusy(fault) || left <= 0 || !slept()) {
          throw Faults.of(fault, file);
        }
      }
    }
  }

  private static Database attempt(Path file, SQLiteConfig config, Preparation preparation)
      throws SQLException {
    Database database = new Database(file, config.createConnection(address(file, config)));
    try {
      preparation.on(database);
      return database;
    } catch (SQLException | RuntimeException fault) {
      database.connection.close();
      throw fault;
    }
  }

  private void prepare(Schema schema) throws SQLException {
    boolean current = schema.isIn(connection, file);
    // A commit is in the system's hands before it returns, so a killed program loses nothing. Only
    // a power cut may take the newest commits, and it leaves the file whole.
    execute("PRAGMA journal_mode = WAL");
    execute("PRAGMA synchronous = NORMAL");
    if (!current) {
      execute("BEGIN IMMEDIATE");
      schema.migrate(connection, file);
      execute("COMMIT");
    }
  }

  private void requireCurrent(Schema schema) throws SQLException {
    if (!schema.isIn(connection, file)) {
      throw InputError.of(
          "store", "must hold runs of this version; mexbox learn brings it up to date", file);
    }
    execute("PRAGMA query_only = ON");
  }

  /** Runs work that reads, on one snapshot of the file. */
  synchronized <T> T read(Work<T> work) {
    return transact("BEGIN", work);
  }

  /** Runs work that writes: all of it or nothing. */
  synchronized <T> T write(Work<T> work) {
    return transact("BEGIN IMMEDIATE", work);
  }

  Path file() {
    return file;
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException fault) {
      throw Faults.of(fault, file);
    }
  }

  synchronized void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private <T> T transact(String begin, Work<T> work) {
    try {
      execute(begin);
      T result = work.on(connection);
      execute("COMMIT");
      return result;
    } catch (SQLException fault) {
      RuntimeException translated = Faults.of(fault, file);
      rollBack(translated);
      throw translated;
    } catch (RuntimeException fault) {
      rollBack(fault);
      throw fault;
    }
  }

  private void rollBack(RuntimeException fault) {
    try {
      execute("ROLLBACK");
    } catch (SQLException alreadyRolledBack) {
      fault.addSuppressed(alreadyRolledBack);
    }
  }

  private static SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(TRY_MILLIS);
    config.enforceForeignKeys(true);
    return config;
  }

  // As a URI: a plain path would be cut at a question mark.
  private static String address(Path file, SQLiteConfig config) {
    URI uri = file.toUri();
    String host = uri.getRawAuthority() == null ? "" : "//" + uri.getRawAuthority();
    boolean readOnly = (config.getOpenModeFlags() & SQLiteOpenMode.READWRITE.flag) == 0;
    // In a folder that cannot be written there is nobody to share with, and no room for side files.
    String query = readOnly && !hasLog(file) ? "?immutable=1" : "";
    return "jdbc:sqlite:file://" + host + uri.getRawPath() + query;
  }

  private static Path folder(Path file) {
    Path parent = file.getParent();
    return parent == null ? file : parent;
  }

  private static boolean hasLog(Path file) {
    return Files.exists(file.resolveSibling(file.getFileName() + "-wal"));
  }

  private static void requireNoFolder(Path file) {
    if (Files.isDirectory(file)) {
      throw InputError.of("store", "must be a file", file, file.resolve("runs.sqlite").toString());
    }
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException fault) {
      InputError error =
          InputError.of("store", "must stand in a folder that can be made and written", folder);
      error.initCause(fault);
      throw error;
    }
  }

  private static boolean slept() {
    try {
      Thread.sleep(TRY_MILLIS);
      return true;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}

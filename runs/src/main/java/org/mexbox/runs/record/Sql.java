package org.mexbox.runs.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Statements with parameters. */
final class Sql {
  private Sql() {}

  /** Makes a value of the current row. */
  @FunctionalInterface
  interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Runs a statement that changes rows, and tells how many; null where a value is missing. */
  static int change(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, values);
      return statement.executeUpdate();
    }
  }

  /** The rows of a query. */
  static <T> List<T> rows(Connection connection, String sql, Reader<T> reader, Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, values);
      List<T> rows = new ArrayList<>();
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          rows.add(reader.read(row));
        }
      }
      return rows;
    } catch (IllegalArgumentException | DateTimeException fault) {
      // Values that no program of ours writes: the file was damaged where SQLite cannot see it.
      SQLiteException damaged =
          new SQLiteException(String.valueOf(fault.getMessage()), SQLiteErrorCode.SQLITE_CORRUPT);
      damaged.initCause(fault);
      throw damaged;
    }
  }

  private static void set(PreparedStatement statement, @Nullable Object... values)
      throws SQLException {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) {
        statement.setNull(i + 1, Types.NULL);
      } else {
        statement.setObject(i + 1, values[i]);
      }
    }
  }
}

package org.mexbox.teacher.solve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Published and brute-forced answers, as rows of a file. */
public final class Oracles {
  private Oracles() {}

  /** A row. */
  public record Row(Map<String, String> fields) {
    /** What stands in a column. */
    public String text(String column) {
      return Objects.requireNonNull(fields.get(column), column);
    }
  }

  /** The rows of a file without quoted fields, by the names in its head. */
  public static List<Row> rows(String name) {
    var in = Oracles.class.getResourceAsStream("/org/mexbox/teacher/oracles/" + name);
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(Objects.requireNonNull(in, name), StandardCharsets.UTF_8))) {
      String[] head = reader.readLine().split(",", -1);
      List<Row> rows = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] fields = line.split(",", -1);
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < head.length; i++) {
          row.put(head[i], fields[i]);
        }
        rows.add(new Row(row));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

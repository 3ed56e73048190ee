package org.mexbox.environments.simultaneous;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.exact.Fraction;

/**
 * A matrix game: FIRST chooses a row, SECOND a column, and the entry is what FIRST gets.
 *
 * @param rows the names of the rows; empty if they are numbered from 1
 * @param columns the names of the columns, likewise
 */
public record MatrixRules(List<String> rows, List<String> columns) implements SimultaneousRules {
  /** The most rows, and the most columns. */
  public static final int MAX_SIZE = 30;

  private static final String EXAMPLE = "0,-1,1/1,0,-1/-1,1,0";

  /** Copies the lists and checks the names. */
  public MatrixRules {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    check("rows", rows);
    check("columns", columns);
  }

  private static void check(String argument, List<String> names) {
    if (names.stream().anyMatch(name -> !name.matches("[a-z][a-z0-9-]{0,19}"))
        || new HashSet<>(names).size() < names.size()) {
      throw InputError.of(
          argument,
          "must be different words of small letters",
          String.join(",", names),
          argument + "=rock,paper,scissors");
    }
  }

  /** Reads names separated by commas; columns that are not named are called like the rows. */
  public static MatrixRules of(String rows, String columns) {
    List<String> ofRows = names(rows);
    return new MatrixRules(ofRows, columns.isEmpty() ? ofRows : names(columns));
  }

  private static List<String> names(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(",", -1));
  }

  @Override
  public String family() {
    return "matrix";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>();
    if (!rows.isEmpty()) {
      options.add("rows=" + String.join(",", rows));
    }
    if (!columns.equals(rows)) {
      options.add("columns=" + String.join(",", columns));
    }
    return options;
  }

  /**
   * Reads a matrix: rows separated by {@code /}, or by {@code //} where entries are fractions, as
   * in {@code 1/2,0//0,1/3}; {@code over} is what is left after the turn.
   */
  @Override
  public MatrixPosition parse(String text) {
    if (text.strip().equals(MatrixPosition.OVER)) {
      return new MatrixPosition(this, List.of());
    }
    String[] lines = text.split(text.contains("//") ? "//" : "/", 0);
    if (lines.length == 0 || lines.length > MAX_SIZE) {
      throw InputError.of("rows", "must be 1.." + MAX_SIZE, text, EXAMPLE);
    }
    List<List<Fraction>> matrix = new ArrayList<>();
    for (String line : lines) {
      matrix.add(row(line, matrix, text));
    }
    checkCount("rows", rows, matrix.size());
    checkCount("columns", columns, matrix.get(0).size());
    return new MatrixPosition(this, matrix);
  }

  private static List<Fraction> row(String line, List<List<Fraction>> above, String text) {
    String[] cells = line.split(",", -1);
    List<Fraction> row =
        IntStream.range(0, cells.length)
            .mapToObj(i -> Fraction.parse("entry " + (above.size() + 1) + "," + (i + 1), cells[i]))
            .toList();
    if (row.size() > MAX_SIZE) {
      throw InputError.of("columns", "must be 1.." + MAX_SIZE, row.size(), EXAMPLE);
    }
    if (!above.isEmpty() && row.size() != above.get(0).size()) {
      throw InputError.of("rows", "must be equally long", text, EXAMPLE);
    }
    return row;
  }

  private static void checkCount(String argument, List<String> names, int count) {
    if (!names.isEmpty() && names.size() != count) {
      throw InputError.of(
          argument, "must be named all " + count + " of them", String.join(",", names));
    }
  }
}

package org.mexbox.environments.simultaneous;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;

/**
 * A matrix game before its one turn, or after it.
 *
 * @param rules the names of rows and columns
 * @param matrix [rows][columns], what FIRST gets; empty when the turn is over
 */
public record MatrixPosition(MatrixRules rules, List<List<Fraction>> matrix)
    implements SimultaneousPosition {
  static final String OVER = "over";
  private static final int MAX_WIDTH = 80;

  /**
   * A row or a column.
   *
   * @param index its number, from 0
   * @param name what it is called
   */
  public record Line(int index, String name) implements Move {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Copies the matrix. */
  public MatrixPosition {
    matrix = matrix.stream().map(List::copyOf).toList();
  }

  @Override
  public List<Move> moves(Seat seat) {
    if (matrix.isEmpty()) {
      return List.of();
    }
    return seat == Seat.FIRST
        ? lines(rules.rows(), matrix.size())
        : lines(rules.columns(), matrix.get(0).size());
  }

  private static List<Move> lines(List<String> names, int count) {
    return IntStream.range(0, count)
        .<Move>mapToObj(i -> new Line(i, names.isEmpty() ? String.valueOf(i + 1) : names.get(i)))
        .toList();
  }

  @Override
  public List<Branch> after(Move first, Move second) {
    Fraction gain = matrix.get(index(Seat.FIRST, first)).get(index(Seat.SECOND, second));
    return List.of(new Branch(Fraction.ONE, gain, new MatrixPosition(rules, List.of())));
  }

  private int index(Seat seat, Move move) {
    int index = moves(seat).indexOf(move);
    if (index < 0) {
      throw InputError.of("move", "must be legal in " + this, move, InputError.some(moves(seat)));
    }
    return index;
  }

  /**
   * {@inheritDoc} Names above and beside the entries; the text of the matrix if that is too wide.
   */
  @Override
  public List<String> picture() {
    if (matrix.isEmpty()) {
      return List.of(OVER);
    }
    List<Move> names = moves(Seat.FIRST);
    List<List<String>> cells = new ArrayList<>();
    cells.add(new ArrayList<>(List.of("")));
    moves(Seat.SECOND).forEach(column -> cells.get(0).add(column.toString()));
    for (int row = 0; row < matrix.size(); row++) {
      List<String> line = new ArrayList<>(List.of(names.get(row).toString()));
      matrix.get(row).forEach(entry -> line.add(entry.toString()));
      cells.add(line);
    }
    int width = 2 + cells.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(0);
    if (width * cells.get(0).size() > MAX_WIDTH) {
      return List.of(toString());
    }
    return cells.stream().map(line -> aligned(line, width)).toList();
  }

  private static String aligned(List<String> cells, int width) {
    return cells.stream()
        .map(cell -> " ".repeat(width - cell.length()) + cell)
        .collect(Collectors.joining());
  }

  @Override
  public String toString() {
    if (matrix.isEmpty()) {
      return OVER;
    }
    boolean whole =
        matrix.stream().flatMap(List::stream).noneMatch(entry -> entry.toString().contains("/"));
    String text =
        matrix.stream()
            .map(row -> row.stream().map(Fraction::toString).collect(Collectors.joining(",")))
            .collect(Collectors.joining(whole ? "/" : "//"));
    // One row of fractions needs the mark that tells it from several rows.
    return whole || matrix.size() > 1 ? text : text + "//";
  }
}

package org.mexbox.environments.simultaneous;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;

/**
 * All positions of a game as numbers, with what may come of every pair of choices in flat arrays of
 * doubles: for loops that visit a position many times. What comes after a position has a smaller
 * number, or is the position itself where play can come back to it. Immutable.
 */
public final class NumberedTurns {
  private static final int MAX_BRANCHES = 20_000_000;
  private static final int OPEN = -1;

  private final List<SimultaneousPosition> positions = new ArrayList<>();
  private final Map<SimultaneousPosition, Integer> numbers = new HashMap<>();
  private final List<Turns> turns = new ArrayList<>();
  private int branches;

  // The branches of cell (row, column) stand from cells[row * columns + column] on.
  private static final class Turns {
    private int columns;
    private int[] cells = new int[0];
    private double[] probabilities = new double[0];
    private double[] gains = new double[0];
    private int[] next = new int[0];
    private double endless;
  }

  /** Takes the branches of a pair of choices one by one. */
  @FunctionalInterface
  public interface BranchVisitor {

    /**
     * One branch.
     *
     * @param probability above 0, at most 1
     * @param gain what FIRST gets of SECOND in this turn
     * @param next the number of the position where play goes on
     */
    void branch(double probability, double gain, int next);
  }

  private NumberedTurns() {}

  /**
   * The positions that can follow the start of a game.
   *
   * @throws LimitError if they have more than 20,000,000 branches, or can come back to a position
   *     after two turns or more
   */
  public static NumberedTurns of(SimultaneousGame game) {
    NumberedTurns numbered = new NumberedTurns();
    numbered.number(game.start());
    return numbered;
  }

  private int number(SimultaneousPosition position) {
    Integer known = numbers.get(position);
    if (known != null && known != OPEN) {
      return known;
    }
    if (known != null) {
      throw new LimitError(
          "positions: must not come back after two turns or more, as " + position + " does");
    }
    numbers.put(position, OPEN);
    List<List<Branch>> cells = cells(position);
    for (List<Branch> cell : cells) {
      for (Branch branch : cell) {
        if (!branch.next().equals(position)) {
          number(branch.next());
        }
      }
    }
    int number = positions.size();
    numbers.put(position, number);
    positions.add(position);
    turns.add(compiled(position, cells));
    return number;
  }

  private static List<List<Branch>> cells(SimultaneousPosition position) {
    List<List<Branch>> cells = new ArrayList<>();
    for (Move first : position.moves(Seat.FIRST)) {
      for (Move second : position.moves(Seat.SECOND)) {
        cells.add(position.after(first, second));
      }
    }
    return cells;
  }

  private Turns compiled(SimultaneousPosition position, List<List<Branch>> cells) {
    int count = cells.stream().mapToInt(List::size).sum();
    branches += count;
    if (branches > MAX_BRANCHES) {
      throw LimitError.of("branches", "more", MAX_BRANCHES, "choose a smaller start");
    }
    Turns compiled = new Turns();
    compiled.columns = position.moves(Seat.SECOND).size();
    compiled.cells = new int[cells.size() + 1];
    compiled.probabilities = new double[count];
    compiled.gains = new double[count];
    compiled.next = new int[count];
    compiled.endless = position.endless().doubleValue();
    int at = 0;
    for (int cell = 0; cell < cells.size(); cell++) {
      for (Branch branch : cells.get(cell)) {
        compiled.probabilities[at] = branch.probability().doubleValue();
        compiled.gains[at] = branch.gain().doubleValue();
        compiled.next[at++] = numberOf(branch.next());
      }
      compiled.cells[cell + 1] = at;
    }
    return compiled;
  }

  /** How many positions there are; the start has the largest number. */
  public int size() {
    return positions.size();
  }

  /** The position of a number. */
  public SimultaneousPosition position(int number) {
    return positions.get(number);
  }

  /**
   * The number of a position.
   *
   * @throws InputError if it cannot follow the start
   */
  public int numberOf(SimultaneousPosition position) {
    Integer number = numbers.get(position);
    if (number == null) {
      throw InputError.of("position", "must follow " + position(size() - 1), position);
    }
    return number;
  }

  /** How many choices FIRST has; 0 where play has ended. */
  public int rows(int number) {
    Turns at = turns.get(number);
    return at.columns == 0 ? 0 : (at.cells.length - 1) / at.columns;
  }

  /** How many choices SECOND has; 0 where play has ended. */
  public int columns(int number) {
    return turns.get(number).columns;
  }

  /** What FIRST gets of coming back to a position for ever. */
  public double endless(int number) {
    return turns.get(number).endless;
  }

  /** Shows a visitor all that may come of a pair of choices. */
  public void branches(int number, int row, int column, BranchVisitor visitor) {
    Turns at = turns.get(number);
    int cell = row * at.columns + column;
    for (int i = at.cells[cell]; i < at.cells[cell + 1]; i++) {
      visitor.branch(at.probabilities[i], at.gains[i], at.next[i]);
    }
  }

  /**
   * What a pair of choices brings FIRST, coming back to the same position left out.
   *
   * @param values what FIRST gets from each position on, by number
   */
  public double entry(int number, int row, int column, double[] values) {
    Turns at = turns.get(number);
    int cell = row * at.columns + column;
    double sum = 0;
    for (int i = at.cells[cell]; i < at.cells[cell + 1]; i++) {
      double later = at.next[i] == number ? 0 : values[at.next[i]];
      sum += at.probabilities[i] * (at.gains[i] + later);
    }
    return sum;
  }

  /** The probability that a pair of choices comes back to the same position. */
  public double again(int number, int row, int column) {
    Turns at = turns.get(number);
    int cell = row * at.columns + column;
    double sum = 0;
    for (int i = at.cells[cell]; i < at.cells[cell + 1]; i++) {
      sum += at.next[i] == number ? at.probabilities[i] : 0;
    }
    return sum;
  }

  /**
   * Where a pair of choices leads, for a draw between 0 and 1: the number of the next position,
   * whose gain {@link #gain} tells for the same draw.
   */
  public int next(int number, int row, int column, double draw) {
    return turns.get(number).next[branch(number, row, column, draw)];
  }

  /** What FIRST gets in a turn, for the same draw as {@link #next}. */
  public double gain(int number, int row, int column, double draw) {
    return turns.get(number).gains[branch(number, row, column, draw)];
  }

  private int branch(int number, int row, int column, double draw) {
    Turns at = turns.get(number);
    int cell = row * at.columns + column;
    double left = draw;
    int i = at.cells[cell];
    while (i < at.cells[cell + 1] - 1 && left >= at.probabilities[i]) {
      left -= at.probabilities[i++];
    }
    return i;
  }
}

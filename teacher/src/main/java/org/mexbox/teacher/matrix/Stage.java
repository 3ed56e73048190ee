package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/**
 * One turn as a matrix game: every entry is what the turn brings FIRST, play after it included.
 * What comes back to the same position is kept apart.
 *
 * @param low lower bounds of the entries
 * @param high upper bounds of the entries; the same matrix where all are exact
 * @param again the probability of coming back to the same position; all 0 but in endless games
 * @param endless what FIRST gets of coming back for ever
 */
record Stage(Matrix low, Matrix high, Matrix again, Fraction endless) {

  /**
   * The stage of a position that is not terminal.
   *
   * @param values of the positions that come after it, other than itself
   */
  static Stage of(SimultaneousPosition position, Function<SimultaneousPosition, Bounds> values) {
    List<List<Fraction>> low = new ArrayList<>();
    List<List<Fraction>> high = new ArrayList<>();
    List<List<Fraction>> again = new ArrayList<>();
    for (Move first : position.moves(Seat.FIRST)) {
      List<Cell> row = new ArrayList<>();
      for (Move second : position.moves(Seat.SECOND)) {
        row.add(Cell.of(position, position.after(first, second), values));
      }
      low.add(row.stream().map(Cell::low).toList());
      high.add(row.stream().map(Cell::high).toList());
      again.add(row.stream().map(Cell::again).toList());
    }
    return new Stage(new Matrix(low), new Matrix(high), new Matrix(again), position.endless());
  }

  private record Cell(Fraction low, Fraction high, Fraction again) {
    static Cell of(
        SimultaneousPosition position,
        List<Branch> branches,
        Function<SimultaneousPosition, Bounds> values) {
      Fraction low = Fraction.ZERO;
      Fraction high = Fraction.ZERO;
      Fraction again = Fraction.ZERO;
      for (Branch branch : branches) {
        Fraction gain = branch.probability().times(branch.gain());
        Bounds next = Bounds.ZERO;
        if (branch.next().equals(position)) {
          again = again.plus(branch.probability());
        } else {
          next = values.apply(branch.next());
        }
        Fraction sum = low.plus(gain).plus(branch.probability().times(next.low()));
        high =
            next.isExact() && low.equals(high)
                ? sum
                : high.plus(gain).plus(branch.probability().times(next.high()));
        low = sum;
      }
      return new Cell(low, high, again);
    }
  }

  boolean isExact() {
    return low.equals(high) && !isEndless();
  }

  /** True if play may come back to the same position. */
  boolean isEndless() {
    return again.rows().stream().flatMap(List::stream).anyMatch(share -> share.signum() > 0);
  }

  /**
   * What a strategy of FIRST, played again and again, guarantees. Against it the opponent has a
   * decision problem with one position, in which always the same reply is best (Puterman, Markov
   * Decision Processes, 1994, ch. 7).
   */
  Fraction guaranteed(List<Fraction> strategy) {
    Fraction least = null;
    for (int column = 0; column < low.width(); column++) {
      Fraction gain = Fraction.ZERO;
      Fraction back = Fraction.ZERO;
      for (int row = 0; row < low.height(); row++) {
        gain = gain.plus(low.at(row, column).times(strategy.get(row)));
        back = back.plus(again.at(row, column).times(strategy.get(row)));
      }
      Fraction total = total(gain, back);
      least = least == null ? total : least.min(total);
    }
    return Objects.requireNonNull(least);
  }

  /** What a strategy of SECOND, played again and again, holds FIRST to. */
  Fraction conceded(List<Fraction> strategy) {
    Fraction most = null;
    for (int row = 0; row < high.height(); row++) {
      Fraction total =
          total(
              Matrix.dot(high.rows().get(row), strategy),
              Matrix.dot(again.rows().get(row), strategy));
      most = most == null ? total : most.max(total);
    }
    return Objects.requireNonNull(most);
  }

  private Fraction total(Fraction gain, Fraction back) {
    return back.equals(Fraction.ONE) ? endless : gain.dividedBy(Fraction.ONE.minus(back));
  }

  /** Where coming back is worth {@code value}, the matrix in the middle of the bounds. */
  Matrix middle(Fraction value) {
    List<List<Fraction>> rows = new ArrayList<>();
    Fraction half = Fraction.of(1, 2);
    for (int row = 0; row < low.height(); row++) {
      List<Fraction> line = new ArrayList<>();
      for (int column = 0; column < low.width(); column++) {
        Fraction sum = low.at(row, column).plus(high.at(row, column)).times(half);
        line.add(sum.plus(again.at(row, column).times(value)).floor(60));
      }
      rows.add(line);
    }
    return new Matrix(rows);
  }
}

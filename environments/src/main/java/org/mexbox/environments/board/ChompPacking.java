package org.mexbox.environments.board;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.codes.Diagrams;

/** Bars by their rank among all bars of so many rows and columns. */
final class ChompPacking implements Packing {
  private final ChompBar start;
  private final Diagrams diagrams;

  ChompPacking(ChompBar start, Diagrams diagrams) {
    this.start = start;
    this.diagrams = diagrams;
  }

  // The empty bar has rank 0, and nobody comes to it.
  @Override
  public long size() {
    return diagrams.size() - 1;
  }

  @Override
  public int maxOptions() {
    return start.rows() * start.row(1) - 1;
  }

  @Override
  public long pack(Position position) {
    ChompBar bar = (ChompBar) position;
    if (bar.rows() > start.rows() || bar.row(1) > start.row(1)) {
      throw InputError.of("position", "must follow " + start + " by moves", bar, start.toString());
    }
    return diagrams.rank(bar.lengths()) - 1;
  }

  @Override
  public Position unpack(long code) {
    return ChompBar.of(diagrams.unrank(code + 1));
  }

  @Override
  public int options(long code, long[] into) {
    int[] lengths = diagrams.unrank(code + 1);
    // What biting in a column takes off the code, in the rows looked at so far: from the bottom up.
    long[] bitten = new long[lengths[0] + 1];
    int area = 0;
    for (int length : lengths) {
      area += length;
    }
    int place = area;
    for (int row = lengths.length - 1; row >= 0; row--) {
      place -= lengths[row];
      for (int column = 1; column <= lengths[row]; column++) {
        bitten[column] += diagrams.weight(row, lengths[row]) - diagrams.weight(row, column - 1);
        // The poison would be move -1.
        if (place + column > 1) {
          into[place + column - 2] = code - bitten[column];
        }
      }
    }
    return area - 1;
  }
}

package org.mexbox.teacher.minimax;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.teacher.limit.Budget;

/**
 * What is known of a number that belongs to each position: the least and the most that it can be.
 * An open hash table that doubles when it is half full.
 */
final class Bounds {
  private static final int FIRST_CAPACITY = 1 << 10;
  private static final int SPREAD = 0x9E3779B1;
  private static final int HIGH_BITS = 15;

  // Bytes: a reference and two bounds.
  private static final int PLACE = 12;

  private final int maxPositions;
  private final Supplier<LimitError> full;
  private final Budget budget;
  private @Nullable Position[] positions = new @Nullable Position[FIRST_CAPACITY];
  // The least in the upper half, the most in the lower.
  private long[] bounds = new long[FIRST_CAPACITY];
  private int size;

  /**
   * A table for so many positions, and what it throws when there are more.
   *
   * @param budget is told what the table takes
   */
  Bounds(int maxPositions, Supplier<LimitError> full, Budget budget) {
    this.maxPositions = maxPositions;
    this.full = full;
    this.budget = budget;
  }

  int size() {
    return size;
  }

  /** The place of a position, -1 if nothing is known of it; good until the next is entered. */
  int find(Position position) {
    int place = slot(positions, position);
    return positions[place] == null ? -1 : place;
  }

  int least(int place) {
    return (int) (bounds[place] >> Integer.SIZE);
  }

  int most(int place) {
    return (int) bounds[place];
  }

  /** Enters what is known of a position. */
  void put(Position position, int least, int most) {
    int place = slot(positions, position);
    if (positions[place] == null) {
      if (size == maxPositions) {
        throw full.get();
      }
      budget.keep(position, 0);
      size++;
      if (2 * size > positions.length) {
        grow();
        place = slot(positions, position);
      }
      positions[place] = position;
    }
    bounds[place] = (long) least << Integer.SIZE | Integer.toUnsignedLong(most);
  }

  private void grow() {
    @Nullable Position[] old = positions;
    long[] oldBounds = bounds;
    // For a while both tables are there.
    budget.hold(2L * old.length * PLACE);
    positions = new @Nullable Position[2 * old.length];
    bounds = new long[2 * old.length];
    for (int i = 0; i < old.length; i++) {
      Position position = old[i];
      if (position != null) {
        int place = slot(positions, position);
        positions[place] = position;
        bounds[place] = oldBounds[i];
      }
    }
    budget.hold(-(long) old.length * PLACE);
  }

  private static int slot(@Nullable Position[] table, Position position) {
    int mask = table.length - 1;
    int hash = position.hashCode() * SPREAD;
    int place = (hash ^ hash >>> HIGH_BITS) & mask;
    while (true) {
      Position there = table[place];
      if (there == null || there.equals(position)) {
        return place;
      }
      place = (place + 1) & mask;
    }
  }
}

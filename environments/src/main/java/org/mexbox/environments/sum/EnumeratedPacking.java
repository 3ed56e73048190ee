package org.mexbox.environments.sum;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/**
 * A packing of any game, for want of arithmetic by enumeration: the positions that follow a start,
 * each met once and numbered when all its options are. The start has the largest code, and every
 * code is reachable. Immutable once made.
 *
 * <p>Cost: time and memory of the order of all moves of all positions.
 */
public final class EnumeratedPacking implements Packing {
  /** The most moves of a position, on the average, that are numbered. */
  public static final int MAX_OPTIONS = 10;

  /** So many positions are numbered in well under a second, whatever the game. */
  public static final int FEW = 20_000;

  private static final int OPEN = -1;

  private final Map<Position, Integer> codes = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  private final List<int[]> options = new ArrayList<>();
  private final Position start;
  private final Consumer<Position> met;
  private int maxOptions = 1;

  private EnumeratedPacking(Position start, Consumer<Position> met) {
    this.start = start;
    this.met = met;
  }

  /** A position whose options are being numbered. */
  private static final class Task {
    final Position position;
    final List<Position> options = new ArrayList<>();
    int next;

    Task(Position position) {
      this.position = position;
      position.moves().forEach(move -> options.add(position.after(move)));
    }
  }

  /**
   * Numbers the positions that follow a start.
   *
   * @param maxPositions how many there may be
   * @return empty if there are more, or more than {@link #MAX_OPTIONS} moves for each that there
   *     may be, or if play can come back to a position
   */
  public static Optional<Packing> of(Position start, int maxPositions) {
    return of(start, maxPositions, position -> {});
  }

  /**
   * The same, telling of each position on the way.
   *
   * @param met is told of each when it is met for the first time; it may throw to end the work
   */
  public static Optional<Packing> of(Position start, int maxPositions, Consumer<Position> met) {
    if (start.ruleset().surelyExceeds(start, maxPositions)) {
      return Optional.empty();
    }
    EnumeratedPacking packing = new EnumeratedPacking(start, met);
    return packing.number(maxPositions) ? Optional.of(packing) : Optional.empty();
  }

  // Depth first without recursion. False if there are too many, or play can go round in a circle.
  private boolean number(int maxPositions) {
    Deque<Task> open = new ArrayDeque<>();
    long optionCount = enter(start, open);
    while (!open.isEmpty()) {
      if (codes.size() > maxPositions || optionCount > (long) MAX_OPTIONS * maxPositions) {
        return false;
      }
      Task task = open.peek();
      if (task.next == task.options.size()) {
        close(open.pop());
        continue;
      }
      Position option = task.options.get(task.next++);
      Integer code = codes.get(option);
      if (code == null) {
        optionCount += enter(option, open);
      } else if (code == OPEN) {
        return false;
      }
    }
    return true;
  }

  private int enter(Position position, Deque<Task> open) {
    met.accept(position);
    Task task = new Task(position);
    codes.put(position, OPEN);
    open.push(task);
    return task.options.size();
  }

  private void close(Task task) {
    codes.put(task.position, positions.size());
    positions.add(task.position);
    options.add(task.options.stream().mapToInt(codes::get).toArray());
    maxOptions = Math.max(maxOptions, task.options.size());
  }

  @Override
  public long size() {
    return positions.size();
  }

  @Override
  public int maxOptions() {
    return maxOptions;
  }

  @Override
  public long pack(Position position) {
    Integer code = codes.get(position);
    if (code == null) {
      throw InputError.of(
          "position", "must follow " + start + " by moves", position, start.toString());
    }
    return code;
  }

  @Override
  public Position unpack(long code) {
    return positions.get((int) code);
  }

  @Override
  public int options(long code, long[] into) {
    int[] list = options.get((int) code);
    for (int i = 0; i < list.length; i++) {
      into[i] = list[i];
    }
    return list.length;
  }

  @Override
  public int parts(long code) {
    return unpack(code) instanceof SumPosition sum ? sum.components().size() : 1;
  }
}

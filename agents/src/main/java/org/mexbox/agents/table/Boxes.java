package org.mexbox.agents.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * Positions as numbers, in the order in which they were first met. A box is opened when a move is
 * first made from it: then each of its options gets a number too, and each different option a slot.
 * Slots of a box follow each other, in the order of {@link Position#moves}; moves that lead to the
 * same box share a slot. So a learner that plays and learns needs nothing but arrays of numbers.
 */
public final class Boxes {
  /** The most positions a table may hold. */
  public static final int MAX_BOXES = 2_000_000;

  /** The most moves all positions of a table may have together. */
  public static final int MAX_SLOTS = 50_000_000;

  /** The most moves a position may have. */
  public static final int MAX_MOVES = 100_000;

  private static final int CLOSED = -1;
  private static final int TERMINAL = -2;

  private final Game game;
  private final BoxOrder order;
  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  private final int start;
  private final int stake;
  // By box: its first slot, or why it has none; how many slots it has.
  private int[] firsts = new int[64];
  private int[] counts = new int[64];
  // By slot: the box it leads to.
  private int[] targets = new int[256];
  // By box, while one box is being opened: the slot that leads there, if not below its first.
  private int[] slotsTo = new int[64];
  private int slotCount;
  private int openCount;

  /** An empty table, but for the start of the game. */
  public Boxes(Game game, BoxOrder order) {
    this.game = game;
    this.order = order;
    this.start = number(order.representative(game.start()));
    this.stake = game.stake();
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** Which positions share a box. */
  public BoxOrder order() {
    return order;
  }

  /** The box of the start. */
  public int start() {
    return start;
  }

  /** How many positions have a number, the options of opened boxes included. */
  public int size() {
    return positions.size();
  }

  /** How many slots there are; they are numbered from 0. */
  public int slots() {
    return slotCount;
  }

  /** How many boxes are open: from how many positions a move was made. */
  public int opened() {
    return openCount;
  }

  /** True if a move was made from this position. */
  public boolean isOpen(int box) {
    return firsts[box] >= 0;
  }

  /** True if play ends here. */
  public boolean isTerminal(int box) {
    return firsts[box] == TERMINAL;
  }

  /**
   * What the player has who moved to a terminal box, as a share of the most that can be won: 1 he
   * has won, -1 lost, 0 a draw, and in between where points are counted.
   */
  public double endReward(int box) {
    return share(-game.ruleset().moverReward(positions.get(box)));
  }

  /** A reward as a share of the most that can be won, -1..1. */
  double share(double reward) {
    // A draw is 0, never the negative 0 of floating point.
    return reward / stake + 0.0;
  }

  /** The first slot of an open box. */
  public int first(int box) {
    return firsts[box];
  }

  /** How many slots an open box has; at least 1. */
  public int count(int box) {
    return counts[box];
  }

  /** All slots, box after box: an order that is the same in a table that was saved and loaded. */
  public int[] slotsInOrder() {
    return IntStream.range(0, size())
        .filter(this::isOpen)
        .flatMap(box -> IntStream.range(firsts[box], firsts[box] + counts[box]))
        .toArray();
  }

  /** The box that a slot leads to. */
  public int target(int slot) {
    return targets[slot];
  }

  /** The move that a slot of a box stands for: the first of those that lead to its target. */
  public Move move(int slot, int box) {
    return moveTo(targets[slot], positions.get(box));
  }

  /** The position of a box. */
  public Position position(int box) {
    return positions.get(box);
  }

  /** The number of a position's box, -1 if it was never met. */
  public int find(Position position) {
    return numbers.getOrDefault(order.representative(position), -1);
  }

  /** The number of a position's box, a new one if it was never met. */
  public int meet(Position position) {
    return number(order.representative(position));
  }

  /** The boxes that the moves of a position lead to, in their order; -1 where never met. */
  int[] findOptions(Position position) {
    List<Move> moves = movesOf(position);
    int[] boxes = new int[moves.size()];
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = find(position.after(moves.get(i)));
    }
    return boxes;
  }

  /** The first move of a position that leads to a box. */
  Move moveTo(int target, Position position) {
    for (Move move : movesOf(position)) {
      if (find(position.after(move)) == target) {
        return move;
      }
    }
    throw new IllegalArgumentException("no move of " + position + " leads to box " + target);
  }

  /** The slot of an open box that leads to another box, -1 if none does. */
  int slotTo(int target, int box) {
    for (int slot = firsts[box]; slot < firsts[box] + counts[box]; slot++) {
      if (targets[slot] == target) {
        return slot;
      }
    }
    return -1;
  }

  /**
   * Opens a box that is closed.
   *
   * @throws LimitError if the table gets too large
   */
  void open(int box) {
    Position position = positions.get(box);
    int first = slotCount;
    for (Move move : movesOf(position)) {
      int target = meet(position.after(move));
      int known = slotsTo[target];
      if (known < first || known >= slotCount || targets[known] != target) {
        addSlot(target);
      }
    }
    firsts[box] = first;
    counts[box] = slotCount - first;
    openCount++;
  }

  private void addSlot(int target) {
    if (slotCount == MAX_SLOTS) {
      throw tooMany("moves", MAX_SLOTS);
    }
    if (slotCount == targets.length) {
      targets = Arrays.copyOf(targets, 2 * slotCount);
    }
    targets[slotCount] = target;
    slotsTo[target] = slotCount++;
  }

  private int number(Position position) {
    Integer known = numbers.get(position);
    if (known != null) {
      return known;
    }
    int box = positions.size();
    if (box == MAX_BOXES) {
      throw tooMany("positions", MAX_BOXES);
    }
    if (box == firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * box);
      counts = Arrays.copyOf(counts, 2 * box);
      slotsTo = Arrays.copyOf(slotsTo, 2 * box);
    }
    firsts[box] = position.isTerminal() ? TERMINAL : CLOSED;
    numbers.put(position, box);
    positions.add(position);
    return box;
  }

  private LimitError tooMany(String what, int limit) {
    return LimitError.of(
        what + " in a table for " + game,
        "more than " + limit,
        limit,
        "choose a smaller start, or a learner that keeps no table");
  }

  private static List<Move> movesOf(Position position) {
    List<Move> moves = position.moves();
    if (moves.size() > MAX_MOVES) {
      throw LimitError.of(
          "moves of a position in a table", moves.size(), MAX_MOVES, "choose a smaller start");
    }
    return moves;
  }

  /** Writes which positions have a number and which boxes are open. */
  void save(DataOutput out) throws IOException {
    out.writeInt(size());
    for (int box = 0; box < size(); box++) {
      out.writeUTF(positions.get(box).toString());
      out.writeBoolean(isOpen(box));
    }
  }

  /** Numbers positions and opens boxes of an empty table as they were when saved. */
  void load(DataInput in) throws IOException {
    int size = in.readInt();
    List<Integer> open = new ArrayList<>();
    for (int box = 0; box < size; box++) {
      if (number(parse(in.readUTF())) != box) {
        throw new IOException("position " + box + " is out of order");
      }
      if (in.readBoolean()) {
        open.add(box);
      }
    }
    for (int box : open) {
      open(box);
    }
    if (size() != size) {
      throw new IOException("an option of an open box is missing");
    }
  }

  private Position parse(String text) throws IOException {
    try {
      return game.ruleset().parse(text);
    } catch (InputError e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}

package org.mexbox.agents.table;

import java.util.Arrays;

/**
 * What a learner made of one episode: its own plies in order, as numbers of {@link Boxes}. Against
 * another player these are its own moves, two plies of the episode apart; in self-play they are all
 * moves, and from one to the next the point of view changes.
 */
public final class Trace {
  private int[] boxes = new int[64];
  private int[] slots = new int[64];
  private int length;
  private boolean bothSeats;
  private boolean complete;
  private double result;

  /** How many plies there are, possibly none. */
  public int length() {
    return length;
  }

  /** The box from which own ply {@code i} was made. */
  public int box(int i) {
    return boxes[i];
  }

  /** The slot that own ply {@code i} took. */
  public int slot(int i) {
    return slots[i];
  }

  /** False if a limit cut the episode: then nothing is known about its end. */
  public boolean isComplete() {
    return complete;
  }

  /**
   * What the one who made the last own ply got, as a share of the most that can be won: 1 won, -1
   * lost, 0 a draw, and in between where points are counted; if complete.
   */
  public double result() {
    return result;
  }

  /** -1 if the next own ply is the opponent's, who wants the opposite; 1 if one's own. */
  public int sign() {
    return bothSeats ? -1 : 1;
  }

  /** The how-manieth move of its player own ply {@code i} was, counted from 0. */
  public int stage(int i) {
    return bothSeats ? i / 2 : i;
  }

  void begin(boolean bothSeats) {
    this.bothSeats = bothSeats;
    length = 0;
    complete = false;
    result = 0;
  }

  void add(int box, int slot) {
    if (length == boxes.length) {
      boxes = Arrays.copyOf(boxes, 2 * length);
      slots = Arrays.copyOf(slots, 2 * length);
    }
    boxes[length] = box;
    slots[length++] = slot;
  }

  void complete(double result) {
    this.result = result;
    complete = true;
  }
}

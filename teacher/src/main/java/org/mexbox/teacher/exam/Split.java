package org.mexbox.teacher.exam;

import java.util.List;

/**
 * The expert score taken apart by a property of the position.
 *
 * @param by the property
 * @param rows one for each key that occurs, keys rising
 */
public record Split(By by, List<Row> rows) {

  /** From this key on, keys are put together in one row. */
  public static final int MAX_KEY = 1_000;

  /** What a position is sorted by. */
  public enum By {
    /** How many heaps are not empty; for positions without heaps, how many components there are. */
    HEAPS,
    /** The nim-value under normal play, also when the game is misere. */
    NIM_VALUE,
    /** The plies to the end, the winner hurrying and the loser delaying. */
    DISTANCE
  }

  /**
   * One row.
   *
   * @param key how many heaps, which nim-value, which distance; {@link #MAX_KEY} stands for more
   * @param positions how many won positions have it
   * @param expertScore the expert score among them, 0 to 1
   * @param randomScore what a uniformly random mover scores among them, 0 to 1
   */
  public record Row(int key, long positions, double expertScore, double randomScore) {}

  /** Copies the list. */
  public Split {
    rows = List.copyOf(rows);
  }
}

package org.mexbox.agents.encode;

import java.util.Arrays;

/**
 * The inputs of a position in the order in which a network reads them, one step after the other. A
 * step is a cell, with a number for each thing that may be there, or a heap, with a number for each
 * size. Between the cells of two heaps, and between two rows of a board, there is a step of -1.
 */
public final class Sequence {
  private static final int SEPARATOR = -1;

  private final int channels;
  // What is shown of a position without ones, [T, C]: the separators.
  private final float[] empty;
  // By input, where it stands in [T, C].
  private final int[] places;

  /**
   * A sequence of this many steps, each with this many numbers; the places are given later.
   *
   * @throws org.mexbox.environments.LimitError if there are more than {@link Encoding#MAX} numbers
   */
  Sequence(long length, int channels, int inputs) {
    this.channels = channels;
    this.empty = new float[Encoding.limited("inputs", length * channels)];
    this.places = new int[inputs];
  }

  void put(int input, int step, int channel) {
    places[input] = step * channels + channel;
  }

  void separate(int step) {
    Arrays.fill(empty, step * channels, (step + 1) * channels, SEPARATOR);
  }

  /** T, how many steps there are: 1 or more. */
  public int length() {
    return empty.length / channels;
  }

  /** C, how many numbers a step has: 1 or more. */
  public int channels() {
    return channels;
  }

  /** F, how many inputs there are. */
  public int inputs() {
    return places.length;
  }

  /**
   * What is read of a position.
   *
   * @param ones which inputs are 1
   * @return [T, C] step by step: 1 for each of these, -1 where a step separates, else 0
   */
  public float[] read(int[] ones) {
    float[] steps = empty.clone();
    for (int one : ones) {
      steps[places[one]] = 1;
    }
    return steps;
  }
}

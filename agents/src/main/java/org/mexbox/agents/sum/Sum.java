package org.mexbox.agents.sum;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** A position as the sorted numbers of its components. */
public final class Sum {
  /** No components: the end of play. */
  public static final Sum EMPTY = new Sum(new int[0]);

  private static final int MAX_SAVED = 1_000_000;

  private final int[] parts;

  private Sum(int[] parts) {
    this.parts = parts;
  }

  /** Takes the array, sorts it, and keeps it. */
  public static Sum of(int[] parts) {
    Arrays.sort(parts);
    return new Sum(parts);
  }

  /** How many components it has. */
  public int size() {
    return parts.length;
  }

  /** The number of a component, as {@link Components} counts; they are sorted by it. */
  public int part(int index) {
    return parts[index];
  }

  /** True if the part is the first of its number: equal ones have the same moves. */
  public boolean isFirst(int index) {
    return index == 0 || parts[index] != parts[index - 1];
  }

  /** The sum after a move that puts some components in the place of one. */
  public Sum replaced(int index, Sum by) {
    int[] next = new int[parts.length - 1 + by.parts.length];
    System.arraycopy(parts, 0, next, 0, index);
    System.arraycopy(parts, index + 1, next, index, parts.length - 1 - index);
    System.arraycopy(by.parts, 0, next, parts.length - 1, by.parts.length);
    return of(next);
  }

  /** Both side by side. */
  public Sum plus(Sum other) {
    int[] all = Arrays.copyOf(parts, parts.length + other.parts.length);
    System.arraycopy(other.parts, 0, all, parts.length, other.parts.length);
    return of(all);
  }

  /** The sum with one more component. */
  public Sum plus(int component) {
    int[] all = Arrays.copyOf(parts, parts.length + 1);
    all[parts.length] = component;
    return of(all);
  }

  /** Writes the components. */
  public void save(DataOutput out) throws IOException {
    out.writeInt(parts.length);
    for (int part : parts) {
      out.writeShort(part);
    }
  }

  /**
   * Reads a sum.
   *
   * @param components how many there are to choose from
   * @throws IOException if the data are of no such sum
   */
  public static Sum load(DataInput in, int components) throws IOException {
    int size = in.readInt();
    if (size < 0 || size > MAX_SAVED) {
      throw new IOException("components of a position: " + size);
    }
    int[] parts = new int[size];
    for (int i = 0; i < size; i++) {
      parts[i] = in.readShort();
      if (parts[i] < 0 || parts[i] >= components) {
        throw new IOException("component: " + parts[i]);
      }
    }
    return of(parts);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sum that && Arrays.equals(parts, that.parts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(parts);
  }

  @Override
  public String toString() {
    return Arrays.toString(parts);
  }
}

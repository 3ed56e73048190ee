package org.mexbox.agents.neural;

import java.util.Arrays;

/** A position as the sorted numbers of its components. */
final class Sum {
  static final Sum EMPTY = new Sum(new int[0]);

  private final int[] parts;

  private Sum(int[] parts) {
    this.parts = parts;
  }

  /** Takes the array, sorts it, and keeps it. */
  static Sum of(int[] parts) {
    Arrays.sort(parts);
    return new Sum(parts);
  }

  int size() {
    return parts.length;
  }

  int part(int index) {
    return parts[index];
  }

  /** True if the part is the first of its number: equal ones have the same moves. */
  boolean isFirst(int index) {
    return index == 0 || parts[index] != parts[index - 1];
  }

  /** The sum after a move that puts some components in the place of one. */
  Sum replaced(int index, Sum by) {
    int[] next = new int[parts.length - 1 + by.parts.length];
    System.arraycopy(parts, 0, next, 0, index);
    System.arraycopy(parts, index + 1, next, index, parts.length - 1 - index);
    System.arraycopy(by.parts, 0, next, parts.length - 1, by.parts.length);
    return of(next);
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

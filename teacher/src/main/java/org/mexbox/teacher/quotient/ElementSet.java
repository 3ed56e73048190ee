package org.mexbox.teacher.quotient;

import java.util.Arrays;

/** A set of elements of one quotient. Values: equal sets are equal. */
final class ElementSet {
  private final long[] words;

  private ElementSet(long[] words) {
    this.words = words;
  }

  static ElementSet empty(int order) {
    return new ElementSet(new long[(order + Long.SIZE - 1) / Long.SIZE]);
  }

  boolean has(int element) {
    return (words[element / Long.SIZE] >>> element & 1) != 0;
  }

  // Only while the set is being made.
  void add(int element) {
    words[element / Long.SIZE] |= 1L << element;
  }

  boolean isEmpty() {
    return Arrays.stream(words).allMatch(word -> word == 0);
  }

  boolean meets(ElementSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  boolean holds(ElementSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((other.words[i] & ~words[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  ElementSet with(ElementSet other) {
    long[] union = words.clone();
    for (int i = 0; i < union.length; i++) {
      union[i] |= other.words[i];
    }
    return new ElementSet(union);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ElementSet that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}

package org.mexbox.agents.sum;

/**
 * What an agent tells apart of sums: each has a mark, numbered from 0, that of the end of play. The
 * mark says whether the mover loses, and changes with every component that is added.
 */
public interface Marks {
  /** The mark of the end of play. */
  int END = 0;

  /** The mark of a sum with a component more. */
  int plus(int mark, int component);

  /** How surely the mover loses: about 1 for yes, about 0 for no. */
  float lost(int mark);

  /** The mark of a sum with others beside it. */
  default int plus(int mark, Sum added) {
    int result = mark;
    for (int i = 0; i < added.size(); i++) {
      result = plus(result, added.part(i));
    }
    return result;
  }

  /** The mark of a sum. */
  default int of(Sum sum) {
    return plus(END, sum);
  }
}

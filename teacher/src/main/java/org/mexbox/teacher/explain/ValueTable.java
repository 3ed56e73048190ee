package org.mexbox.teacher.explain;

import java.util.TreeSet;
import java.util.function.IntFunction;

/** The labels of the first heaps in two rows, as many as fit a line. */
record ValueTable(Lines lines, String label, IntFunction<String> word) {
  private static final int LABEL = 8;
  private static final int SHOWN = 12;

  /** Adds the rows for heaps 0, 1, 2, ..., at most {@code wanted} of them. */
  void print(int wanted) {
    int shown = Math.min(Lines.WIDTH / 2, wanted);
    while (shown > 1 && LABEL + shown * width(shown) > Lines.WIDTH) {
      shown--;
    }
    StringBuilder sizes = new StringBuilder(BinaryTable.pad(lines.text("heap"), LABEL));
    StringBuilder row = new StringBuilder(BinaryTable.pad(label, LABEL));
    for (int size = 0; size < shown; size++) {
      sizes.append(BinaryTable.pad(String.valueOf(size), width(shown)));
      row.append(BinaryTable.pad(word.apply(size), width(shown)));
    }
    lines.row(sizes.toString()).row(row.toString());
  }

  private int width(int shown) {
    int widest = String.valueOf(shown - 1).length();
    for (int size = 0; size < shown; size++) {
      widest = Math.max(widest, word.apply(size).length());
    }
    return 1 + widest;
  }

  /** "From 5 you reach values 1 and 0; the smallest number missing is 2." */
  static void mex(Lines lines, int size, TreeSet<Integer> reached, int value) {
    String values = lines.listed(reached.stream().limit(SHOWN).toList());
    String shown = reached.size() > SHOWN ? values + ", ..." : values;
    lines.say(reached.size() == 1 ? "mex.one" : "mex.many", size, shown, value);
  }
}

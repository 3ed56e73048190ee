package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mexbox.environments.PlayConvention;

/**
 * A hexadecimal game once more, from the text of its code by the definitions alone: what may be
 * left, nim-values of heaps, lost sums.
 */
final class PlainCode {
  private final String once;
  private final String repeated;
  private final PlayConvention convention;
  private final Map<Integer, Integer> values = new HashMap<>();
  private final Map<List<Integer>, Boolean> lost = new HashMap<>();

  PlainCode(String code, PlayConvention convention) {
    int open = code.indexOf('[');
    String digits = code.replace(".", "").replace("]", "");
    this.once = open < 0 ? digits : digits.substring(0, open - 1);
    this.repeated = open < 0 ? "0" : digits.substring(open);
    this.convention = convention;
  }

  private int digit(int taken) {
    char digit =
        taken < once.length()
            ? once.charAt(taken)
            : repeated.charAt((taken - once.length()) % repeated.length());
    return Character.digit(digit, 16);
  }

  /** What may be left of a heap, in any order, some of it more than once. */
  List<List<Integer>> options(int heap) {
    List<List<Integer>> options = new ArrayList<>();
    for (int taken = 0; taken <= heap; taken++) {
      int rest = heap - taken;
      if ((digit(taken) & 1) != 0 && rest == 0) {
        options.add(List.of());
      }
      if ((digit(taken) & 2) != 0 && rest > 0) {
        options.add(List.of(rest));
      }
      for (int a = 1; a < rest; a++) {
        if ((digit(taken) & 4) != 0) {
          options.add(List.of(a, rest - a));
        }
        for (int b = 1; (digit(taken) & 8) != 0 && a + b < rest; b++) {
          options.add(List.of(a, b, rest - a - b));
        }
      }
    }
    return options;
  }

  int value(int heap) {
    Integer known = values.get(heap);
    if (known != null) {
      return known;
    }
    Set<Integer> reached = new HashSet<>();
    for (List<Integer> option : options(heap)) {
      reached.add(option.stream().map(this::value).reduce(0, (a, b) -> a ^ b));
    }
    int mex = 0;
    while (reached.contains(mex)) {
      mex++;
    }
    values.put(heap, mex);
    return mex;
  }

  boolean isLost(List<Integer> sum) {
    List<Integer> sorted = sum.stream().filter(heap -> heap > 0).sorted().toList();
    Boolean known = lost.get(sorted);
    if (known != null) {
      return known;
    }
    boolean isOver = true;
    boolean isLost = true;
    for (int i = 0; i < sorted.size(); i++) {
      for (List<Integer> left : options(sorted.get(i))) {
        List<Integer> option = new ArrayList<>(sorted);
        option.remove(i);
        option.addAll(left);
        isOver = false;
        isLost &= !isLost(option);
      }
    }
    isLost = isOver ? convention == PlayConvention.NORMAL : isLost;
    lost.put(sorted, isLost);
    return isLost;
  }
}

package org.mexbox.environments.heap;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.PlayConvention;

/** How the options of heap rules are written. */
final class HeapText {
  private HeapText() {}

  /** Normal play goes without saying; misere is always said. */
  static List<String> conventionOption(PlayConvention convention) {
    return convention == PlayConvention.NORMAL ? List.of() : List.of(convention.word());
  }

  static List<String> options(String first, PlayConvention convention) {
    List<String> options = new ArrayList<>(List.of(first));
    options.addAll(conventionOption(convention));
    return List.copyOf(options);
  }

  /** {@code 1,2,4} or, from three numbers in a row on, {@code 1..49}. */
  static String ranges(int[] rising) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < rising.length; ) {
      int end = i;
      while (end + 1 < rising.length && rising[end + 1] == rising[end] + 1) {
        end++;
      }
      if (end - i >= 2) {
        parts.add(rising[i] + ".." + rising[end]);
        i = end + 1;
      } else {
        parts.add(String.valueOf(rising[i]));
        i++;
      }
    }
    return String.join(",", parts);
  }
}

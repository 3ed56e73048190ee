package org.mexbox.environments.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** "Did you mean": the word nearest to one that is not known. */
public final class Nearest {
  private Nearest() {}

  /**
   * The known word with the smallest edit distance (insert, delete, replace, swap neighbours), the
   * first of equals; empty if none is near, which means more than half of the letters differ.
   */
  public static Optional<String> of(String word, Collection<String> known) {
    String wanted = word.strip().toLowerCase(Locale.ROOT);
    if (wanted.length() > 80) {
      return Optional.empty();
    }
    return known.stream()
        .min(Comparator.comparingInt(candidate -> distance(wanted, candidate)))
        .filter(best -> distance(wanted, best) <= Math.max(1, best.length() / 2));
  }

  /** The optimal string alignment distance. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : cheapest(d, a, b, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int cheapest(int[][] d, String a, String b, int i, int j) {
    int replace = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replace, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}

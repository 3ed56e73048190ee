package org.mexbox.runs.curve;

import java.util.List;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;

/** What a chart shows over the games played. */
public enum Quantity {
  /** The share of won positions where the greedy move wins. */
  EXPERT_SCORE("expert"),
  /** The probability of beating the teacher. */
  WIN_PROBABILITY("win"),
  /** The share of runs that have mastered the game by then. */
  MASTERY("mastery"),
  /** What the best opponents take, where both players choose at once; it may be more than 1. */
  EXPLOITABILITY("exploitability");

  private final String key;

  Quantity(String key) {
    this.key = key;
  }

  /** What the curve of these runs is about: the first quantity that all of them have. */
  public static Quantity of(List<RunGroup> groups) {
    boolean isAtOnce =
        groups.stream().flatMap(group -> group.runs().stream()).allMatch(RunRecord::isAtOnce);
    return isAtOnce ? EXPLOITABILITY : EXPERT_SCORE;
  }

  /** True if it is a share, 0 to 1; else an amount, 0 or more. */
  boolean isShare() {
    return this != EXPLOITABILITY;
  }

  /** The word by which its texts and its place in a page are named. */
  String key() {
    return key;
  }
}

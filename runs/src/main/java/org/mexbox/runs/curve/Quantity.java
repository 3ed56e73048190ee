package org.mexbox.runs.curve;

/** What a chart shows over the games played. */
public enum Quantity {
  /** The share of won positions where the greedy move wins. */
  EXPERT_SCORE("expert"),
  /** The probability of beating the teacher. */
  WIN_PROBABILITY("win"),
  /** The share of runs that have mastered the game by then. */
  MASTERY("mastery");

  private final String key;

  Quantity(String key) {
    this.key = key;
  }

  /** The word by which its texts and its place in a page are named. */
  String key() {
    return key;
  }
}

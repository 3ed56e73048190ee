package org.mexbox.teacher.claim;

import java.util.List;

/**
 * What became of a claim.
 *
 * @param id which claim, such as {@code card-circle-winner}
 * @param game the id in the catalogue of the game it is about
 * @param checked how many cases were looked at
 * @param counterexamples those in which it is wrong, in order: the numbers that describe each, and
 *     what is right instead
 */
public record Claim(String id, String game, int checked, List<List<Object>> counterexamples) {

  /** Copies the list. */
  public Claim {
    counterexamples = List.copyOf(counterexamples);
  }

  /** True if it holds in every case that was looked at. */
  public boolean right() {
    return counterexamples.isEmpty();
  }
}

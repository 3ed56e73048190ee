package org.mexbox.environments.strip;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.codes.Diagrams;

/**
 * Coins by the rank of a diagram: its rows are how many coins lie on a step or above it. A move
 * makes one row shorter.
 */
final class StaircasePacking implements Packing {
  private final Steps start;
  private final Diagrams diagrams;

  StaircasePacking(Steps start, Diagrams diagrams) {
    this.start = start;
    this.diagrams = diagrams;
  }

  @Override
  public long size() {
    return diagrams.size();
  }

  @Override
  public int maxOptions() {
    return start.total();
  }

  @Override
  public long pack(Position position) {
    Steps steps = (Steps) position;
    if (steps.height() > start.height()
        || steps.total() > start.total()
        || !steps.ruleset().equals(start.ruleset())) {
      throw InputError.of(
          "position", "must follow " + start + " by moves", steps, start.toString());
    }
    return diagrams.rank(steps.sums());
  }

  @Override
  public Position unpack(long code) {
    int[] coins = diagrams.unrank(code);
    for (int i = 0; i + 1 < coins.length; i++) {
      coins[i] -= coins[i + 1];
    }
    return Steps.of(start.ruleset(), coins);
  }

  @Override
  public int options(long code, long[] into) {
    int[] sums = diagrams.unrank(code);
    int count = 0;
    for (int row = 0; row < sums.length; row++) {
      int above = row + 1 < sums.length ? sums[row + 1] : 0;
      long full = diagrams.weight(row, sums[row]);
      for (int left = sums[row] - 1; left >= above; left--) {
        into[count++] = code - full + diagrams.weight(row, left);
      }
    }
    return count;
  }
}

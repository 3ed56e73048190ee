package org.mexbox.agents.neural.policy;

import java.util.Arrays;

/**
 * A layer in plain arrays: each unit sums up a bias and a multiple of each number before it. Those
 * that are 0 are left out, the others added one after the other, so a sum has the same bits however
 * the work is cut up.
 */
final class MirrorLayer {
  /** Rows are as long as a multiple of it: the rest of a wide instruction would go one by one. */
  private static final int LANES = 16;

  // A row for each number before the layer, an array of its own: HotSpot makes wide instructions
  // of a loop only where all its arrays begin at the same index.
  private final float[][] rows;
  private final float[] biases;
  private final float[] units;
  // The rows that are to be added, and their factors.
  private final float[][] chosen;
  private final float[] factors;

  /** A layer of this many units, all zeros. */
  MirrorLayer(int before, int units) {
    int length = (units + LANES - 1) / LANES * LANES;
    this.rows = new float[before][length];
    this.biases = new float[length];
    this.units = new float[length];
    this.chosen = new float[before][];
    this.factors = new float[before];
  }

  /** Rows and units of a layer, the ends not included. */
  record Part(int fromRow, int toRow, int fromUnit, int toUnit) {}

  /**
   * Takes over weights, unit by unit.
   *
   * @param at where they begin
   * @return where the next number stands
   */
  int copyWeights(float[] numbers, int at, Part part) {
    int next = at;
    for (int unit = part.fromUnit(); unit < part.toUnit(); unit++) {
      for (int row = part.fromRow(); row < part.toRow(); row++) {
        rows[row][unit] = numbers[next++];
      }
    }
    return next;
  }

  /** As {@link #copyWeights}, the biases of the units of a part. */
  int copyBiases(float[] numbers, int at, Part part) {
    int count = part.toUnit() - part.fromUnit();
    System.arraycopy(numbers, at, biases, part.fromUnit(), count);
    return at + count;
  }

  /** Takes over weights, then biases of the units of a part. */
  int copy(float[] numbers, int at, Part part) {
    return copyBiases(numbers, copyWeights(numbers, at, part), part);
  }

  /** Multiplies weights and biases of the units from there on. */
  void scale(int fromUnit, float factor) {
    for (int unit = fromUnit; unit < units.length; unit++) {
      biases[unit] *= factor;
      for (float[] row : rows) {
        row[unit] *= factor;
      }
    }
  }

  /** Sets its units to their biases. */
  void begin() {
    System.arraycopy(biases, 0, units, 0, units.length);
  }

  /** Adds these rows. */
  void addOnes(int[] ones) {
    for (int i = 0; i < ones.length; i++) {
      chosen[i] = rows[ones[i]];
    }
    Arrays.fill(factors, 0, ones.length, 1);
    addChosen(ones.length);
  }

  /**
   * Adds multiples of its rows.
   *
   * @param by the factors
   * @param first the first of them
   * @param fromRow the row that it belongs to
   * @param toRow the row behind the last
   */
  void add(float[] by, int first, int fromRow, int toRow) {
    int count = 0;
    for (int row = fromRow; row < toRow; row++) {
      float factor = by[first + row - fromRow];
      if (factor != 0) {
        chosen[count] = rows[row];
        factors[count++] = factor;
      }
    }
    addChosen(count);
  }

  /** Its sums; zeros behind them. */
  float[] sums() {
    return units;
  }

  // Four rows at a time: so a sum is read and written once for four products.
  private void addChosen(int count) {
    int next = 0;
    for (; next + 4 <= count; next += 4) {
      addFour(next);
    }
    for (; next < count; next++) {
      float[] into = units;
      float[] a = chosen[next];
      float factor = factors[next];
      for (int i = 0; i < into.length; i++) {
        into[i] += factor * a[i];
      }
    }
  }

  private void addFour(int first) {
    float[] into = units;
    float[] a = chosen[first];
    float[] b = chosen[first + 1];
    float[] c = chosen[first + 2];
    float[] d = chosen[first + 3];
    float ofA = factors[first];
    float ofB = factors[first + 1];
    float ofC = factors[first + 2];
    float ofD = factors[first + 3];
    for (int i = 0; i < into.length; i++) {
      into[i] = into[i] + ofA * a[i] + ofB * b[i] + ofC * c[i] + ofD * d[i];
    }
  }
}

package org.mexbox.agents.neural;

/** Plain loops over rows of numbers that the compiler turns into wide instructions. */
final class Vectors {
  private Vectors() {}

  /** The sum of the products of two rows. Four sums at a time: one would wait for itself. */
  static float dot(float[] a, int fromA, float[] b, int fromB, int length) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    int i = 0;
    for (; i + 3 < length; i += 4) {
      s0 += a[fromA + i] * b[fromB + i];
      s1 += a[fromA + i + 1] * b[fromB + i + 1];
      s2 += a[fromA + i + 2] * b[fromB + i + 2];
      s3 += a[fromA + i + 3] * b[fromB + i + 3];
    }
    float sum = (s0 + s1) + (s2 + s3);
    for (; i < length; i++) {
      sum += a[fromA + i] * b[fromB + i];
    }
    return sum;
  }

  /** Writes the products of two rows, number by number. */
  static void multiply(float[] a, int fromA, float[] b, int fromB, float[] to, int fromTo, int n) {
    for (int i = 0; i < n; i++) {
      to[fromTo + i] = a[fromA + i] * b[fromB + i];
    }
  }

  /** Adds a multiple of a row to another. */
  static void addScaled(float[] a, int fromA, float scale, float[] to, int fromTo, int length) {
    for (int i = 0; i < length; i++) {
      to[fromTo + i] += scale * a[fromA + i];
    }
  }
}

package org.mexbox.environments.play;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * One seed for a run, and from it a stream of its own for every part. A stream depends only on the
 * seed and the numbers that name it: not on threads, not on what was drawn before. So a run can be
 * taken up at any part without a generator's state having been saved.
 */
public final class Seeds {
  private Seeds() {}

  /** The generator of the part that {@code path} names, for instance (run, evaluation). */
  public static RandomGenerator stream(long seed, long... path) {
    return new SplittableRandom(derive(seed, path));
  }

  /** The seed of the part that {@code path} names. */
  public static long derive(long seed, long... path) {
    long mixed = mix(seed + 0x9E3779B97F4A7C15L);
    for (long part : path) {
      mixed = mix(mixed * 0xD1342543DE82EF95L + part + 1);
    }
    return mixed;
  }

  // Stafford's variant 13 of the 64-bit finaliser, as in the JDK's SplittableRandom.
  private static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }
}

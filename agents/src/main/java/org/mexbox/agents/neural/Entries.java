package org.mexbox.agents.neural;

import java.util.random.RandomGenerator;
import org.mexbox.environments.play.Draws;

/** What the entries of a {@link ProductNetwork} may be. */
public enum Entries {
  /** Any number; begins at plus or minus 0.7 to 1.3. */
  RAW(1),
  /** The hyperbolic tangent of a number that begins at plus or minus 1.05 to 1.95. */
  TANH(1.5);

  private final double scale;

  Entries(double scale) {
    this.scale = scale;
  }

  /** A number to begin with. */
  float draw(RandomGenerator random) {
    double size = scale * (0.7 + 0.6 * Draws.unit(random));
    return (float) (Draws.below(2, random) == 0 ? size : -size);
  }

  /** The entry that a number stands for. */
  float entry(float number) {
    return this == RAW ? number : (float) StrictMath.tanh(number);
  }

  /** By how much the entry grows with its number, where the entry has this value. */
  float slope(float entry) {
    return this == RAW ? 1 : 1 - entry * entry;
  }
}

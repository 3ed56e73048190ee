package org.mexbox.environments.play;

/** A {@link Valuation} over the codes of one {@link org.mexbox.environments.Packing}. */
@FunctionalInterface
public interface PackedValuation {

  /** The mover's expected return at a code, -1..1; 0 when nothing is known. */
  double value(long code);
}

package org.mexbox.environments.play;

import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** What a position is worth: a policy that also answers "who wins?" implements this beside it. */
public interface Valuation {

  /**
   * The expected return of the player to move, from -1 (he loses) to +1 (he wins); 0 when nothing
   * is known.
   */
  double value(Position position);

  /**
   * The same valuation over codes, of what is known now: whoever has learnt more is asked anew. The
   * default unpacks every position.
   */
  default PackedValuation valuesOn(Packing packing) {
    return code -> value(packing.unpack(code));
  }
}

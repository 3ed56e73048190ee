package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.mexbox.agents.sum.Sum;

/**
 * A position that was met in play.
 *
 * @param sum the position
 * @param lost how games that came by ended for its mover, on average: 1 lost, 0 won, 1/2 cut short
 */
record Met(Sum sum, float lost) {
  private static final float UNKNOWN = 0.5f;

  /** A position of which it is not known how a game from it ended. */
  static Met of(Sum sum) {
    return new Met(sum, UNKNOWN);
  }

  /** The average of outcomes goes on. */
  Met renewed(Met newest) {
    return new Met(sum, Targets.average(lost, newest.lost));
  }

  /** With how games ended; {@link #loadWithOutcome} reads it. */
  void saveWithOutcome(DataOutput out) throws IOException {
    sum.save(out);
    out.writeFloat(lost);
  }

  static Met loadWithOutcome(DataInput in, int components) throws IOException {
    Met met = new Met(Sum.load(in, components), in.readFloat());
    if (!(met.lost >= 0 && met.lost <= 1)) {
      throw new IOException("outcome: " + met.lost);
    }
    return met;
  }
}

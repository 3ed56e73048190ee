package org.mexbox.agents.tabular;

import org.mexbox.agents.table.Trace;

/**
 * The value of each move is drawn towards one target. The episode is gone through from its last ply
 * to its first, so that what is learnt at the end reaches the beginning at once.
 */
enum OneStep implements Update {
  /** What the episode brought in the end. */
  RETURN {
    @Override
    public void learn(Trace trace, ValueStore values, double rate) {
      if (trace.isComplete()) {
        double goal = trace.result();
        for (int i = trace.length() - 1; i >= 0; i--) {
          values.draw(values.index(trace.slot(i)), goal, rate);
          goal *= trace.sign();
        }
      }
    }
  },
  /** The value of the next move that was made. */
  NEXT_MADE {
    @Override
    public void learn(Trace trace, ValueStore values, double rate) {
      learnEnd(trace, values, rate);
      for (int i = trace.length() - 1; i > 0; i--) {
        double made = values.worth(trace.slot(i));
        values.draw(values.index(trace.slot(i - 1)), trace.sign() * made, rate);
      }
    }
  },
  /** The same, but nothing is learnt from a next move that is not the best one known. */
  NEXT_MADE_IF_BEST {
    @Override
    public void learn(Trace trace, ValueStore values, double rate) {
      learnEnd(trace, values, rate);
      for (int i = trace.length() - 1; i > 0; i--) {
        double made = values.worth(trace.slot(i));
        if (made >= values.best(trace.box(i))) {
          values.draw(values.index(trace.slot(i - 1)), trace.sign() * made, rate);
        }
      }
    }
  },
  /** The value of the best next move, whichever was made. */
  NEXT_BEST {
    @Override
    public void learn(Trace trace, ValueStore values, double rate) {
      learnEnd(trace, values, rate);
      for (int i = trace.length() - 1; i > 0; i--) {
        double best = values.best(trace.box(i));
        values.draw(values.index(trace.slot(i - 1)), trace.sign() * best, rate);
      }
    }
  };

  private static void learnEnd(Trace trace, ValueStore values, double rate) {
    if (trace.isComplete()) {
      values.draw(values.index(trace.slot(trace.length() - 1)), trace.result(), rate);
    }
  }
}

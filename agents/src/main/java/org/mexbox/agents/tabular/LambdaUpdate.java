package org.mexbox.agents.tabular;

import org.mexbox.agents.table.Trace;

/**
 * TD(lambda) in its backward view, from the first ply to the last: the error at each ply changes
 * the values of all positions before it, by their traces, which fade by lambda from ply to ply and
 * change sign where the point of view does. As a move that is not the best one known says nothing
 * about the positions before it, there all traces end (Watkins 1989).
 */
final class LambdaUpdate implements Update {
  // What is fainter changes nothing that a value shows.
  private static final double FAINTEST = 1e-12;

  private final double lambda;
  private final Traces kind;
  // By ply: its share in the trace of the position that it led to.
  private double[] traces = new double[64];

  LambdaUpdate(double lambda, Traces kind) {
    this.lambda = lambda;
    this.kind = kind;
  }

  @Override
  public void learn(Trace trace, ValueStore values, double rate) {
    int last = trace.length() - 1;
    if (last >= traces.length) {
      traces = new double[2 * last];
    }
    int from = 0;
    for (int ply = 0; ply <= last; ply++) {
      begin(trace, values, from, ply);
      double goal;
      if (ply < last) {
        double made = values.worth(trace.slot(ply + 1));
        if (made < values.best(trace.box(ply + 1))) {
          from = ply + 1;
          continue;
        }
        goal = trace.sign() * made;
      } else if (trace.isComplete()) {
        goal = trace.result();
      } else {
        return;
      }
      double step = rate * (goal - values.worth(trace.slot(ply)));
      for (int before = from; before <= ply; before++) {
        values.add(values.index(trace.slot(before)), step * traces[before]);
        traces[before] *= lambda * trace.sign();
      }
      while (from <= ply && Math.abs(traces[from]) < FAINTEST) {
        from++;
      }
    }
  }

  private void begin(Trace trace, ValueStore values, int from, int ply) {
    traces[ply] = 1;
    if (kind == Traces.REPLACING) {
      int index = values.index(trace.slot(ply));
      for (int before = from; before < ply; before++) {
        if (values.index(trace.slot(before)) == index) {
          traces[before] = 0;
        }
      }
    }
  }
}

package org.mexbox.agents.tabular;

import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.Trace;

/**
 * Every position on the way, whoever moved there, is drawn towards what its options say together;
 * options where play has ended count as the rules have it. The last position comes first, so that
 * news of the end reaches the beginning at once.
 */
record Negamax(Boxes boxes) implements Update {

  @Override
  public void learn(Trace trace, ValueStore values, double rate) {
    for (int i = trace.length() - 1; i >= 0; i--) {
      int box = trace.box(i);
      learnEnds(box, values);
      values.draw(box, -values.best(box), rate);
    }
  }

  private void learnEnds(int box, ValueStore values) {
    int first = boxes.first(box);
    for (int slot = first + boxes.count(box) - 1; slot >= first; slot--) {
      int target = boxes.target(slot);
      if (boxes.isTerminal(target)) {
        values.put(target, boxes.endReward(target));
      }
    }
  }

  @Override
  public boolean learnsFromEveryPly() {
    return true;
  }
}

package org.mexbox.agents.tabular;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.Trace;
import org.mexbox.environments.play.Draws;

/**
 * A value for every slot, or for every box that slots lead to: the expected return of the player
 * who makes that move. The best is chosen, and with the chance epsilon any. An episode is gone
 * through from its last ply to its first, so that what is learnt at the end reaches the beginning
 * at once.
 */
final class ValueRule implements LearningRule {
  private final Boxes boxes;
  private final Learning learning;
  private final boolean afterstates;
  private final Target target;
  private final double initial;
  private double[] values = new double[0];
  private double epsilon;

  ValueRule(Boxes boxes, Learning learning) {
    this.boxes = boxes;
    this.learning = learning;
    this.afterstates = learning.values() == ValueOf.AFTERSTATES;
    this.target = learning.target();
    this.initial = learning.initial();
  }

  @Override
  public void grow(int boxCount, int slotCount) {
    int size = afterstates ? boxCount : slotCount;
    int old = values.length;
    if (size > old) {
      values = Arrays.copyOf(values, size + size / 2);
      Arrays.fill(values, old, values.length, initial);
    }
  }

  @Override
  public void at(long episode) {
    epsilon = learning.epsilon().at(episode);
  }

  @Override
  public int choose(int box, RandomGenerator random) {
    int first = boxes.first(box);
    int end = first + boxes.count(box);
    if (Draws.unit(random) < epsilon) {
      return first + Draws.below(end - first, random);
    }
    double best = worth(first);
    int choice = first;
    int ties = 1;
    for (int slot = first + 1; slot < end; slot++) {
      double value = worth(slot);
      if (value > best) {
        best = value;
        choice = slot;
        ties = 1;
      } else if (value == best) {
        ties++;
      }
    }
    return ties == 1 ? choice : tied(choice, best, Draws.below(ties, random));
  }

  private int tied(int from, double best, int skip) {
    int slot = from;
    for (int left = skip; left > 0; ) {
      if (worth(++slot) == best) {
        left--;
      }
    }
    return slot;
  }

  @Override
  public void learn(Trace trace, long episode) {
    int last = trace.length() - 1;
    if (last < 0 || (!trace.isComplete() && target == Target.RETURN)) {
      return;
    }
    double rate = learning.rate().at(episode);
    double goal = trace.result();
    if (trace.isComplete()) {
      draw(trace.slot(last), goal, rate);
    }
    for (int i = last; i > 0; i--) {
      if (target != Target.RETURN) {
        double best = target == Target.NEXT_MADE ? 0 : best(trace.box(i));
        double made = worth(trace.slot(i));
        if (target == Target.NEXT_MADE_IF_BEST && made < best) {
          continue;
        }
        goal = target == Target.NEXT_BEST ? best : made;
      }
      goal *= trace.sign();
      draw(trace.slot(i - 1), goal, rate);
    }
  }

  private void draw(int slot, double goal, double rate) {
    int index = index(slot);
    values[index] += rate * (goal - values[index]);
  }

  private double best(int box) {
    int first = boxes.first(box);
    int end = first + boxes.count(box);
    double best = worth(first);
    for (int slot = first + 1; slot < end; slot++) {
      best = Math.max(best, worth(slot));
    }
    return best;
  }

  private int index(int slot) {
    return afterstates ? boxes.target(slot) : slot;
  }

  @Override
  public double worth(int slot) {
    return values[index(slot)];
  }

  @Override
  public void worthOfTargets(int[] targets, int count, double[] into) {
    if (!afterstates) {
      Arrays.fill(into, 0, count, initial);
      return;
    }
    double[] known = values;
    for (int i = 0; i < count; i++) {
      into[i] = targets[i] < 0 ? initial : known[targets[i]];
    }
  }

  @Override
  public boolean judgesByTarget() {
    return afterstates;
  }

  @Override
  public boolean holdsValues() {
    return true;
  }

  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.of(epsilon);
  }

  @Override
  public void save(DataOutput out) throws IOException {
    for (int index : indices()) {
      out.writeDouble(values[index]);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    for (int index : indices()) {
      values[index] = in.readDouble();
    }
  }

  // In the order of boxes, which is the same in a loaded table; that of slots may differ.
  private int[] indices() {
    return afterstates ? IntStream.range(0, boxes.size()).toArray() : boxes.slotsInOrder();
  }
}

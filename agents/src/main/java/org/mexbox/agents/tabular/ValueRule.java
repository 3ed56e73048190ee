package org.mexbox.agents.tabular;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.Trace;
import org.mexbox.environments.play.Draws;

/** The move of the best value is made, and with the chance epsilon any. */
final class ValueRule implements LearningRule {
  private final Boxes boxes;
  private final Learning learning;
  private final Update update;
  private final ValueStore values;
  private double epsilon;

  ValueRule(Boxes boxes, ValueOf values, Learning learning, Update update) {
    this.boxes = boxes;
    this.learning = learning;
    this.update = update;
    this.values = new ValueStore(boxes, values, learning.initial());
  }

  @Override
  public void grow(int boxCount, int slotCount) {
    values.grow(boxCount, slotCount);
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
    if (trace.length() > 0) {
      update.learn(trace, values, learning.rate().at(episode));
    }
  }

  @Override
  public boolean learnsFromEveryPly() {
    return update.learnsFromEveryPly();
  }

  @Override
  public double worth(int slot) {
    return values.worth(slot);
  }

  @Override
  public void worthOfTargets(int[] targets, int count, double[] into) {
    if (!judgesByTarget()) {
      Arrays.fill(into, 0, count, values.initial());
      return;
    }
    for (int i = 0; i < count; i++) {
      into[i] = targets[i] < 0 ? values.initial() : values.at(targets[i]);
    }
  }

  @Override
  public boolean judgesByTarget() {
    return values.areAfterstates();
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
    values.save(out);
  }

  @Override
  public void load(DataInput in) throws IOException {
    values.load(in);
  }
}

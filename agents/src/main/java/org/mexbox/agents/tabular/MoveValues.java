package org.mexbox.agents.tabular;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.Trace;
import org.mexbox.environments.play.Draws;

/**
 * A value for every slot: the expected return of the player who makes that move. An episode is gone
 * through from its last ply to its first, so that what is learnt at the end reaches the beginning
 * in one episode.
 */
final class MoveValues implements LearningRule {
  private final Boxes boxes;
  private final Learning learning;
  private final Target target;
  private final ValueStore values;
  private double epsilon;

  MoveValues(Boxes boxes, Learning learning, Target target) {
    this.boxes = boxes;
    this.learning = learning;
    this.target = target;
    this.values = new ValueStore(learning.initial());
  }

  @Override
  public void grow(int boxCount, int slotCount) {
    values.grow(slotCount);
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
    double best = values.of(first);
    int choice = first;
    int ties = 1;
    for (int slot = first + 1; slot < end; slot++) {
      double value = values.of(slot);
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
      if (values.of(++slot) == best) {
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
      values.draw(trace.slot(last), goal, rate);
    }
    for (int i = last - 1; i >= 0; i--) {
      goal = trace.sign() * next(trace, i + 1, goal);
      values.draw(trace.slot(i), goal, rate);
    }
  }

  private double next(Trace trace, int i, double goal) {
    return switch (target) {
      case RETURN -> goal;
      case NEXT_MADE -> values.of(trace.slot(i));
      case NEXT_BEST -> best(trace.box(i));
    };
  }

  private double best(int box) {
    int first = boxes.first(box);
    double best = values.of(first);
    for (int slot = first + 1; slot < first + boxes.count(box); slot++) {
      best = Math.max(best, values.of(slot));
    }
    return best;
  }

  @Override
  public double worth(int slot) {
    return values.of(slot);
  }

  @Override
  public double worthUnopened(int box) {
    return values.initial();
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
    for (int box = 0; box < boxes.size(); box++) {
      for (int i = 0; boxes.isOpen(box) && i < boxes.count(box); i++) {
        values.write(boxes.first(box) + i, out);
      }
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    for (int box = 0; box < boxes.size(); box++) {
      for (int i = 0; boxes.isOpen(box) && i < boxes.count(box); i++) {
        values.read(boxes.first(box) + i, in);
      }
    }
  }
}

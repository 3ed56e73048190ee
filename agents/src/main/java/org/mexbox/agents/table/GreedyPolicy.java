package org.mexbox.agents.table;

import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/** The moves held to be best, each with equal chance. */
class GreedyPolicy implements Policy {
  final Boxes boxes;
  final LearningRule rule;
  // By box: how good the move there is held to be, while one position is looked at.
  private double[] worths = new double[0];
  private @Nullable BoxCodes codes;

  private GreedyPolicy(Boxes boxes, LearningRule rule) {
    this.boxes = boxes;
    this.rule = rule;
  }

  static Policy of(Boxes boxes, LearningRule rule) {
    return rule.holdsValues() ? new WithValues(boxes, rule) : new GreedyPolicy(boxes, rule);
  }

  @Override
  public double[] probabilities(Position position) {
    int[] targets = boxes.findOptions(position);
    double[] result = new double[targets.length];
    judge(boxes.find(position), targets, result.length, result);
    shareAmongBest(result, result.length);
    return result;
  }

  @Override
  public PackedPolicy on(Packing packing) {
    BoxCodes table = codes(packing);
    int[] targets = new int[packing.maxOptions()];
    return (code, options, count, into) -> {
      table.refresh();
      table.boxes(options, count, targets);
      judge(table.box(code), targets, count, into);
      shareAmongBest(into, count);
    };
  }

  @Override
  public boolean isSymmetric() {
    return boxes.order() == BoxOrder.SORTED;
  }

  /** The table of codes, kept from one exam to the next. */
  final BoxCodes codes(Packing packing) {
    if (codes == null || !codes.packing().equals(packing)) {
      codes = new BoxCodes(boxes, packing);
    }
    return codes;
  }

  /** Writes how good the moves to some boxes are held to be. */
  final void judge(int box, int[] targets, int count, double[] into) {
    if (rule.judgesByTarget() || box < 0 || !boxes.isOpen(box)) {
      rule.worthOfTargets(targets, count, into);
      return;
    }
    if (worths.length < boxes.size()) {
      worths = new double[boxes.size() + boxes.size() / 2];
    }
    int first = boxes.first(box);
    for (int slot = first + boxes.count(box) - 1; slot >= first; slot--) {
      worths[boxes.target(slot)] = rule.worth(slot);
    }
    for (int i = 0; i < count; i++) {
      into[i] = worths[targets[i]];
    }
  }

  private static void shareAmongBest(double[] worths, int count) {
    double best = worths[0];
    for (int i = 1; i < count; i++) {
      best = Math.max(best, worths[i]);
    }
    int ties = 0;
    for (int i = 0; i < count; i++) {
      ties += worths[i] == best ? 1 : 0;
    }
    double share = 1.0 / ties;
    for (int i = 0; i < count; i++) {
      worths[i] = worths[i] == best ? share : 0;
    }
  }

  /** Of a learner whose numbers are expected returns. */
  private static final class WithValues extends GreedyPolicy implements Valuation {
    private WithValues(Boxes boxes, LearningRule rule) {
      super(boxes, rule);
    }

    /** {@inheritDoc} What the best move is worth; at the end of play, what the rules say. */
    @Override
    public double value(Position position) {
      if (position.isTerminal()) {
        return boxes.share(position.ruleset().moverReward(position));
      }
      int[] targets = boxes.findOptions(position);
      return bestOf(boxes.find(position), targets, targets.length, new double[targets.length]);
    }

    @Override
    public PackedValuation valuesOn(Packing packing) {
      BoxCodes table = codes(packing);
      long[] options = new long[packing.maxOptions()];
      int[] targets = new int[options.length];
      double[] scratch = new double[options.length];
      return table.oncePerClass(
          code -> {
            table.refresh();
            int box = table.box(code);
            if (box >= 0 && boxes.isOpen(box)) {
              return bestOfOpen(box);
            }
            int count = packing.options(code, options);
            if (count == 0) {
              return value(packing.unpack(code));
            }
            table.boxes(options, count, targets);
            return bestOf(box, targets, count, scratch);
          });
    }

    private double bestOfOpen(int box) {
      int first = boxes.first(box);
      double best = rule.worth(first);
      for (int slot = first + 1; slot < first + boxes.count(box); slot++) {
        best = Math.max(best, rule.worth(slot));
      }
      return best;
    }

    private double bestOf(int box, int[] targets, int count, double[] scratch) {
      judge(box, targets, count, scratch);
      double best = scratch[0];
      for (int i = 1; i < count; i++) {
        best = Math.max(best, scratch[i]);
      }
      return best;
    }
  }
}

package org.mexbox.teacher.play;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.teacher.solve.BackwardLabelling;
import org.mexbox.teacher.solve.ClosedForm;
import org.mexbox.teacher.solve.Labels;
import org.mexbox.teacher.solve.ValueLabels;

/** Where a teacher has its answers from. */
interface Knowledge {

  /** What the player to move gets under perfect play: +1 he wins, 0 a draw, -1 he loses. */
  double value(Position position);

  double[] probabilities(Position position, double skill);

  Move choose(Position position, double skill, RandomGenerator random);

  /** Empty if this knowledge is not held by the codes of that packing. */
  default Optional<PackedPolicy> on(Packing packing, double skill) {
    return Optional.empty();
  }

  default Optional<PackedValuation> valuesOn(Packing packing) {
    return Optional.empty();
  }

  /**
   * Values where there are draws or scores; labels where all positions can be looked up, else a
   * closed form, else the drawn graph.
   */
  static Knowledge of(Game game, Resistance resistance) {
    if (ValueLabels.fit(game.ruleset()) && game.packing().isPresent()) {
      return new ValueKnowledge(ValueLabels.of(game), resistance);
    }
    if (game.packing().isEmpty() && ClosedForm.of(game.start()).isEmpty()) {
      return new RoundKnowledge(
          BackwardLabelling.of(game.start(), RoundKnowledge.MAX_POSITIONS), resistance);
    }
    boolean few =
        game.packing().filter(packing -> packing.size() <= Labels.MAX_POSITIONS).isPresent();
    Optional<ClosedForm> form = few ? Optional.empty() : ClosedForm.of(game.start());
    return form.isPresent()
        ? new FormulaKnowledge(form.get(), resistance)
        : new LabelKnowledge(Labels.of(game), resistance);
  }

  /**
   * Mixes best moves with all moves.
   *
   * @param into 1 for each of the best of the first {@code count} moves, else 0; then probabilities
   */
  static void mix(double[] into, int count, double skill) {
    double best = 0;
    for (int i = 0; i < count; i++) {
      best += into[i];
    }
    for (int i = 0; i < count; i++) {
      into[i] = skill * into[i] / best + (1 - skill) / count;
    }
  }
}

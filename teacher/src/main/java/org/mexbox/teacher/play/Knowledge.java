package org.mexbox.teacher.play;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.label.ValueLabels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.solve.ClosedForm;
import org.mexbox.teacher.solve.SearchValues;

/** Where a teacher has its answers from. */
interface Knowledge {

  /** What the player to move gets under perfect play: its sign is +1 won, -1 lost, 0 drawn. */
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
   * Values or labels where all positions can be looked up, else a rule or a strategy for the board
   * or a closed form for heaps, else a search.
   */
  static Knowledge of(Game game, Resistance resistance, Budget budget) {
    boolean isNumbered = game.packing().isPresent();
    if (isNumbered && ValueLabels.fit(game.ruleset())) {
      return CodeKnowledge.of(game, Labels.numbering(game, budget), resistance, budget);
    }
    if (SearchValues.isLeftToForm(game)) {
      return SearchValues.ofFew(game)
          .<Knowledge>map(values -> new SearchKnowledge(values, resistance, budget))
          .orElseGet(BoardKnowledge::new);
    }
    if (!isNumbered && ClosedForm.of(game.start()).isEmpty()) {
      return new SearchKnowledge(SearchValues.of(game.start(), budget), resistance, budget);
    }
    boolean few =
        game.packing()
            .filter(packing -> Labels.fit(packing, budget) && Labels.areQuick(packing))
            .isPresent();
    Optional<ClosedForm> form = few ? Optional.empty() : ClosedForm.of(game.start());
    return form.isPresent()
        ? new FormulaKnowledge(form.get(), resistance)
        : CodeKnowledge.of(game, Labels.numbering(game, budget), resistance, budget);
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

package org.mexbox.teacher.play;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.label.ValueLabels;
import org.mexbox.teacher.limit.Budget;

/** Answers looked up by the code of a position. */
sealed interface CodeKnowledge extends Knowledge permits LabelKnowledge, ValueKnowledge {

  /** All answers of a game, worked out at once. */
  static CodeKnowledge of(Game game, Packing packing, Resistance resistance, Budget budget) {
    return ValueLabels.fit(game.ruleset())
        ? new ValueKnowledge(ValueLabels.of(game, packing, budget), resistance)
        : new LabelKnowledge(Labels.of(game, packing, budget), resistance);
  }

  /** The numbering of the positions. */
  Packing packing();

  /** The code of a position. */
  int code(Position position);

  /** True if the codes of another packing mean the same positions. */
  boolean speaksOf(Packing packing);

  /** What the player to move gets. */
  double valueOf(int code);

  /** True if a teacher who makes no mistake may move from one code to the other. */
  boolean isBest(int code, int option);

  @Override
  default double value(Position position) {
    return valueOf(code(position));
  }

  @Override
  default double[] probabilities(Position position, double skill) {
    int code = code(position);
    long[] options = new long[packing().maxOptions()];
    double[] into = new double[packing().options(code, options)];
    spread(code, options, into.length, skill, into);
    return into;
  }

  @Override
  default Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }

  @Override
  default Optional<PackedPolicy> on(Packing packing, double skill) {
    return speaksOf(packing)
        ? Optional.of(
            (code, options, count, into) -> spread((int) code, options, count, skill, into))
        : Optional.empty();
  }

  @Override
  default Optional<PackedValuation> valuesOn(Packing packing) {
    return speaksOf(packing) ? Optional.of(code -> valueOf((int) code)) : Optional.empty();
  }

  private void spread(int code, long[] options, int count, double skill, double[] into) {
    for (int i = 0; i < count; i++) {
      into[i] = isBest(code, (int) options[i]) ? 1 : 0;
    }
    Knowledge.mix(into, count, skill);
  }
}

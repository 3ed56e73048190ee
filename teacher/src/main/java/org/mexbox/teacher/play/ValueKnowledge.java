package org.mexbox.teacher.play;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.teacher.label.ValueLabels;

/** The values of all positions of a game with draws or scores, looked up. */
record ValueKnowledge(ValueLabels labels, Resistance resistance) implements Knowledge {

  @Override
  public double value(Position position) {
    return labels.value(labels.code(position));
  }

  @Override
  public double[] probabilities(Position position, double skill) {
    int code = labels.code(position);
    long[] options = new long[labels.packing().maxOptions()];
    double[] into = new double[labels.packing().options(code, options)];
    spread(code, options, into.length, skill, into);
    return into;
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }

  @Override
  public Optional<PackedPolicy> on(Packing packing, double skill) {
    return labels.speaksOf(packing)
        ? Optional.of(
            (code, options, count, into) -> spread((int) code, options, count, skill, into))
        : Optional.empty();
  }

  @Override
  public Optional<PackedValuation> valuesOn(Packing packing) {
    return labels.speaksOf(packing)
        ? Optional.of(code -> labels.value((int) code))
        : Optional.empty();
  }

  // The best moves keep the value; who is lost with resistance also makes it last.
  private void spread(int code, long[] options, int count, double skill, double[] into) {
    int value = labels.value(code);
    boolean mustLast = value < 0 && resistance == Resistance.LONGEST;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      boolean lasts = !mustLast || labels.distance(option) == labels.distance(code) - 1;
      into[i] = -labels.value(option) == value && lasts ? 1 : 0;
    }
    Knowledge.mix(into, count, skill);
  }
}

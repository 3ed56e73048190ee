package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.agents.sum.Closure;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.play.Draws;

/**
 * A new component beside others whose characters are proved. Self-play brings positions with it; a
 * {@link GrownFit} makes weights of them; the characters that split by the new component are
 * proved, or their failures are learnt from in the next round.
 */
final class GrownStage {
  private static final int ROUNDS_OF_A_START = 4;
  private static final int FAILURES = 10;
  private static final int PAIRS_IF_WRONG = 500;
  private static final int PLAYS_FROM_A_FAILURE = 30;
  private static final double SMALL = 1e-3;

  private final Components components;
  private final int[] some;
  private final int fresh;
  private final double epsilon;
  private final Characters before;
  private final GrownWeights weights;
  private final Memory<Sum> replay;
  // What its attempts to prove itself failed at, and what follows that.
  private final Memory<Sum> lessons;
  private int rounds;

  /**
   * A stage.
   *
   * @param some the components that are known, then the new one
   * @param before the proved characters of those that are known
   */
  GrownStage(GrownNetwork spec, Components components, int[] some, Characters before) {
    this.components = components;
    this.some = some;
    this.fresh = some[some.length - 1];
    this.epsilon = spec.epsilon();
    this.before = before;
    this.weights = new GrownWeights(before, fresh);
    this.replay = new Memory<>(spec.memory(), sum -> sum);
    this.lessons = new Memory<>(spec.memory(), sum -> sum);
  }

  /** How many characters there are to split. */
  int characters() {
    return before.count();
  }

  long positionsSeen() {
    return replay.added() + lessons.added();
  }

  float lost(Sum sum) {
    return weights.lost(sum);
  }

  /** Plays a game: three components, one more under misere play; mostly the new one is there. */
  void play(RandomGenerator random) {
    int size = components.endIsLost() ? 3 : 4;
    int ofFresh = Draws.below(4, random) == 0 ? 0 : Draws.below(4, random) == 0 ? 2 : 1;
    int[] parts = new int[size];
    for (int i = 0; i < size; i++) {
      parts[i] = i < ofFresh ? fresh : some[Draws.below(some.length, random)];
    }
    play(Sum.of(parts), replay, random);
  }

  // Without the new component there is nothing more to learn.
  private void play(Sum from, Memory<Sum> into, RandomGenerator random) {
    Sum sum = from;
    while (weights.copies(sum) > 0) {
      into.add(sum);
      List<Sum> options = options(sum);
      sum =
          Draws.unit(random) < epsilon
              ? options.get(Draws.below(options.size(), random))
              : best(options, random);
    }
  }

  private List<Sum> options(Sum sum) {
    List<Sum> options = new ArrayList<>();
    components.forEachOption(
        sum, (part, remainder) -> options.add(components.after(sum, part, remainder)));
    return options;
  }

  private Sum best(List<Sum> options, RandomGenerator random) {
    Sum best = options.get(0);
    float most = Float.NEGATIVE_INFINITY;
    int ties = 0;
    for (Sum option : options) {
      float lost = weights.lost(option);
      ties = lost > most ? 1 : lost == most ? ties + 1 : ties;
      // Of so many ties, the latest takes the place with this chance.
      if (lost > most || (lost == most && Draws.below(ties, random) == 0)) {
        most = lost;
        best = option;
      }
    }
    return best;
  }

  /** The characters with the new component, if they are proved. */
  Optional<Characters> grown(RandomGenerator random) {
    if (rounds > 0 && rounds % ROUNDS_OF_A_START == 0) {
      weights.beginAnew(random);
    }
    rounds++;
    List<Sum> examples = new ArrayList<>(replay.spread(Integer.MAX_VALUE));
    examples.addAll(lessons.spread(Integer.MAX_VALUE));
    new GrownFit(components, weights, examples).fit(random);
    Characters split = split();
    List<Sum> wrong =
        new Closure(components, some, new CharacterMarks(split), Characters.MAX_PAIRS)
            .wrong(PAIRS_IF_WRONG);
    for (Sum failure : wrong.subList(0, Math.min(FAILURES, wrong.size()))) {
      learn(failure, random);
    }
    return wrong.isEmpty() ? Optional.of(split) : Optional.empty();
  }

  private void learn(Sum failure, RandomGenerator random) {
    keep(failure);
    options(failure).forEach(this::keep);
    for (int i = 0; i < PLAYS_FROM_A_FAILURE; i++) {
      play(failure, lessons, random);
    }
  }

  private void keep(Sum sum) {
    if (weights.copies(sum) > 0) {
      lessons.add(sum);
    }
  }

  // Each character three times, with +1, -1 and 0 for the new component; those of no weight go.
  private Characters split() {
    int count = before.count();
    byte[][] values = new byte[components.count()][3 * count];
    double[] split = new double[3 * count];
    for (int j = 0; j < split.length; j++) {
      int k = j / 3;
      int sign = j % 3 - 1;
      for (int component : some) {
        values[component][j] = component == fresh ? (byte) sign : before.values()[component][k];
      }
      split[j] = weights.ofSign(sign, k);
    }
    Characters all = new Characters(values, split);
    return all.withoutSmall(SMALL);
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(rounds);
    weights.save(out);
    replay.save(out, Sum::save);
    lessons.save(out, Sum::save);
  }

  void load(DataInput in) throws IOException {
    rounds = in.readInt();
    weights.load(in);
    replay.load(in, this::loadWithNew);
    lessons.load(in, this::loadWithNew);
  }

  private Sum loadWithNew(DataInput in) throws IOException {
    Sum sum = Sum.load(in, components.count());
    if (weights.copies(sum) == 0) {
      throw new IOException("position without the new component: " + sum);
    }
    return sum;
  }
}

package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.play.Seeds;

/**
 * The network of an agent, its mirror, and the seed of all its draws. It begins when the agent is
 * first asked for a move in training; until then it knows nothing, and no library of networks has
 * been loaded.
 */
final class Brain {
  private static final int FORMAT = 1;
  private static final long BEGINNING = 0;
  private static final int[] NO_OUTPUTS = {};
  private static final float[] NO_LOGITS = {};

  private final Views views;
  private final Shape shape;
  private final double rate;
  private final double decay;
  private final Mirror mirror;
  private @Nullable PolicyNetwork network;
  private long seed;
  private long steps;
  // How often the mirror took over numbers: what it said before counts no more.
  private int refreshed;

  Brain(Views views, Shape shape, double rate, double decay) {
    this.views = views;
    this.shape = shape;
    this.rate = rate;
    this.decay = decay;
    this.mirror = new Mirror(shape);
  }

  boolean hasBegun() {
    return network != null;
  }

  /** Draws the numbers to begin with, unless that is done. */
  void begin(RandomGenerator random) {
    if (network == null) {
      begin(random.nextLong());
    }
  }

  /** As {@link #begin}, for an agent that nobody has asked for a move. */
  void beginAlone() {
    if (network == null) {
      begin(0);
    }
  }

  private PolicyNetwork begin(long drawn) {
    seed = drawn;
    PolicyNetwork begun = PolicyNetwork.of(shape, rate, decay, Seeds.derive(drawn, BEGINNING));
    take(begun);
    return begun;
  }

  private void take(PolicyNetwork taken) {
    network = taken;
    refresh();
  }

  /** A generator of its own for a part of the agent's work; the path begins with 1 or more. */
  RandomGenerator stream(long... path) {
    return Seeds.stream(seed, path);
  }

  /**
   * What it says of a position that is not terminal.
   *
   * @param probabilities receives the policy, by option
   * @return the value, -1..1
   */
  float evaluate(View view, float[] probabilities) {
    int[] outputs = view.fan(views).outputs();
    if (network == null) {
      Arrays.fill(probabilities, 0, outputs.length, 1f / outputs.length);
      return 0;
    }
    View.Answer known = view.answer;
    if (known == null || known.refreshed() != refreshed) {
      float[] policy = new float[outputs.length];
      float value = mirror.evaluate(view.ones, outputs, policy);
      MaskedSoftmax.inPlace(policy, policy.length);
      known = new View.Answer(refreshed, policy, value);
      view.answer = known;
    }
    System.arraycopy(known.policy(), 0, probabilities, 0, outputs.length);
    return known.value();
  }

  /** What it holds a position to be worth, -1..1; at the end of play, what the rules say. */
  float value(View view) {
    return view.isTerminal()
        ? view.reward
        : network == null ? 0 : mirror.evaluate(view.ones, NO_OUTPUTS, NO_LOGITS);
  }

  /**
   * Takes a step; {@link #refresh} makes it heard.
   *
   * @param episodes how many were learnt from, for the message
   * @throws LimitError if its numbers have grown out of all bounds
   */
  void step(Batch batch, long episodes) {
    if (!Objects.requireNonNull(network).step(batch, views, steps)) {
      throw new LimitError(
          "numbers of the network: out of all bounds after "
              + episodes
              + " episodes with rate="
              + rate
              + "; choose a smaller rate");
    }
    steps++;
  }

  /** From now on the mirror answers as the network does now. */
  void refresh() {
    mirror.copy(Objects.requireNonNull(network).numbers());
    refreshed++;
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(FORMAT);
    PolicyNetwork held = network;
    out.writeBoolean(held != null);
    if (held != null) {
      out.writeLong(seed);
      out.writeLong(steps);
      held.save(out);
    }
  }

  void load(DataInput in) throws IOException {
    int format = in.readInt();
    if (format != FORMAT) {
      throw new IOException("format: " + format);
    }
    if (in.readBoolean()) {
      PolicyNetwork begun = begin(in.readLong());
      steps = in.readLong();
      take(begun.load(in));
    }
  }
}

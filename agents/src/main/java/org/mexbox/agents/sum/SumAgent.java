package org.mexbox.agents.sum;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;

/**
 * An agent that practises: after every episode it plays some games against itself, from starts that
 * its learner chooses. In the episodes it plays as well as it can, and learns nothing from them.
 */
public final class SumAgent implements Agent, SelfPlayer, Certified {
  private static final int FORMAT = 1;

  private final AgentSpec spec;
  private final int practice;
  private final Components components;
  private final SumLearner learner;
  private final SumPolicy greedy;
  private @Nullable Long seed;
  private long episodes;
  private long games;

  /**
   * An agent that has learnt nothing.
   *
   * @param practice how many games it plays after every episode
   */
  public SumAgent(AgentSpec spec, int practice, Components components, SumLearner learner) {
    this.spec = spec;
    this.practice = practice;
    this.components = components;
    this.learner = learner;
    this.greedy = new SumPolicy(components, learner);
  }

  @Override
  public AgentSpec spec() {
    return spec;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  @Override
  public Optional<Certificate> certificate() {
    return learner.certificate();
  }

  /** How many games it has played for practice. */
  public long games() {
    return games;
  }

  @Override
  public Move choose(Position position, RandomGenerator random) {
    return components.choose(position, sum -> next(sum, random));
  }

  private Sum next(Sum sum, RandomGenerator random) {
    if (seed == null) {
      begin(random.nextLong());
    }
    return best(sum, random);
  }

  // One of the best options.
  private Sum best(Sum sum, RandomGenerator random) {
    List<Sum> best = new ArrayList<>();
    float[] most = {Float.NEGATIVE_INFINITY};
    components.forEachOption(
        sum,
        (part, remainder) -> {
          Sum option = components.after(sum, part, remainder);
          float lost = learner.lost(option);
          if (lost > most[0]) {
            best.clear();
            most[0] = lost;
          }
          if (lost == most[0]) {
            best.add(option);
          }
        });
    return best.get(best.size() == 1 ? 0 : Draws.below(best.size(), random));
  }

  private void begin(long drawn) {
    seed = drawn;
    learner.begin(drawn);
  }

  @Override
  public void learn(Episode played, Set<Seat> own) {
    learn();
  }

  private void learn() {
    episodes++;
    if (seed == null) {
      // Nobody has asked it for a move: it watches the games of others.
      begin(0);
    }
    for (int i = 0; i < practice && !learner.isProved(); i++) {
      learner.practise();
      games++;
    }
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    for (long i = 0; i < count; i++) {
      Sum sum = components.start();
      int plies = 0;
      while (sum.size() > 0 && plies < EpisodeLoop.DEFAULT_PLY_LIMIT) {
        sum = next(sum, random);
        plies++;
      }
      wins += sum.size() == 0 && (plies % 2 == 0) != components.endIsLost() ? 1 : 0;
      learn();
    }
    return wins;
  }

  @Override
  public long episodes() {
    return episodes;
  }

  @Override
  public long positionsSeen() {
    return learner.positionsSeen();
  }

  /** {@inheritDoc} It explores in practice alone. */
  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.empty();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(FORMAT);
    out.writeLong(episodes);
    out.writeLong(games);
    out.writeBoolean(seed != null);
    if (seed != null) {
      out.writeLong(seed);
      learner.save(out);
    }
  }

  /** Reads what {@link #save} wrote, into an agent that has learnt nothing. */
  public SumAgent loaded(DataInput in) throws IOException {
    int format = in.readInt();
    if (format != FORMAT) {
      throw new IOException("format: " + format);
    }
    episodes = in.readLong();
    games = in.readLong();
    if (in.readBoolean()) {
      begin(in.readLong());
      learner.load(in);
    }
    return this;
  }
}

package org.mexbox.agents;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/** The floor of every comparison: makes each legal move with equal chance and learns nothing. */
public record RandomMover() implements AgentSpec {

  @Override
  public String name() {
    return "random";
  }

  @Override
  public boolean learns() {
    return false;
  }

  @Override
  public Agent create(Game game) {
    return new Mover(this);
  }

  @Override
  public MixedPolicy atOnce(SimultaneousGame game) {
    return MixedPolicy.uniform();
  }

  @Override
  public double[] against(NatureGame game) {
    int choices = game.choices().size();
    return DoubleStream.generate(() -> 1.0 / choices).limit(choices).toArray();
  }

  @Override
  public Agent load(Game game, DataInput in) throws IOException {
    Mover mover = new Mover(this);
    mover.episodes = in.readLong();
    return mover;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }

  private static final class Mover implements Agent {
    private final RandomMover spec;
    private long episodes;

    private Mover(RandomMover spec) {
      this.spec = spec;
    }

    @Override
    public Move choose(Position position, RandomGenerator random) {
      return greedy().choose(position, random);
    }

    @Override
    public AgentSpec spec() {
      return spec;
    }

    @Override
    public Policy greedy() {
      return Policy.uniform();
    }

    @Override
    public void learn(Episode episode, Set<Seat> own) {
      episodes++;
    }

    @Override
    public long episodes() {
      return episodes;
    }

    /** {@inheritDoc} None: it does not look. */
    @Override
    public long positionsSeen() {
      return 0;
    }

    @Override
    public OptionalDouble exploration() {
      return OptionalDouble.of(1);
    }

    @Override
    public void save(DataOutput out) throws IOException {
      out.writeLong(episodes);
    }
  }
}

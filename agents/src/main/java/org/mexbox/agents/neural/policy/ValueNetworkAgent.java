package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.neural.Shelves;
import org.mexbox.agents.neural.Targets;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Transition;
import org.mexbox.environments.sum.SumPosition;

/** A {@link ValueNetwork} that learns. */
final class ValueNetworkAgent implements Agent, SelfPlayer {
  // A part of its own seed: what it draws in learning.
  private static final long LEARNING = 1;

  private final ValueNetwork spec;
  private final Views views;
  private final Brain brain;
  private final ValueMover mover;
  // The different positions met, and how games that came by ended for their movers, on average.
  private final Shelves<Lesson> memory;
  private final Policy greedy;
  private long episodes;

  ValueNetworkAgent(ValueNetwork spec, Game game) {
    if (spec.targets() == Targets.HARD && !game.ruleset().impartial()) {
      throw InputError.of(
          "game",
          "must have the same moves for both players and a winner where targets=hard",
          game,
          spec.name() + ":targets=soft");
    }
    this.spec = spec;
    Encoding encoding = spec.network().encoding(game);
    this.views = new Views(game, encoding);
    this.brain =
        new Brain(
            views, spec.network().shape(game, encoding), spec.network().rate(), /* decay= */ 0);
    this.mover = new ValueMover(brain, views);
    this.memory =
        new Shelves<>(
            spec.memory(), ValueNetworkAgent::components, Lesson::view, ValueNetworkAgent::renewed);
    this.greedy = NetworkPolicy.ofValues(brain, views);
  }

  private static int components(Lesson lesson) {
    return lesson.view().position instanceof SumPosition sum ? sum.components().size() : 0;
  }

  private static Lesson renewed(Lesson known, Lesson newest) {
    return Lesson.ofValue(known.view(), Targets.average(known.value(), newest.value()));
  }

  @Override
  public ValueNetwork spec() {
    return spec;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  /** {@inheritDoc} Where several moves lead to the chosen position it makes the first of them. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    return mover.choose(position, spec.epsilon().at(episodes), random);
  }

  @Override
  public void learn(Episode episode, Set<Seat> own) {
    for (Transition ply : episode.transitions()) {
      double share = episode.returnOf(ply.mover()) / views.scale();
      memory.add(Lesson.ofValue(views.of(ply.position()), (float) share));
    }
    learnt();
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    for (long i = 0; i < count; i++) {
      List<View> path = mover.play(spec.epsilon().at(episodes), random);
      float ofFirst = ValueMover.returnOfFirst(path);
      for (int ply = 0; ply < path.size() - 1; ply++) {
        memory.add(Lesson.ofValue(path.get(ply), (ply & 1) == 0 ? ofFirst : -ofFirst));
      }
      wins += ofFirst > 0 ? 1 : 0;
      learnt();
    }
    return wins;
  }

  private void learnt() {
    episodes++;
    if (episodes % spec.games() == 0 && memory.size() > 0) {
      // Nobody may have asked it for a move: it watches the games of others.
      brain.beginAlone();
      RandomGenerator random = brain.stream(LEARNING, episodes);
      List<Lesson> batch = new ArrayList<>(spec.batch());
      for (int i = 0; i < spec.batch(); i++) {
        batch.add(towardsTarget(memory.draw(random)));
      }
      brain.step(new Lessons(batch), episodes);
      brain.refresh();
    }
  }

  private Lesson towardsTarget(Lesson met) {
    if (spec.targets() == Targets.OUTCOMES) {
      return met;
    }
    float ahead = mover.lookAhead(met.view());
    float hard = ahead > 0 ? 1 : -1;
    return Lesson.ofValue(met.view(), spec.targets() == Targets.SOFT ? ahead : hard);
  }

  @Override
  public long episodes() {
    return episodes;
  }

  @Override
  public long positionsSeen() {
    return memory.added();
  }

  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.of(spec.epsilon().at(episodes));
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(episodes);
    brain.save(out);
    memory.save(out, Lesson::save);
  }

  void load(DataInput in) throws IOException {
    episodes = in.readLong();
    brain.load(in);
    memory.load(in, data -> Lesson.load(data, views));
  }
}

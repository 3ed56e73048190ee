package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Resignation;
import org.mexbox.environments.play.Transition;

/** A {@link PolicyGradient} that learns. */
final class PolicyGradientAgent implements Agent, SelfPlayer {
  private static final int MAX_MET = 500_000;

  private final PolicyGradient spec;
  private final Views views;
  private final Brain brain;
  private final Policy greedy;
  // The moves since the last step.
  private final List<Experience> moves = new ArrayList<>();
  // Not for learning: only to tell how many they are.
  private final Set<View> met = new LinkedHashSet<>();
  private long episodes;

  PolicyGradientAgent(PolicyGradient spec, Game game) {
    this.spec = spec;
    Encoding encoding = Encoding.of(game, spec.order(), spec.features());
    this.views = new Views(game, encoding);
    Shape shape = spec.network().shape(encoding, spec.layers(), spec.width());
    this.brain = new Brain(views, shape, spec.rate(), spec.decay());
    this.greedy = NetworkPolicy.ofHeads(brain, views);
  }

  @Override
  public PolicyGradient spec() {
    return spec;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  /** {@inheritDoc} Where several moves lead to the chosen position it makes the first of them. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    View view = views.of(position);
    return views.move(position, view.fan(views).options()[option(view, random)]);
  }

  private int option(View view, RandomGenerator random) {
    brain.begin(random);
    float[] policy = new float[view.fan(views).options().length];
    brain.evaluate(view, policy);
    double[] chances = new double[policy.length];
    for (int i = 0; i < policy.length; i++) {
      chances[i] = (1 - spec.epsilon()) * policy[i] + spec.epsilon() / policy.length;
    }
    return Draws.index(chances, random);
  }

  @Override
  public void learn(Episode episode, Set<Seat> own) {
    for (Transition ply : episode.transitions()) {
      if (own.contains(ply.mover()) && ply.move() != Resignation.RESIGN) {
        View view = views.of(ply.position());
        int option = Arrays.asList(view.fan(views).options()).indexOf(views.of(ply.next()));
        add(view, option, (float) episode.returnOf(ply.mover()));
      }
    }
    learnt();
  }

  private void add(View view, int option, float outcome) {
    moves.add(new Experience(view, option, outcome / views.scale()));
    if (met.size() < MAX_MET) {
      met.add(view);
    }
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    List<View> path = new ArrayList<>();
    List<Integer> options = new ArrayList<>();
    for (long i = 0; i < count; i++) {
      path.clear();
      options.clear();
      View view = views.start();
      while (!view.isTerminal() && path.size() < EpisodeLoop.DEFAULT_PLY_LIMIT) {
        int option = option(view, random);
        path.add(view);
        options.add(option);
        view = view.fan(views).options()[option];
      }
      float ofNext = view.isTerminal() ? view.reward * views.scale() : 0;
      float ofFirst = (path.size() & 1) == 0 ? ofNext : -ofNext;
      for (int ply = 0; ply < path.size(); ply++) {
        add(path.get(ply), options.get(ply), (ply & 1) == 0 ? ofFirst : -ofFirst);
      }
      wins += ofFirst > 0 ? 1 : 0;
      learnt();
    }
    return wins;
  }

  private void learnt() {
    episodes++;
    if (episodes % spec.games() == 0 && !moves.isEmpty()) {
      // Nobody may have asked it for a move: it watches the games of others.
      brain.beginAlone();
      brain.step(new Experiences(moves, targets(), spec), episodes);
      brain.refresh();
      moves.clear();
    }
  }

  private float[] targets() {
    float[] targets = new float[moves.size()];
    for (int i = 0; i < targets.length; i++) {
      Experience move = moves.get(i);
      targets[i] =
          spec.method() == PolicyGradient.Method.REINFORCE
              ? move.outcome()
              : -brain.value(move.next(views));
    }
    return targets;
  }

  @Override
  public long episodes() {
    return episodes;
  }

  /** {@inheritDoc} Counted up to 500,000. */
  @Override
  public long positionsSeen() {
    return met.size();
  }

  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.of(spec.epsilon());
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(episodes);
    brain.save(out);
    out.writeInt(moves.size());
    for (Experience move : moves) {
      out.writeUTF(move.view().position.toString());
      out.writeInt(move.option());
      out.writeFloat(move.outcome());
    }
    out.writeInt(met.size());
    for (View view : met) {
      out.writeUTF(view.position.toString());
    }
  }

  void load(DataInput in) throws IOException {
    episodes = in.readLong();
    brain.load(in);
    for (int left = in.readInt(); left > 0; left--) {
      View view = views.load(in.readUTF());
      int option = in.readInt();
      if (option < 0 || option >= view.fan(views).options().length) {
        throw new IOException("move: " + option);
      }
      moves.add(new Experience(view, option, in.readFloat()));
    }
    for (int left = in.readInt(); left > 0; left--) {
      met.add(views.load(in.readUTF()));
    }
  }
}

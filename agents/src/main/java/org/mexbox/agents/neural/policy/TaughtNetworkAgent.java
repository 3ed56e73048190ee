package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.agents.neural.Memory;
import org.mexbox.agents.taught.AnswerKey;
import org.mexbox.agents.taught.TaughtAgent;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Policy;

/** A {@link TaughtNetwork} that learns. */
final class TaughtNetworkAgent implements TaughtAgent, SelfPlayer {
  // A part of its own seed: what it draws in learning.
  private static final long LEARNING = 1;
  private static final int MAX_POSITIONS = 500_000;

  private final TaughtNetwork spec;
  private final Game game;
  private final Views views;
  private final Brain brain;
  private final ValueMover mover;
  private final Policy greedy;
  // All positions that can be reached and have a move, with their values; never saved.
  private final Memory<Lesson> answers = new Memory<>(MAX_POSITIONS, Lesson::view);
  private boolean isTaught;
  private long taught;
  private long episodes;

  TaughtNetworkAgent(TaughtNetwork spec, Game game) {
    this.spec = spec;
    this.game = game;
    Encoding encoding = spec.network().encoding(game);
    this.views = new Views(game, encoding);
    this.brain =
        new Brain(
            views, spec.network().shape(game, encoding), spec.network().rate(), /* decay= */ 0);
    this.mover = new ValueMover(brain, views);
    this.greedy = NetworkPolicy.ofValues(brain, views);
  }

  @Override
  public TaughtNetwork spec() {
    return spec;
  }

  @Override
  public void teach(AnswerKey key) {
    for (int i = 0; i < key.size(); i++) {
      View view = views.of(key.position(i));
      if (!view.isTerminal()) {
        answers.add(Lesson.ofValue(view, (float) key.value(i) / views.scale()));
      }
      if (answers.added() > MAX_POSITIONS) {
        throw LimitError.of(
            "positions of " + game + " for " + spec.name(),
            "more than " + MAX_POSITIONS,
            MAX_POSITIONS,
            "choose a smaller start");
      }
    }
    isTaught = true;
    taught = answers.size();
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  /** {@inheritDoc} Where several moves lead to the chosen position it makes the first of them. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    return mover.choose(position, /* epsilon= */ 0, random);
  }

  /** {@inheritDoc} Not from the episode: from the answers it was given. */
  @Override
  public void learn(Episode episode, Set<Seat> own) {
    learn();
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    for (long i = 0; i < count; i++) {
      wins += ValueMover.returnOfFirst(mover.play(/* epsilon= */ 0, random)) > 0 ? 1 : 0;
      learn();
    }
    return wins;
  }

  private void learn() {
    if (!isTaught) {
      throw InputError.of("agent", "must be taught by the teacher before it learns", spec.name());
    }
    episodes++;
    if (answers.size() > 0) {
      // Nobody may have asked it for a move: it sits beside the games of others.
      brain.beginAlone();
      brain.step(Lessons.drawn(answers, spec.batch(), brain.stream(LEARNING, episodes)), episodes);
      brain.refresh();
    }
  }

  @Override
  public long episodes() {
    return episodes;
  }

  /** {@inheritDoc} All it was told of. */
  @Override
  public long positionsSeen() {
    return taught;
  }

  /** {@inheritDoc} None. */
  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.of(0);
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(episodes);
    out.writeLong(taught);
    brain.save(out);
  }

  void load(DataInput in) throws IOException {
    episodes = in.readLong();
    taught = in.readLong();
    brain.load(in);
  }
}

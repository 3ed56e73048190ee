package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.Agent;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.sum.Certificate;
import org.mexbox.agents.sum.Certified;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;
import org.mexbox.agents.sum.SumPolicy;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;

/** A {@link ProductNetwork} that learns. */
public final class ProductAgent implements Agent, SelfPlayer, Certified {
  private static final int FORMAT = 2;
  // Streams of the agent's own seed: what it begins with, and its steps.
  private static final long BEGINNING = 0;
  private static final long STEPS = 1;
  private static final int EXAMPLES = 5_000;
  private static final int LESSONS = 200;

  private final ProductNetwork spec;
  private final Game game;
  private final Components components;
  private final Network network;
  // What it met in play, by the number of components.
  private final Shelves<Met> replay;
  // What its attempts to prove itself failed at, and the options of that. How games from there end
  // is not known, so those who learn from outcomes have none.
  private final Memory<Sum> lessons;
  private final Judge judge;
  private final SumPolicy greedy;
  private final List<Met> episode = new ArrayList<>();
  private @Nullable Long seed;
  private int restarts;
  private long episodes;

  ProductAgent(ProductNetwork spec, Game game) {
    this.spec = spec;
    this.game = game;
    this.components = new Components(game, spec.name());
    this.network = new Network(spec, components);
    this.replay = new Shelves<>(spec.memory(), met -> met.sum().size(), Met::sum, Met::renewed);
    this.lessons = new Memory<>(spec.memory(), sum -> sum);
    this.judge = new Judge(components, network);
    this.greedy = new SumPolicy(components, judge);
  }

  @Override
  public ProductNetwork spec() {
    return spec;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  @Override
  public Optional<Certificate> certificate() {
    Characters proved = judge.proved();
    return proved == null ? Optional.empty() : Optional.of(proved.certificate(game, components));
  }

  /**
   * {@inheritDoc} Moves that lead to the same position up to the order of its components count as
   * one.
   */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    return components.choose(position, sum -> next(sum, random));
  }

  private Sum next(Sum sum, RandomGenerator random) {
    begin(random);
    if (isProved()) {
      return judge.best(sum, random);
    }
    return Draws.unit(random) < spec.epsilon().at(episodes)
        ? judge.any(sum, random)
        : judge.best(sum, random);
  }

  // All its own draws come from a seed that is drawn once: so learning needs no generator, and what
  // was saved between two segments of a run goes on as if it had not been.
  private void begin(RandomGenerator random) {
    if (seed == null) {
      begin(random.nextLong());
    }
  }

  private void begin(long drawn) {
    seed = drawn;
    network.begin(Seeds.stream(drawn, BEGINNING, restarts));
    judge.begin();
  }

  // A table that has gone astray seldom finds back; a new one has all the positions to learn from.
  private void restartIfStuck(long own) {
    long patience = (long) spec.restart() * network.width() * Restarts.luby(restarts + 1L);
    if (spec.restart() > 0 && network.steps() >= patience) {
      restarts++;
      lessons.clear();
      begin(own);
    }
  }

  private boolean isProved() {
    return judge.proved() != null;
  }

  @Override
  public void learn(Episode played, Set<Seat> own) {
    episode.clear();
    for (Transition ply : played.transitions()) {
      add(ply.position(), played.returnOf(ply.mover()));
    }
    // Who gives up leaves the position as it was: it is there already.
    if (played.ending() != Episode.Ending.RESIGNED) {
      add(played.end(), played.returnOf(Seat.at(played.transitions().size())));
    }
    learn();
  }

  private void add(Position position, double returnOfMover) {
    Sum sum = components.find(position);
    if (sum != null) {
      episode.add(new Met(sum, (float) (1 - returnOfMover) / 2));
    }
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    for (long i = 0; i < count; i++) {
      wins += play(random) > 0 ? 1 : 0;
      learn();
    }
    return wins;
  }

  // Answers what FIRST got.
  private int play(RandomGenerator random) {
    List<Sum> path = new ArrayList<>(List.of(components.start()));
    Sum sum = components.start();
    while (sum.size() > 0 && path.size() <= EpisodeLoop.DEFAULT_PLY_LIMIT) {
      sum = next(sum, random);
      path.add(sum);
    }
    int ofLast = sum.size() > 0 ? 0 : components.endIsLost() ? -1 : 1;
    int ofFirst = (path.size() & 1) == 1 ? ofLast : -ofLast;
    episode.clear();
    for (int ply = 0; ply < path.size(); ply++) {
      int ofMover = (ply & 1) == 0 ? ofFirst : -ofFirst;
      episode.add(new Met(path.get(ply), (1 - ofMover) / 2f));
    }
    return ofFirst;
  }

  private void learn() {
    episodes++;
    if (isProved()) {
      return;
    }
    if (seed == null) {
      // Nobody has asked it for a move: it watches the games of others.
      begin(0);
    }
    episode.forEach(replay::add);
    if (episodes % spec.games() == 0 && replay.size() > 0) {
      step();
    }
  }

  private void step() {
    long own = Objects.requireNonNull(seed);
    if (!network.step(draw(Seeds.stream(own, STEPS, restarts, network.steps())))) {
      throw new LimitError(
          "numbers of the network: out of all bounds after "
              + episodes
              + " episodes with rate="
              + spec.rate()
              + "; choose a smaller rate");
    }
    if (spec.certify() > 0 && network.steps() % spec.certify() == 0) {
      new Rounding(network, components, examples()).characters().ifPresent(this::prove);
    }
    if (!isProved()) {
      restartIfStuck(own);
    }
  }

  // A batch to learn from; from the lessons a fourth, for they are few and say most.
  private List<Met> draw(RandomGenerator random) {
    List<Met> batch = new ArrayList<>(spec.batch());
    for (int i = 0; i < spec.batch(); i++) {
      boolean isLesson = lessons.size() > 0 && i % 4 == 0;
      batch.add(isLesson ? Met.of(lessons.draw(random)) : replay.draw(random));
    }
    return batch;
  }

  private List<Sum> examples() {
    List<Sum> examples = new ArrayList<>();
    replay.spread(EXAMPLES).forEach(met -> examples.add(met.sum()));
    examples.addAll(lessons.spread(EXAMPLES));
    return examples;
  }

  private void prove(Characters characters) {
    List<Sum> wrong = characters.wrong(components);
    if (wrong.isEmpty()) {
      judge.prove(new Pruning(components, examples()).pruned(characters));
      replay.clear();
      lessons.clear();
    }
    if (spec.targets() != Targets.OUTCOMES) {
      learnFrom(wrong);
    }
  }

  private void learnFrom(List<Sum> wrong) {
    long enough = lessons.added() + LESSONS;
    for (Sum sum : wrong) {
      if (lessons.added() >= enough) {
        return;
      }
      lessons.add(sum);
      components.forEachOption(
          sum, (part, remainder) -> lessons.add(components.after(sum, part, remainder)));
    }
  }

  @Override
  public long episodes() {
    return episodes;
  }

  /** {@inheritDoc} Counted as long as it learns: once it has proved its answers it forgets them. */
  @Override
  public long positionsSeen() {
    return replay.added();
  }

  /** {@inheritDoc} None once it has proved its answers. */
  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.of(isProved() ? 0 : spec.epsilon().at(episodes));
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(FORMAT);
    out.writeLong(episodes);
    out.writeBoolean(seed != null);
    if (seed != null) {
      out.writeLong(seed);
      out.writeInt(restarts);
      network.save(out);
      replay.save(out, writer());
      lessons.save(out, Sum::save);
    }
    Characters proved = judge.proved();
    out.writeBoolean(proved != null);
    if (proved != null) {
      proved.save(out);
    }
  }

  // Without outcomes a file is as it was before there were any.
  private Memory.Writer<Met> writer() {
    return spec.targets() == Targets.OUTCOMES
        ? Met::saveWithOutcome
        : (met, out) -> met.sum().save(out);
  }

  private Met loadMet(DataInput in) throws IOException {
    return spec.targets() == Targets.OUTCOMES
        ? Met.loadWithOutcome(in, components.count())
        : Met.of(Sum.load(in, components.count()));
  }

  void load(DataInput in) throws IOException {
    int format = in.readInt();
    if (format != FORMAT) {
      throw new IOException("format: " + format);
    }
    episodes = in.readLong();
    if (in.readBoolean()) {
      long drawn = in.readLong();
      restarts = in.readInt();
      if (restarts < 0) {
        throw new IOException("restarts: " + restarts);
      }
      begin(drawn);
      network.load(in);
      replay.load(in, this::loadMet);
      lessons.load(in, data -> Sum.load(data, components.count()));
    }
    if (in.readBoolean()) {
      Characters claimed = Characters.load(in, components.count());
      // A file may claim anything; the rules decide.
      if (!claimed.wrong(components).isEmpty()) {
        throw new IOException("characters: not right");
      }
      judge.prove(claimed);
    }
  }
}

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
import org.mexbox.agents.neural.Memory;
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

/** An {@link AlphaZero} that learns. */
final class AlphaZeroAgent implements Agent, SelfPlayer {
  // Parts of its own seed: what it draws in games, and in learning.
  private static final long GAMES = 1;
  private static final long LEARNING = 2;
  private static final int TOGETHER = 64;

  private final AlphaZero spec;
  private final Views views;
  private final Brain brain;
  private final Search search;
  private final Memory<Lesson> memory;
  private final Policy greedy;
  // What it found out on its way through the game that is being played in the ordinary loop.
  private final List<Lesson> found = new ArrayList<>();
  private long episodes;

  AlphaZeroAgent(AlphaZero spec, Game game) {
    this.spec = spec;
    Encoding encoding = Encoding.of(game, spec.order(), spec.features());
    this.views = new Views(game, encoding);
    Shape shape = spec.network().shape(encoding, spec.layers(), spec.width());
    this.brain = new Brain(views, shape, spec.rate(), spec.decay());
    this.search = new Search(brain, views, spec);
    this.memory = new Memory<>(spec.memory(), Lesson::view);
    this.greedy = searching(spec.search());
  }

  @Override
  public AlphaZero spec() {
    return spec;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  /**
   * As {@link #greedy}, by a search that visits its root so often.
   *
   * @param simulations 0 for the policy head alone
   */
  Policy searching(int simulations) {
    return NetworkPolicy.ofSearch(brain, views, search, simulations);
  }

  /** {@inheritDoc} Where several moves lead to the chosen position it makes the first of them. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    brain.begin(random);
    View view = views.of(position);
    Table table = new Table(view, episodes, found);
    think(List.of(table));
    return views.move(position, table.view);
  }

  /** A game that is being played. */
  private static final class Table {
    View view;
    final long episode;
    final List<Lesson> lessons;

    Table(View view, long episode, List<Lesson> lessons) {
      this.view = view;
      this.episode = episode;
      this.lessons = lessons;
    }
  }

  // Makes a move in each of the games.
  private void think(List<Table> tables) {
    List<Node> roots = new ArrayList<>();
    List<RandomGenerator> draws = new ArrayList<>();
    for (Table table : tables) {
      // A generator for each move: games may be played one by one or together.
      RandomGenerator own = brain.stream(GAMES, table.episode, table.lessons.size());
      Node root = search.root(table.view);
      Noise.mix(root.priors, spec.alpha(), spec.noise(), own);
      roots.add(root);
      draws.add(own);
    }
    search.run(roots, spec.simulations());
    for (int i = 0; i < tables.size(); i++) {
      Table table = tables.get(i);
      Lesson lesson = Lesson.of(roots.get(i));
      int option = option(lesson, roots.get(i), table.lessons.size(), draws.get(i));
      table.lessons.add(lesson);
      table.view = roots.get(i).fan.options()[option];
    }
  }

  private int option(Lesson lesson, Node root, int ply, RandomGenerator random) {
    if (lesson.policy().length == 0) {
      return Draws.below(root.count(), random);
    }
    double[] chances = new double[root.count()];
    double sum = 0;
    boolean draws = ply < spec.plies() && spec.temperature() > 0;
    float most = 0;
    for (float share : lesson.policy()) {
      most = Math.max(most, share);
    }
    for (int i = 0; i < chances.length; i++) {
      double share = lesson.policy()[i] / most;
      chances[i] = draws ? StrictMath.pow(share, 1 / spec.temperature()) : share >= 1 ? 1 : 0;
      sum += chances[i];
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] /= sum;
    }
    return Draws.index(chances, random);
  }

  /** {@inheritDoc} Positions it made no move from are searched now. */
  @Override
  public void learn(Episode episode, Set<Seat> own) {
    int used = 0;
    for (Transition ply : episode.transitions()) {
      if (ply.move() == Resignation.RESIGN) {
        continue;
      }
      View view = views.of(ply.position());
      boolean isFound = used < found.size() && found.get(used).view().equals(view);
      Lesson lesson = isFound ? found.get(used++) : searched(view);
      memory.add(taught(lesson, (float) episode.returnOf(ply.mover())));
    }
    found.clear();
    learnt();
  }

  private Lesson searched(View view) {
    // Nobody may have asked it for a move: it watches the games of others.
    brain.beginAlone();
    return search.lesson(view, spec.simulations());
  }

  private Lesson taught(Lesson lesson, float outcome) {
    return spec.target() == ValueTarget.SEARCH
        ? lesson
        : new Lesson(lesson.view(), lesson.policy(), outcome / views.scale());
  }

  @Override
  public long selfPlay(long count, RandomGenerator random) {
    long wins = 0;
    long left = count;
    while (left > 0) {
      int together = (int) Math.min(left, spec.games() - episodes % spec.games());
      wins += playTogether(Math.min(together, TOGETHER), random);
      left -= Math.min(together, TOGETHER);
    }
    return wins;
  }

  private long playTogether(int count, RandomGenerator random) {
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      tables.add(new Table(views.start(), episodes + i, new ArrayList<>()));
    }
    List<Table> open = new ArrayList<>(tables);
    while (true) {
      open.removeIf(
          table ->
              table.view.isTerminal() || table.lessons.size() == EpisodeLoop.DEFAULT_PLY_LIMIT);
      if (open.isEmpty()) {
        break;
      }
      brain.begin(random);
      think(open);
    }
    long wins = 0;
    for (Table table : tables) {
      wins += learn(table) > 0 ? 1 : 0;
    }
    return wins;
  }

  // Answers what FIRST got.
  private float learn(Table table) {
    int plies = table.lessons.size();
    float result = table.view.isTerminal() ? table.view.reward * views.scale() : 0;
    float ofFirst = (plies & 1) == 0 ? result : -result;
    for (int ply = 0; ply < plies; ply++) {
      memory.add(taught(table.lessons.get(ply), (ply & 1) == 0 ? ofFirst : -ofFirst));
    }
    learnt();
    return ofFirst;
  }

  private void learnt() {
    episodes++;
    if (episodes % spec.games() == 0 && memory.size() > 0) {
      RandomGenerator random = brain.stream(LEARNING, episodes);
      review(random);
      for (int i = 0; i < spec.steps(); i++) {
        brain.step(Lessons.drawn(memory, spec.batch(), random), episodes);
      }
      brain.refresh();
    }
  }

  // Searches positions with the network of today, and options of them, met or not.
  private void review(RandomGenerator random) {
    for (int done = 0; done < spec.review(); done += TOGETHER) {
      List<Node> roots = new ArrayList<>();
      for (int i = 0; i < Math.min(TOGETHER, spec.review() - done); i++) {
        View view = memory.draw(random).view();
        View[] options = view.fan(views).options();
        View option = options[Draws.below(options.length, random)];
        roots.add(search.root(i % 2 == 0 || option.isTerminal() ? view : option));
      }
      search.run(roots, spec.simulations());
      roots.forEach(root -> memory.add(Lesson.of(root)));
    }
  }

  @Override
  public long episodes() {
    return episodes;
  }

  @Override
  public long positionsSeen() {
    return memory.added();
  }

  /** {@inheritDoc} It explores by noise in its search and by drawing its moves. */
  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.empty();
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

package org.mexbox.agents.regret;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Schedule;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.NumberedTurns;
import org.mexbox.environments.simultaneous.SimultaneousEpisode;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * Plays against itself. When an episode is over, the positions it went through are learnt from, the
 * last one first: what every pair of choices would have led to is known from the rules, what that
 * is worth from the values learnt so far.
 */
final class SelfPlayLearner implements SimultaneousAgent {
  private final AgentSpec spec;
  private final ChoiceRule rule;
  private final Settings settings;
  private final NumberedTurns turns;
  private final @Nullable Box[] boxes;
  // What FIRST gets from each position on, as far as is known.
  private final double[] values;
  private final int[] path = new int[SimultaneousEpisode.TURN_LIMIT];
  private long episodes;
  private long seen;

  private static final class Box {
    private final SeatBox first;
    private final SeatBox second;
    private long visits;
    private double weights;

    private Box(int rows, int columns) {
      first = new SeatBox(rows);
      second = new SeatBox(columns);
    }
  }

  /**
   * What the specs have in common.
   *
   * @param epsilon the chance of a random choice in training
   * @param least choices that are made more rarely are left out of {@link #policy}
   */
  record Settings(Schedule epsilon, double least) {}

  SelfPlayLearner(AgentSpec spec, SimultaneousGame game, ChoiceRule rule, Settings settings) {
    this.spec = spec;
    this.rule = rule;
    this.settings = settings;
    this.turns = NumberedTurns.of(game);
    this.boxes = new Box[turns.size()];
    this.values = new double[turns.size()];
    for (int number = 0; number < values.length; number++) {
      // Where nobody has learnt better, play might as well go round for ever.
      values[number] = turns.endless(number);
    }
  }

  @Override
  public AgentSpec spec() {
    return spec;
  }

  @Override
  public MixedPolicy policy() {
    return (position, seat) -> {
      int number = turns.numberOf(position);
      Box box = boxes[number];
      if (box == null) {
        return MixedPolicy.uniform().probabilities(position, seat);
      }
      return withoutRare((seat == Seat.FIRST ? box.first : box.second).average());
    };
  }

  private double[] withoutRare(double[] average) {
    double[] kept = new double[average.length];
    double sum = 0;
    for (int i = 0; i < kept.length; i++) {
      kept[i] = average[i] < settings.least() ? 0 : average[i];
      sum += kept[i];
    }
    // Among very many choices all may be rare.
    if (sum == 0) {
      return average.clone();
    }
    for (int i = 0; i < kept.length; i++) {
      kept[i] /= sum;
    }
    return kept;
  }

  @Override
  public double selfPlay(long count, RandomGenerator random) {
    double wins = 0;
    for (long i = 0; i < count; i++) {
      wins += (1 + Math.signum(play(random))) / 2;
    }
    return wins;
  }

  // What FIRST gets in one episode.
  private double play(RandomGenerator random) {
    double chance = settings.epsilon().at(episodes);
    double gain = 0;
    int length = 0;
    int number = turns.size() - 1;
    while (turns.rows(number) > 0 && length < path.length) {
      Box box = box(number);
      path[length++] = number;
      int row = choose(box.first, chance, random);
      int column = choose(box.second, chance, random);
      double draw = Draws.unit(random);
      gain += turns.gain(number, row, column, draw);
      number = turns.next(number, row, column, draw);
    }
    while (length > 0) {
      learn(path[--length]);
    }
    episodes++;
    return gain;
  }

  private Box box(int number) {
    Box box = boxes[number];
    if (box == null) {
      box = new Box(turns.rows(number), turns.columns(number));
      boxes[number] = box;
      seen++;
    }
    return box;
  }

  private int choose(SeatBox seat, double chance, RandomGenerator random) {
    if (Draws.unit(random) < chance) {
      return Draws.below(seat.weights.length, random);
    }
    rule.strategy(seat.weights, seat.average(), seat.strategy);
    return Draws.index(seat.strategy, random);
  }

  private void learn(int number) {
    Box box = box(number);
    SeatBox first = box.first;
    SeatBox second = box.second;
    rule.strategy(first.weights, first.average(), first.strategy);
    rule.strategy(second.weights, second.average(), second.strategy);
    double worth = weigh(number, first, second);
    rule.learn(first.weights, first.payoffs, first.strategy);
    rule.learn(second.weights, second.payoffs, second.strategy);
    double weight = rule.weight(++box.visits);
    first.count(weight);
    second.count(weight);
    box.weights += weight;
    values[number] += (worth - values[number]) * weight / box.weights;
  }

  // Fills in what each choice is worth against the other seat; the worth of the turn to FIRST.
  private double weigh(int number, SeatBox first, SeatBox second) {
    double[] mine = rule.answersAverages() ? first.average() : first.strategy;
    double[] other = rule.answersAverages() ? second.average() : second.strategy;
    double worth = 0;
    Arrays.fill(second.payoffs, 0);
    for (int row = 0; row < mine.length; row++) {
      double sum = 0;
      for (int column = 0; column < other.length; column++) {
        double entry =
            turns.entry(number, row, column, values)
                + turns.again(number, row, column) * values[number];
        sum += other[column] * entry;
        second.payoffs[column] -= mine[row] * entry;
      }
      first.payoffs[row] = sum;
      worth += mine[row] * sum;
    }
    return worth;
  }

  @Override
  public long episodes() {
    return episodes;
  }

  @Override
  public long positionsSeen() {
    return seen;
  }

  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.of(settings.epsilon().at(episodes));
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(episodes);
    out.writeInt((int) seen);
    for (int number = 0; number < boxes.length; number++) {
      Box box = boxes[number];
      if (box != null) {
        out.writeUTF(turns.position(number).toString());
        out.writeLong(box.visits);
        out.writeDouble(box.weights);
        out.writeDouble(values[number]);
        box.first.save(out);
        box.second.save(out);
      }
    }
  }

  void load(DataInput in) throws IOException {
    episodes = in.readLong();
    for (int left = in.readInt(); left > 0; left--) {
      int number = number(in.readUTF());
      Box box = box(number);
      box.visits = in.readLong();
      box.weights = in.readDouble();
      values[number] = in.readDouble();
      box.first.load(in);
      box.second.load(in);
    }
  }

  private int number(String text) throws IOException {
    try {
      return turns.numberOf(turns.position(turns.size() - 1).rules().parse(text));
    } catch (InputError e) {
      throw new IOException("no position of the game", e);
    }
  }
}

package org.mexbox.teacher.label;

import java.util.Optional;
import java.util.function.Function;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.environments.sum.EnumeratedPacking;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Range;
import org.mexbox.teacher.value.Outcome;

/**
 * The exact label of every position of a game: who wins, its nim-value, and its distance to the
 * end. Found in one pass over the codes of the game's {@link Packing}, in which options come before
 * their position. Immutable, so that threads may share it.
 *
 * <p>The distance (Steinhaus 1925; "remoteness" in <i>Winning Ways</i>, ch. 9) is the number of
 * plies play lasts when the winner wins as fast as he can and the loser holds out as long as he
 * can.
 *
 * <p>Cost: time of the order of all moves of all positions, 8 bytes and a bit of memory a code.
 */
public final class Labels {
  /** The most reachable positions that are labelled. */
  public static final int MAX_POSITIONS = 2_000_000;

  /** The most codes, reachable or not, that are looked at. */
  public static final int MAX_CODES = 8_000_000;

  // The moves of so many codes with so many moves each are looked at in a few seconds.
  private static final long FEW_MOVES = 2_000_000_000L;

  private static final int NUMBERED = 100;

  // Of a code: its label, and whether it can be reached.
  private static final int BYTES = 9;

  private final Game game;
  private final Packing packing;
  private final Reach reach;
  private final long[] labels;
  private final int lostParity;

  private Labels(Game game, Packing packing, Reach reach, LabellingPass pass) {
    this.game = game;
    this.packing = packing;
    this.reach = reach;
    this.labels = pass.labels();
    this.lostParity = pass.lostParity();
  }

  /**
   * Labels all positions that can be reached.
   *
   * @throws LimitError if the rules have no packing, as where play may go round in circles, or
   *     there are more codes than {@link #MAX_CODES}, or more reachable positions than {@link
   *     #MAX_POSITIONS}
   */
  public static Labels of(Game game) {
    return of(game, labels -> (code, options, count) -> {});
  }

  /**
   * Labels all positions and tells a listener of each on the way: what it would do in a loop of its
   * own costs less here, where the options are listed already.
   *
   * @param listener is given the labels, of which those up to the code it is told of are known
   * @throws LimitError as {@link #of(Game)}
   */
  public static Labels of(Game game, Function<Labels, LabelListener> listener) {
    return of(game, packing(game), Budget.usual(), listener);
  }

  /**
   * The packing of a game.
   *
   * @throws LimitError if it has none
   */
  public static Packing packing(Game game) {
    return game.packing().orElseThrow(() -> notNumbered(game));
  }

  /**
   * A packing of a game that ends, for want of a better one by a table of all its positions. Where
   * there are more codes than positions may be, those that play can come to are counted through.
   *
   * @throws LimitError if there are more, or play can come back to a position
   */
  public static Packing numbering(Game game, Budget budget) {
    if (game.ruleset().loopy() && game.packing().isEmpty()) {
      throw notNumbered(game);
    }
    int most = budget.positions(MAX_POSITIONS);
    Optional<Packing> small = game.packing().filter(packing -> packing.size() <= most);
    return small.isPresent() ? small.get() : largeNumbering(game, most, budget);
  }

  private static Packing largeNumbering(Game game, int most, Budget budget) {
    Position start = game.start();
    if (start.ruleset().surelyExceeds(start, most)) {
      throw tooManyForExam(game, most);
    }
    Optional<Packing> roomy = start.ruleset().roomyPacking(start);
    Optional<Packing> found =
        roomy.isPresent()
            ? ReachedPacking.of(game, roomy.get(), most, budget)
            : EnumeratedPacking.of(start, most, position -> note(position, budget));
    return found.orElseThrow(() -> tooManyForExam(game, most));
  }

  private static LimitError tooManyForExam(Game game, int most) {
    return LimitError.of(
        "positions of " + game,
        "more",
        most,
        "choose a smaller start, or raise it for an exam (exam --limit)");
  }

  // Two lists besides the map, and the codes of the options.
  private static void note(Position position, Budget budget) {
    budget.tick();
    budget.keep(position, Budget.MAP_ENTRY + NUMBERED);
  }

  static LimitError notNumbered(Game game) {
    String why =
        game.ruleset().loopy()
            ? "play can come back to a position, and learning and exams need games that end"
            : "they cannot be numbered, or are more than " + most(game);
    return new LimitError(
        "positions of " + game + ": " + why + "; choose another game or a smaller start");
  }

  /** Labels all positions by the codes of a packing of the game. */
  public static Labels of(Game game, Packing packing) {
    return of(game, packing, Budget.usual());
  }

  /** The same within a budget, which can be asked what is proved of the start. */
  public static Labels of(Game game, Packing packing, Budget budget) {
    return of(game, packing, budget, labels -> (code, options, count) -> {});
  }

  /** True if a budget allows to label all codes of a packing. */
  public static boolean fit(Packing packing, Budget budget) {
    return packing.size() <= budget.positions(MAX_POSITIONS)
        && budget.hasRoom(packing.size() * BYTES);
  }

  /** True if all codes of a packing are labelled within seconds: few codes, and few moves. */
  public static boolean areQuick(Packing packing) {
    return areWithin(1, packing);
  }

  /** True if all codes of a packing are labelled within minutes. */
  public static boolean areFeasible(Packing packing) {
    return areWithin(100, packing);
  }

  private static boolean areWithin(int factor, Packing packing) {
    return packing.size() <= factor * FEW_MOVES / Math.max(1, packing.maxOptions());
  }

  /** The same with a listener, as {@link #of(Game, Function)}. */
  public static Labels of(
      Game game, Packing packing, Budget budget, Function<Labels, LabelListener> listener) {
    long start = packing.pack(game.start());
    int maxCodes = budget.positions(MAX_CODES);
    if (start >= maxCodes) {
      throw tooMany(game, start + 1, maxCodes);
    }
    budget.hold((start + 1) * BYTES);
    Reach reach = Reach.of(packing, (int) start);
    int maxPositions = budget.positions(MAX_POSITIONS);
    if (reach.positions() > maxPositions) {
      throw tooMany(game, reach.positions(), maxPositions);
    }
    LabellingPass pass =
        new LabellingPass(packing, reach.start(), game.ruleset().convention(), budget);
    Labels labels = new Labels(game, packing, reach, pass);
    budget.reporting(() -> labels.learned(pass.done()));
    pass.run(reach, listener.apply(labels));
    return labels;
  }

  private Learned learned(int done) {
    return new Learned("labelling", "positions", done)
        .with(
            game.start(),
            option -> {
              int code = code(option);
              int value = code < done && isWon(code) ? 1 : -1;
              return code < done ? Optional.of(new Range(value, value)) : Optional.empty();
            });
  }

  private static int most(Game game) {
    return game.ruleset() instanceof TakeAndBreak ? TakeAndBreak.MAX_POSITIONS : MAX_POSITIONS;
  }

  private static LimitError tooMany(Game game, Object needed, Object allowed) {
    return LimitError.of("positions of " + game, needed, allowed, "choose a smaller start");
  }

  /** What was labelled. */
  public Game game() {
    return game;
  }

  /** The numbering of the positions. */
  public Packing packing() {
    return packing;
  }

  /** The code of the start; no position that can be reached has a larger one. */
  public int start() {
    return reach.start();
  }

  /** How many positions can be reached, the start and the terminal ones included. */
  public int positions() {
    return reach.positions();
  }

  /** True if play from the start can come to this code. */
  public boolean isReachable(int code) {
    return reach.contains(code);
  }

  /** True if the player to move wins. Also known of codes that cannot be reached. */
  public boolean isWon(int code) {
    return (distance(code) & 1) != lostParity;
  }

  /** Who wins, under the convention of the game. */
  public Outcome outcome(int code) {
    return isWon(code) ? Outcome.N : Outcome.P;
  }

  /** The nim-value under normal play, also when the game is misere. */
  public int nimValue(int code) {
    return LabellingPass.nimValue(labels[code]);
  }

  /** The number of plies to the end, when the winner hurries and the loser delays. */
  public int distance(int code) {
    return LabellingPass.distance(labels[code]);
  }

  /**
   * The code of a position.
   *
   * @throws org.mexbox.environments.InputError if it cannot follow the start
   */
  public int code(Position position) {
    return (int) packing.pack(position);
  }

  /**
   * True if the codes of another packing mean the same positions. A packing is made from rules and
   * start alone, so two of one game agree.
   */
  public boolean speaksOf(Packing other) {
    return other == packing
        || (other.size() == packing.size() && other.unpack(start()).equals(game.start()));
  }
}

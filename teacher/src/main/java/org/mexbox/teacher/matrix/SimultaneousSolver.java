package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.MatrixPosition;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.teacher.explain.MixedWords;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.matrix.MixedVerdict.Reasons;
import org.mexbox.teacher.matrix.MixedVerdict.Share;

/** Solves games of simultaneous choices; what was solved is remembered. Not safe for threads. */
public final class SimultaneousSolver {
  private final BackwardInduction induction;
  private final Locale locale;

  private SimultaneousSolver(Locale locale, Budget budget) {
    this.locale = locale;
    this.induction = new BackwardInduction(budget);
    budget.reporting(induction::learned);
  }

  /** A solver that explains in the language of this machine. */
  public static SimultaneousSolver create() {
    return in(Locale.getDefault());
  }

  /** A solver that explains in a language. */
  public static SimultaneousSolver in(Locale locale) {
    return new SimultaneousSolver(locale, Budget.usual());
  }

  /** A solver that explains in the language of this machine and works within a budget. */
  public static SimultaneousSolver within(Budget budget) {
    return new SimultaneousSolver(Locale.getDefault(), budget);
  }

  /**
   * The value of a position: what FIRST gets from here on when both play their best.
   *
   * @throws org.mexbox.environments.LimitError if too many positions can follow
   */
  public Bounds value(SimultaneousPosition position) {
    return induction.value(position);
  }

  /** The probability of each move of a seat in an optimal strategy; empty where play has ended. */
  public List<Fraction> strategy(SimultaneousPosition position, Seat seat) {
    if (position.isTerminal()) {
      return List.of();
    }
    StageSolution solution = induction.solution(position);
    return seat == Seat.FIRST ? solution.first() : solution.second();
  }

  /**
   * Value, strategies and reasons.
   *
   * @throws org.mexbox.environments.LimitError if too many positions can follow
   */
  public MixedVerdict solve(SimultaneousPosition position) {
    if (position.isTerminal()) {
      Reasons over = new Reasons("rules", MixedWords.over(locale), List.of());
      return new MixedVerdict(position, Bounds.ZERO, List.of(), List.of(), List.of(), over);
    }
    Bounds value = value(position);
    List<Share> first = shares(position, Seat.FIRST);
    List<Share> second = shares(position, Seat.SECOND);
    List<Move> pure = pure(position);
    MixedWords words =
        new MixedWords(locale, value.toString(), value.doubleValue())
            .guarantee("guaranteed", texts(first))
            .guarantee("conceded", texts(second))
            .pure(pure.stream().map(Move::toString).toList());
    if (isSymmetric(position)) {
      words.symmetric();
    }
    Bounds reached = induction.solution(position).value();
    if (!value.isExact()) {
      words.enclosed();
    } else if (!reached.isExact()) {
      words.rounded(reached.toString());
    }
    // A matrix game is its own table.
    if (!(position instanceof MatrixPosition)) {
      List<List<Fraction>> table = induction.stage(position).low().rows();
      words.table(position.moves(Seat.FIRST), position.moves(Seat.SECOND), table);
    }
    Reasons reasons = new Reasons(method(), words.lines(), agreedBy(position));
    return new MixedVerdict(position, value, first, second, pure, reasons);
  }

  private static boolean isSymmetric(SimultaneousPosition position) {
    return position.mirrored().filter(position::equals).isPresent();
  }

  private String method() {
    return induction.positions().size() > 1 ? "backward induction" : "linear programming";
  }

  private List<Share> shares(SimultaneousPosition position, Seat seat) {
    List<Fraction> strategy = strategy(position, seat);
    List<Move> moves = position.moves(seat);
    return IntStream.range(0, moves.size())
        .filter(i -> strategy.get(i).signum() > 0)
        .mapToObj(i -> new Share(moves.get(i), strategy.get(i)))
        .toList();
  }

  private static List<String> texts(List<Share> shares) {
    return shares.stream()
        .map(
            share ->
                shares.size() == 1
                    ? share.move().toString()
                    : share.move() + " (" + MixedWords.number(share.probability()) + ")")
        .toList();
  }

  /** The moves of FIRST that are optimal alone. */
  List<Move> pure(SimultaneousPosition position) {
    Bounds value = value(position);
    Stage stage = induction.stage(position);
    List<Move> moves = position.moves(Seat.FIRST);
    List<Move> pure = new ArrayList<>();
    for (int row = 0; row < moves.size(); row++) {
      if (stage.guaranteed(MatrixSolver.unit(moves.size(), row)).compareTo(value.high()) >= 0) {
        pure.add(moves.get(row));
      }
    }
    return pure;
  }

  // As everywhere in this house, a disagreement is a fault and not an answer.
  private List<String> agreedBy(SimultaneousPosition position) {
    List<String> agreed = new ArrayList<>();
    if (isSymmetric(position)) {
      require(induction.solution(position).value().contains(Fraction.ZERO), "symmetry", position);
      agreed.add("symmetry");
    }
    List<SimultaneousPosition> all = List.copyOf(induction.positions());
    if (all.stream().allMatch(this::isEnumerable)) {
      all.forEach(p -> require(isEnumerated(p), "enumeration of supports", p));
      agreed.add("enumeration of supports");
    }
    all.forEach(p -> require(induction.solution(p).isAgreed(), "fictitious play", p));
    agreed.add("fictitious play");
    return agreed;
  }

  private static void require(boolean agrees, String method, SimultaneousPosition position) {
    if (!agrees) {
      throw new IllegalStateException(method + " disagrees at " + position);
    }
  }

  private boolean isEnumerable(SimultaneousPosition position) {
    return position.moves(Seat.FIRST).size() <= SupportEnumeration.MAX_SIZE
        && position.moves(Seat.SECOND).size() <= SupportEnumeration.MAX_SIZE
        && induction.stage(position).isExact();
  }

  private boolean isEnumerated(SimultaneousPosition position) {
    Fraction value = SupportEnumeration.solve(induction.stage(position).low()).value();
    return induction.solution(position).value().equals(Bounds.exactly(value));
  }
}

package org.mexbox.teacher.exam;

import java.util.Optional;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.label.ValueLabels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.solve.SearchValues;

/**
 * The exam of a game: made once, it marks any number of policies. Immutable: threads may share it,
 * each with a policy of its own.
 *
 * <p>Up to {@link Labels#MAX_POSITIONS} positions that can be reached, or as many as a budget
 * allows, all are asked. The labels come from {@link Labels}; one pass over the codes then computes
 * every figure exactly, at the cost of one look at every move of every position. Of positions that
 * are alike to a {@linkplain Policy#isSymmetric symmetric} policy it is asked about one. Where the
 * rules offer no codes, the positions are put into a table. Where play can come back to a position,
 * {@link LoopyMarking} says what is asked.
 *
 * <p>Beyond that, or if they have so many moves that it would take hours, a sample is asked:
 * 100,000 won positions, and the lost ones met while drawing them (10,000 of these if 2,000,000
 * draws bring so many); labels and winning moves come from the closed form of the game. Whether the
 * policy is a champion is then searched within 1,000,000 replies and otherwise left open. Win rates
 * are left empty: to compute them needs all positions that play leads to; play a match instead.
 */
public final class Exam {
  private final Marker marker;

  private interface Marker {
    ExamResult mark(Policy policy);
  }

  private Exam(Marker marker) {
    this.marker = marker;
  }

  /** The exam of a game, with seed 0 where positions are sampled. */
  public static Exam of(Game game) {
    return of(game, 0);
  }

  /**
   * The exam of a game.
   *
   * @param seed chooses the sample where there are too many positions to ask all
   * @throws LimitError if there are, and they cannot be sampled either: no closed form is known,
   *     not every smaller position can be reached, or a position has more than 20,000 moves
   */
  public static Exam of(Game game, long seed) {
    return of(game, seed, Budget.usual());
  }

  /** The exam of a game, made within a budget; how many positions are asked is for that to say. */
  public static Exam of(Game game, long seed, Budget budget) {
    if (isLoopy(game)) {
      BackwardLabelling labels = rounds(game, budget);
      return new Exam(policy -> new LoopyMarking(labels, policy).run());
    }
    Optional<Sample> sample =
        ValueLabels.fit(game.ruleset()) ? Optional.empty() : sample(game, seed, budget);
    return sample.isPresent()
        ? new Exam(policy -> new SampledMarking(sample.get(), policy).run())
        : over(game, Labels.numbering(game, budget), budget);
  }

  /** The exhaustive exam of a game that ends, over the codes of a packing. */
  static Exam over(Game game, Packing packing, Budget budget) {
    if (ValueLabels.fit(game.ruleset())) {
      ValueLabels labels = ValueLabels.of(game, packing, budget);
      budget.hold(packing.size() * ValueMarking.BYTES);
      return new Exam(policy -> new ValueMarking(labels, policy).run());
    }
    Labels labels = Labels.of(game, packing, budget);
    hold(game, packing, budget);
    return of(labels);
  }

  private static void hold(Game game, Packing packing, Budget budget) {
    if (packing.size() > MarkingPass.MAX_POSITIONS) {
      throw LimitError.of(
          "positions of " + game,
          packing.size(),
          MarkingPass.MAX_POSITIONS,
          "choose a smaller start");
    }
    budget.hold(packing.size() * MarkingPass.BYTES);
  }

  private static boolean isLoopy(Game game) {
    return game.ruleset().loopy() && game.packing().isEmpty();
  }

  private static BackwardLabelling rounds(Game game, Budget budget) {
    SearchValues.requireCountable(game.start());
    int most = budget.positions(Labels.MAX_POSITIONS);
    if (game.ruleset().surelyExceeds(game.start(), most)) {
      throw Budget.full("positions of " + game, most);
    }
    return BackwardLabelling.ofAll(game.start(), most, budget);
  }

  // Empty where all positions can be asked.
  private static Optional<Sample> sample(Game game, long seed, Budget budget) {
    boolean few =
        game.packing()
            .filter(packing -> Labels.fit(packing, budget) && Labels.areFeasible(packing))
            .isPresent();
    return few ? Optional.empty() : Sample.of(game, seed);
  }

  /** The exhaustive exam of a game whose labels are known already. */
  public static Exam of(Labels labels) {
    byte[] parts = parts(labels);
    Alike alike = new Alike(labels);
    return new Exam(
        policy -> {
          MarkingPass pass = new MarkingPass(labels, code -> parts[code], policy);
          return policy.isSymmetric() ? pass.run(alike.firsts()) : pass.run();
        });
  }

  /**
   * One exam for one policy, as {@link #of(Game, long)}. Where all positions are asked they are
   * labelled and marked in one pass, which takes less time than one after the other.
   */
  public static ExamResult once(Game game, long seed, Policy policy) {
    return once(game, seed, policy, Budget.usual());
  }

  /** The same within a budget, as {@link #of(Game, long, Budget)}. */
  public static ExamResult once(Game game, long seed, Policy policy, Budget budget) {
    if (isLoopy(game) || ValueLabels.fit(game.ruleset())) {
      return of(game, seed, budget).mark(policy);
    }
    Optional<Sample> sample = sample(game, seed, budget);
    if (sample.isPresent()) {
      return new SampledMarking(sample.get(), policy).run();
    }
    Packing packing = Labels.numbering(game, budget);
    hold(game, packing, budget);
    MarkingPass[] pass = new MarkingPass[1];
    Labels.of(
        game,
        packing,
        budget,
        labels -> pass[0] = new MarkingPass(labels, code -> labels.packing().parts(code), policy));
    return pass[0].result();
  }

  // Counted once, not by every marking: a division a heap of every position.
  private static byte[] parts(Labels labels) {
    byte[] parts = new byte[labels.start() + 1];
    for (int code = 0; code < parts.length; code++) {
      parts[code] = (byte) Math.min(Byte.MAX_VALUE, labels.packing().parts(code));
    }
    return parts;
  }

  /** Marks a policy. */
  public ExamResult mark(Policy policy) {
    return marker.mark(policy);
  }
}

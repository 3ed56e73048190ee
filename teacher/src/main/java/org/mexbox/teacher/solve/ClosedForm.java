package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Moore;
import org.mexbox.environments.heap.Nim;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.limit.Budget;

/**
 * A rule that tells the winner and the winning moves from the sizes of the heaps, without a look at
 * other positions: heaps of a thousand million cost no more than heaps of ten (but take-and-break
 * games need the values of all smaller heaps). Immutable.
 */
public sealed interface ClosedForm
    permits BoutonForm, MisereBoutonForm, MooreForm, QuotientForm, SequenceForm, SubtractionForm {

  /** The name of the method, such as {@code bouton}. */
  String id();

  /** True if the player to move wins. */
  boolean isWon(Heaps position);

  /** The nim-value, where this rule knows it. */
  OptionalInt nimValue(Heaps position);

  /** The winning moves, constructed, not searched for. */
  WinningMoves winningMoves(Heaps position);

  /**
   * Why, in lines of at most 80 characters.
   *
   * @param distinct the winning moves with equal heaps listed once
   */
  List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale);

  /**
   * The rule that holds at a position and all that follow it; empty if there is none. None is known
   * under misere play for games whose quotient is not found within {@link
   * org.mexbox.teacher.quotient.HeapQuotient#MAX_SUMS}, nor for a subtraction game without a period
   * within {@link SubtractionSequences#MAX_SIZES} sizes whose heaps are larger than that.
   */
  static Optional<ClosedForm> of(Position position) {
    return of(position, Budget.usual());
  }

  /** The same within a budget, which can be asked what is known of the heaps. */
  static Optional<ClosedForm> of(Position position, Budget budget) {
    if (!(position instanceof Heaps heaps)) {
      return Optional.empty();
    }
    if (heaps.ruleset() instanceof Nim nim) {
      return Optional.of(
          nim.convention() == PlayConvention.NORMAL ? new BoutonForm() : new MisereBoutonForm());
    }
    if (heaps.ruleset() instanceof Moore moore) {
      return Optional.of(new MooreForm(moore));
    }
    boolean isNormal = heaps.ruleset().convention() == PlayConvention.NORMAL;
    Optional<ClosedForm> form =
        heaps.ruleset() instanceof TakeAndBreak rules
            ? SequenceForm.of(rules, heaps, budget)
            : SubtractionForm.of((Subtraction) heaps.ruleset(), heaps, budget);
    return form.isPresent() || isNormal ? form : QuotientForm.of(heaps.ruleset(), heaps, budget);
  }
}

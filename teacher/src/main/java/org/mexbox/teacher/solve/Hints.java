package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.chess.ChessProblem;
import org.mexbox.environments.number.DigitsLeft;
import org.mexbox.environments.number.Ones;
import org.mexbox.environments.positional.Marks;
import org.mexbox.environments.positional.Mnk;
import org.mexbox.teacher.explain.Reason;
import org.mexbox.teacher.minimax.Values;

/** What a pupil can be told beside the figures of a search. */
final class Hints {
  private static final int DIGITS = 10;

  private Hints() {}

  static List<Reason> of(Position position, Values values) {
    List<Reason> hints = new ArrayList<>(ScoreHints.of(position, values));
    BoardForm.of(position).ifPresent(form -> hints.addAll(form.reasons()));
    if (position instanceof Marks marks && canSteal(marks)) {
      hints.add(Reason.of("reason.stealing"));
    }
    if (position instanceof DigitsLeft digits && secondWritesLast(digits)) {
      addLastDigit(digits, hints);
    }
    if (position instanceof ChessProblem problem) {
      hints.addAll(MateHints.of(problem, values));
    }
    if (position.ruleset() instanceof Ones) {
      hints.add(Reason.of("reason.ones"));
    }
    return hints;
  }

  private static boolean canSteal(Marks marks) {
    return marks.ruleset() instanceof Mnk rules
        && rules.convention() == PlayConvention.NORMAL
        && !rules.falls()
        && marks.free() == marks.sides().area();
  }

  private static boolean secondWritesLast(DigitsLeft digits) {
    return digits.left() > 1 && digits.isFirstToMove() == (digits.left() % 2 == 0);
  }

  private static void addLastDigit(DigitsLeft digits, List<Reason> hints) {
    int divisor = digits.ruleset().divisor();
    if (divisor <= DIGITS) {
      hints.add(Reason.of("reason.digits.last"));
    } else if (divisor > DIGITS + 1) {
      hints.add(Reason.of("reason.digits.beyond", divisor));
    }
  }
}

package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.chess.ChessProblem;
import org.mexbox.teacher.explain.Reason;
import org.mexbox.teacher.minimax.Values;

/** What is said of the key of a chess problem: Black's replies, and whether it threatens at all. */
final class MateHints {
  private static final int SHOWN = 12;

  private final Values values;

  private MateHints(Values values) {
    this.values = values;
  }

  /** Empty where White does not win, or mates at once. */
  static List<Reason> of(ChessProblem problem, Values values) {
    MateHints hints = new MateHints(values);
    List<Reason> reasons = new ArrayList<>();
    if (problem.isWhiteToMove()) {
      hints.winning(problem).ifPresent(key -> hints.addKey(problem, key, reasons));
    } else if (!problem.isTerminal() && values.value(problem) < 0) {
      hints.addThreat(problem, reasons);
    }
    return reasons;
  }

  private Optional<Move> winning(ChessProblem problem) {
    return problem.moves().stream()
        .filter(move -> values.value(problem.after(move)) < 0)
        .findFirst();
  }

  private void addKey(ChessProblem problem, Move key, List<Reason> reasons) {
    ChessProblem left = problem.after(key);
    List<Move> replies = left.moves();
    if (replies.isEmpty()) {
      return;
    }
    List<String> answered =
        replies.stream()
            .limit(SHOWN)
            .map(reply -> reply + " " + winning(left.after(reply)).orElseThrow())
            .toList();
    String more = replies.size() > SHOWN ? ", ..." : "";
    reasons.add(
        Reason.of(
            left.left() == 1 ? "reason.mate.replies" : "reason.mate.replies.longer",
            key,
            replies.size(),
            String.join(",  ", answered) + more));
    addThreat(left, reasons);
  }

  // In check there is no passing.
  private void addThreat(ChessProblem afterKey, List<Reason> reasons) {
    try {
      afterKey.passed().map(this::threat).ifPresent(reasons::add);
    } catch (LimitError tooMany) {
      // The position with a pass is none of the game's own: then nothing is said of it.
    }
  }

  private Reason threat(ChessProblem passed) {
    return values.value(passed) < 0
        ? Reason.of("reason.mate.zugzwang", passed.left())
        : Reason.of("reason.mate.threat", winning(passed).orElseThrow());
  }
}

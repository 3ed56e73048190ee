package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.strip.CardCircle.Turning;
import org.mexbox.environments.strip.Cards;
import org.mexbox.environments.strip.Cards.Run;
import org.mexbox.teacher.explain.Reason;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.NimValues;

/**
 * Cards in circles under normal play: the first move opens a circle to a row, and rows are the
 * heaps of Officers (octal code 0.6) or of Kayles (0.77).
 */
record CircleForm(Cards cards, NimValues rows) implements BoardForm {

  static CircleForm of(Cards cards) {
    String code = cards.ruleset().turning() == Turning.ONE_OR_TWO ? "0.77" : "0.6";
    Hexadecimal octal = new Hexadecimal(HexadecimalCode.parse(code), PlayConvention.NORMAL);
    return new CircleForm(cards, HeapValues.covering(octal, cards.count()));
  }

  @Override
  public String id() {
    return "circle-of-rows";
  }

  private boolean turnsTwo() {
    return cards.ruleset().turning() == Turning.ONE_OR_TWO;
  }

  private int value(Run run) {
    if (!run.isCircle()) {
      return rows.at(run.length());
    }
    int afterOne = rows.at(run.length() - 1);
    return turnsTwo() && run.length() > 1
        ? Mex.of(afterOne, rows.at(run.length() - 2))
        : Mex.of(afterOne);
  }

  private int sum(Cards position) {
    return position.runs().stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b);
  }

  @Override
  public boolean isWon() {
    return sum(cards) != 0;
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.of(sum(cards));
  }

  @Override
  public List<Move> winningMoves() {
    List<Move> moves = new ArrayList<>();
    if (isWon()) {
      for (Move move : cards.moves()) {
        if (sum(cards.after(move)) == 0) {
          moves.add(move);
        }
      }
    }
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    List<Run> runs = cards.runs();
    List<Run> circles = runs.stream().filter(Run::isCircle).toList();
    if (runs.size() != 1 || circles.isEmpty()) {
      return rowReasons(runs, circles);
    }
    int size = circles.get(0).length();
    if (turnsTwo() && size >= 3) {
      return List.of(Reason.of("reason.circle.mirror.two"));
    }
    if (!turnsTwo() && size % 2 == 0 && size >= 4) {
      return List.of(Reason.of("reason.circle.mirror.one", size - 1));
    }
    return List.of(Reason.of("reason.circle.row", size - 1, rows.at(size - 1)));
  }

  private List<Reason> rowReasons(List<Run> runs, List<Run> circles) {
    List<Reason> reasons = new ArrayList<>();
    if (!circles.isEmpty() && circles.size() == runs.size() && circles.size() % 2 == 0) {
      reasons.add(Reason.of("reason.circle.pairs", circles.size(), circles.get(0).length()));
      return reasons;
    }
    String code = turnsTwo() ? "0.77" : "0.6";
    String values =
        runs.stream()
            .map(run -> run.length() + ": " + value(run))
            .collect(Collectors.joining(", "));
    reasons.add(Reason.of("reason.circle.rows", code, values));
    reasons.add(Reason.of("reason.circle.sum", sum(cards)));
    return reasons;
  }
}

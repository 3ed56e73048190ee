package org.mexbox.teacher.explain;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Periodicity;

/** Take-and-break games in words: the table of values, the mex, the sum. */
final class BreakWords {
  private static final int SHOWN = 12;
  private static final int TABLE = 40;

  // With more options it takes longer to go through them than to read.
  private static final int MAX_LISTED = 2_000_000;

  private final Heaps position;
  private final TakeAndBreak rules;
  private final NimValues values;
  private final Lines lines;

  BreakWords(Heaps position, NimValues values, Lines lines) {
    this.position = position;
    this.rules = (TakeAndBreak) position.ruleset();
    this.values = values;
    this.lines = lines;
  }

  void explain(List<HeapMove> winning) {
    lines.say("break.values");
    new ValueTable(lines, lines.text("value"), size -> String.valueOf(values.at(size)))
        .print(TABLE);
    values.period().ifPresent(this::period);
    List<Integer> alive = Arrays.stream(position.sizes()).filter(rules::canChange).boxed().toList();
    alive.stream().distinct().limit(SHOWN).forEach(this::mex);
    if (alive.size() > 1) {
      List<Integer> parts = alive.stream().map(values::at).toList();
      int sum = parts.stream().reduce(0, (a, b) -> a ^ b);
      lines.say("subtract.sum", lines.listed(parts), sum);
      lines.say(winning.isEmpty() ? "subtract.lost.sum" : "subtract.won.sum");
    } else {
      lines.say(winning.isEmpty() ? "subtract.lost" : "break.won");
    }
    winning.stream().limit(SHOWN).forEach(this::move);
    if (winning.size() > SHOWN) {
      lines.say("more", winning.size() - SHOWN);
    }
  }

  private void period(Periodicity period) {
    String key = period.saltus() > 0 ? "break.period.saltus" : "break.period";
    lines.say(key, period.period(), period.preperiod(), period.saltus());
  }

  private void mex(int size) {
    TreeSet<Integer> reached = new TreeSet<>();
    int[] listed = new int[1];
    boolean all =
        rules.options(
            size,
            (first, second, third) -> {
              reached.add(values.ofParts(first, second, third));
              return ++listed[0] <= MAX_LISTED;
            });
    if (all) {
      ValueTable.mex(lines, size, reached, values.at(size));
    }
  }

  private void move(HeapMove move) {
    Change change = move.first();
    String left = change.third() > 0 ? ".three" : change.second() > 0 ? ".two" : "";
    lines.say(
        "break.move" + left,
        MoveWords.take(position, move, lines),
        values.at(change.to()),
        values.at(change.second()),
        values.ofParts(change.to(), change.second(), change.third()),
        values.at(change.third()));
  }
}

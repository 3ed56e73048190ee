package org.mexbox.teacher.explain;

import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Moore;

/** Moore's table in words. */
final class MooreWords {
  private static final int SHOWN = 8;

  private MooreWords() {}

  static void explain(Heaps position, Moore rules, List<HeapMove> winning, Lines lines) {
    int modulus = rules.k() + 1;
    BinaryTable table = new BinaryTable(position);
    lines.say("moore.table", rules.k(), modulus);
    table.rows(lines.text("heap")).forEach(lines::row);
    lines.row(table.numbers(lines.text("ones"), ones -> ones));
    lines.row(table.numbers(lines.text("rest"), ones -> ones % modulus));
    boolean misere = rules.convention() == PlayConvention.MISERE;
    boolean onlyOnes = table.highestCross(ones -> ones > 0) == 0;
    if (misere) {
      lines.say(onlyOnes ? "moore.misere.ones" : "moore.misere.big", modulus);
    }
    if (winning.isEmpty()) {
      lines.say(misere && onlyOnes ? "moore.misere.lost" : "moore.lost", rules.k(), modulus);
      return;
    }
    lines.say(winning.size() == 1 ? "moore.won.one" : "moore.won.many");
    for (HeapMove move : winning.subList(0, Math.min(SHOWN, winning.size()))) {
      lines.say(afterKey(position, move, misere), MoveWords.take(position, move, lines), modulus);
    }
    if (winning.size() > SHOWN) {
      lines.say("more", winning.size() - SHOWN);
    }
  }

  private static String afterKey(Heaps position, HeapMove move, boolean misere) {
    Heaps after = (Heaps) position.after(move);
    boolean big = false;
    for (int i = 0; i < after.count(); i++) {
      big |= after.size(i) > 1;
    }
    return misere && !big ? "moore.move.ones" : "moore.move";
  }
}

package org.mexbox.teacher.explain;

import java.util.List;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;

/** Bouton's table in words. */
final class NimWords {
  private NimWords() {}

  static void columns(Heaps position, List<HeapMove> winning, Lines lines) {
    BinaryTable table = new BinaryTable(position);
    lines.say("nim.table");
    table.rows(lines.text("heap")).forEach(lines::row);
    int cross = table.highestCross(NimWords::isOdd);
    if (cross < 0) {
      lines.say("nim.lost.columns").say("nim.lost.why");
      return;
    }
    lines.row(table.crosses(lines.text("odd"), NimWords::isOdd));
    lines.say("nim.candidates", 1L << cross);
    lines.say("nim.turn");
    for (HeapMove move : winning) {
      lines.say("nim.move", MoveWords.take(position, move, lines));
    }
    lines.say("nim.after");
  }

  static void misere(Heaps position, List<HeapMove> winning, Lines lines) {
    int ones = MoveWords.equalHeaps(position, 1);
    int empty = MoveWords.equalHeaps(position, 0);
    int big = position.count() - empty - ones;
    if (big > 1) {
      lines.say("misere.many", big);
      columns(position, winning, lines);
      lines.say("misere.later");
    } else if (big == 1) {
      lines.say("misere.one", ones);
      HeapMove move = winning.get(0);
      lines.say("misere.one.move", MoveWords.take(position, move, lines), ones + move.first().to());
    } else if (winning.isEmpty()) {
      lines.say("misere.ones.lost", ones);
    } else {
      lines.say("misere.ones.won", ones);
      lines.say("nim.move", MoveWords.take(position, winning.get(0), lines));
    }
  }

  private static boolean isOdd(int ones) {
    return (ones & 1) == 1;
  }
}

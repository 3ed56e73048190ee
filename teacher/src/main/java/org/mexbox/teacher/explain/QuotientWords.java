package org.mexbox.teacher.explain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.teacher.quotient.HeapQuotient;
import org.mexbox.teacher.quotient.Quotient;

/** Misere games by their quotient, in words: the letters of the heaps, how letters multiply. */
final class QuotientWords {
  private static final int SHOWN = 12;
  private static final int RELATIONS = 30;
  private static final int TABLE = 40;

  private final Heaps position;
  private final HeapQuotient heaps;
  private final Quotient quotient;
  private final Lines lines;

  QuotientWords(Heaps position, HeapQuotient heaps, Lines lines) {
    this.position = position;
    this.heaps = heaps;
    this.quotient = heaps.quotient();
    this.lines = lines;
  }

  void explain(List<HeapMove> winning) {
    lines.say("quotient.letters");
    new ValueTable(lines, lines.text("element"), this::name)
        .print(Math.min(TABLE, heaps.largest() + 1));
    heaps.period().ifPresent(p -> lines.say("quotient.period", p.period(), p.preperiod()));
    rules();
    lostElements();
    int product = product();
    lines.say("quotient.product", factors(), quotient.name(product));
    lines.say(winning.isEmpty() ? "quotient.lost" : "quotient.won", quotient.name(product));
    winning.stream().limit(SHOWN).forEach(this::move);
    if (winning.size() > SHOWN) {
      lines.say("more", winning.size() - SHOWN);
    }
  }

  private String name(int heap) {
    return quotient.name(heaps.element(heap));
  }

  private void rules() {
    List<String> relations = quotient.relations();
    String shown = relations.stream().limit(RELATIONS).collect(Collectors.joining(", "));
    lines.say(
        relations.size() > RELATIONS ? "quotient.rules.more" : "quotient.rules",
        quotient.order(),
        shown,
        relations.size() - RELATIONS);
  }

  private void lostElements() {
    List<String> lost =
        IntStream.range(0, quotient.order())
            .filter(quotient::isLost)
            .mapToObj(quotient::name)
            .toList();
    String shown = lost.stream().limit(SHOWN).collect(Collectors.joining(", "));
    lines.say("quotient.lost.elements", lost.size() > SHOWN ? shown + ", ..." : shown);
  }

  private int product() {
    return Arrays.stream(position.sizes()).map(heaps::element).reduce(0, quotient::times);
  }

  // 3, 4 and 20 as "heap 3: c, heap 4: 1, heap 20: b".
  private String factors() {
    String shown =
        Arrays.stream(position.sizes())
            .limit(SHOWN)
            .mapToObj(this::name)
            .collect(Collectors.joining(" * "));
    return position.count() > SHOWN ? shown + " * ..." : shown;
  }

  private void move(HeapMove move) {
    Change change = move.first();
    int left = heaps.element(change.to(), change.second(), change.third());
    int rest = 0;
    boolean isOut = false;
    for (int size : position.sizes()) {
      boolean isMoved = !isOut && size == change.from();
      isOut |= isMoved;
      rest = isMoved ? rest : quotient.times(rest, heaps.element(size));
    }
    lines.say(
        "quotient.move",
        MoveWords.take(position, move, lines),
        quotient.name(quotient.times(rest, left)));
  }
}

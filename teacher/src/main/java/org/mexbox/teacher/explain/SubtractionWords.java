package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.teacher.value.PeriodicSequence;

/** Subtraction games in words: the table, the period, the mex. */
final class SubtractionWords {
  private static final int SHOWN = 12;

  private final Heaps position;
  private final Subtraction rules;
  private final PeriodicSequence labels;
  private final Lines lines;

  SubtractionWords(Heaps position, PeriodicSequence labels, Lines lines) {
    this.position = position;
    this.rules = (Subtraction) position.ruleset();
    this.labels = labels;
    this.lines = lines;
  }

  void explain(List<HeapMove> winning) {
    boolean normal = rules.convention() == PlayConvention.NORMAL;
    lines.say(normal ? "subtract.values" : "subtract.labels");
    table(normal);
    period();
    List<Integer> alive = alive();
    if (normal) {
      alive.stream().distinct().limit(SHOWN).forEach(this::mex);
      sum(alive, winning);
    } else {
      reached(alive.get(0), winning);
    }
    for (HeapMove move : winning.subList(0, Math.min(SHOWN, winning.size()))) {
      lines.say(
          normal ? "subtract.move" : "subtract.move.misere",
          MoveWords.take(position, move, lines),
          labels.at(move.first().to()),
          move.first().to());
    }
    if (winning.size() > SHOWN) {
      lines.say("more", winning.size() - SHOWN);
    }
  }

  private List<Integer> alive() {
    List<Integer> alive = new ArrayList<>();
    for (int i = 0; i < position.count(); i++) {
      if (rules.optionCount(position.size(i)) > 0) {
        alive.add(position.size(i));
      }
    }
    return alive;
  }

  // Two periods are enough.
  private void table(boolean normal) {
    int wanted = 2 * labels.period().orElse(Lines.WIDTH) + labels.preperiod();
    while (!labels.covers(wanted - 1)) {
      wanted--;
    }
    new ValueTable(
            lines, lines.text(normal ? "value" : "label"), size -> word(labels.at(size), normal))
        .print(wanted);
  }

  private String word(int label, boolean normal) {
    return normal ? String.valueOf(label) : lines.text(label == 0 ? "lost" : "won");
  }

  private void period() {
    int window = rules.takes().get(rules.takes().size() - 1);
    if (labels.period().isEmpty()) {
      lines.say("subtract.noperiod", labels.preperiod());
    } else if (labels.preperiod() == 0) {
      lines.say("subtract.period", labels.period().getAsInt(), window);
    } else {
      lines.say("subtract.period.from", labels.period().getAsInt(), window, labels.preperiod());
    }
  }

  private void mex(int size) {
    TreeSet<Integer> reached = new TreeSet<>();
    for (int index = 0; index < rules.optionCount(size); index++) {
      reached.add(labels.at(rules.option(size, index)));
    }
    ValueTable.mex(lines, size, reached, labels.at(size));
  }

  private void sum(List<Integer> alive, List<HeapMove> winning) {
    if (alive.size() > 1) {
      int sum = 0;
      for (int size : alive) {
        sum ^= labels.at(size);
      }
      lines.say("subtract.sum", lines.listed(alive.stream().map(labels::at).toList()), sum);
      lines.say(winning.isEmpty() ? "subtract.lost.sum" : "subtract.won.sum");
    } else {
      lines.say(winning.isEmpty() ? "subtract.lost" : "subtract.won");
    }
  }

  private void reached(int size, List<HeapMove> winning) {
    lines.say(winning.isEmpty() ? "subtract.lost.misere" : "subtract.won.misere", size);
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.teacher.quotient.HeapQuotient;
import org.mexbox.teacher.quotient.MisereNimValues;
import org.mexbox.teacher.quotient.Quotient;
import org.mexbox.teacher.solve.HeapValues;
import org.mexbox.teacher.value.Periodicity;

/** What {@code values} says of misere play: elements of the misere quotient in place of values. */
final class MisereValues {
  private static final int WIDTH = 74;
  private static final int ROWS = 10;
  private static final int SHOWN = 15;

  private final String rules;
  private final int to;
  private final HeapQuotient heaps;
  private final Quotient quotient;
  private final List<Integer> nimValues;

  /**
   * Finds the quotient.
   *
   * @param text the rules as they are printed
   * @throws InputError if one move may change several heaps
   * @throws LimitError if the quotient of these heaps is too large
   */
  MisereValues(HeapRules rules, String text, int to) {
    if (to > HeapValues.MAX_HEAP) {
      throw LimitError.of(
          "heap to have its element", to, HeapValues.MAX_HEAP, "choose a smaller N");
    }
    this.rules = text;
    this.to = to;
    this.heaps = HeapQuotient.covering(rules, to, HeapQuotient.MAX_SUMS);
    this.quotient = heaps.quotient();
    this.nimValues = MisereNimValues.of(rules, Math.min(to, WIDTH / 2));
  }

  private String name(int heap) {
    return quotient.name(heaps.element(heap));
  }

  private IntStream lostHeaps() {
    return IntStream.rangeClosed(0, to).filter(heap -> quotient.isLost(heaps.element(heap)));
  }

  private List<String> lostElements() {
    return IntStream.range(0, quotient.order())
        .filter(quotient::isLost)
        .mapToObj(quotient::name)
        .toList();
  }

  ObjectNode json(double seconds) {
    ObjectNode node = JsonOption.object();
    node.put("rules", rules);
    ArrayNode names = node.putArray("values");
    IntStream.rangeClosed(0, to).mapToObj(this::name).forEach(names::add);
    ArrayNode zeros = node.putArray("zeros");
    lostHeaps().forEach(zeros::add);
    node.put("period", heaps.period().map(Periodicity::period).orElse(null));
    node.put("preperiod", heaps.period().map(Periodicity::preperiod).orElse(null));
    node.put("saltus", heaps.period().map(Periodicity::saltus).orElse(null));
    node.put("quotientOrder", quotient.order());
    node.put("lostOrder", quotient.lostOrder());
    ArrayNode lost = node.putArray("lostElements");
    lostElements().forEach(lost::add);
    ObjectNode letters = node.putObject("letters");
    heaps.generators().forEach(heap -> letters.put(name(heap), heap));
    ArrayNode relations = node.putArray("relations");
    quotient.relations().forEach(relations::add);
    ArrayNode misere = node.putArray("misereNimValues");
    nimValues.forEach(misere::add);
    node.put("seconds", seconds);
    return node;
  }

  void print(PrintStream out) {
    out.println(Texts.of("misere-values.title", rules, to));
    printElements(out);
    out.println(
        heaps
            .period()
            .map(p -> Texts.of("misere-values.period", p.period(), p.preperiod()))
            .orElseGet(() -> Texts.of("misere-values.no-period")));
    long count = lostHeaps().count();
    String first =
        lostHeaps().limit(SHOWN).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    out.println(Texts.of("misere-values.zeros", count, count > SHOWN ? first + " ..." : first));
    out.println(Texts.of("misere-values.quotient", quotient.order(), quotient.lostOrder()));
    printList(lostElements(), out);
    out.println(Texts.of("misere-values.letters"));
    printList(
        heaps.generators().stream()
            .map(heap -> Texts.of("misere-values.letter", name(heap), heap))
            .toList(),
        out);
    out.println(Texts.of("misere-values.rules"));
    printList(quotient.relations(), out);
    out.println(Texts.of("misere-values.nim-values", nimValues.size() - 1));
    printList(nimValues.stream().map(String::valueOf).toList(), out);
  }

  private void printElements(PrintStream out) {
    int width =
        IntStream.rangeClosed(0, Math.min(to, heaps.largest()))
            .map(heap -> name(heap).length())
            .max()
            .orElse(1);
    int row = Math.min(SHOWN, WIDTH / (width + 1));
    int shown = Math.min(to + 1, row * ROWS);
    for (int from = 0; from < shown; from += row) {
      StringBuilder line = new StringBuilder(Texts.right(from, 5)).append(':');
      for (int heap = from; heap < Math.min(from + row, shown); heap++) {
        String name = name(heap);
        line.append(" ".repeat(width + 1 - name.length())).append(name);
      }
      out.println(line);
    }
    if (shown <= to) {
      out.println(Texts.of("values.more", to + 1 - shown));
    }
  }

  private static void printList(List<String> words, PrintStream out) {
    StringBuilder line = new StringBuilder(" ");
    for (String word : words) {
      if (line.length() + 1 + word.length() > WIDTH) {
        out.println(line);
        line = new StringBuilder(" ");
      }
      line.append(' ').append(word);
    }
    out.println(line);
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.LimitError;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.MoveRange;
import org.mexbox.teacher.limit.Learned.Range;

/** What {@code solve} can say where a limit has stopped it: what was proved by then. */
final class StoppedAnswer {
  private static final int SHOWN = 12;
  private static final int MEGABYTE = 1 << 20;

  private final String game;
  private final String position;
  private final boolean isScored;
  private final LimitError why;
  private final List<Learned> learned;

  /**
   * An answer that was cut short.
   *
   * @param isScored true if play is for a score, not only won, drawn or lost
   * @param why the limit
   * @param learned what was proved
   */
  StoppedAnswer(
      String game, String position, boolean isScored, LimitError why, List<Learned> learned) {
    this.game = game;
    this.position = position;
    this.isScored = isScored;
    this.why = why;
    this.learned = learned;
  }

  /** The error of a Java heap that is full; its tables must be given up. */
  static LimitError heapIsFull() {
    return new LimitError(
        Texts.of("solve.memory", Texts.number(Runtime.getRuntime().maxMemory() / MEGABYTE)));
  }

  /** What a budget has learned, if there is memory left to tell it. */
  static List<Learned> learned(Budget budget) {
    try {
      return budget.learned();
    } catch (OutOfMemoryError full) {
      return List.of();
    }
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("game", game);
    node.put("position", position);
    String outcome = outcome(value());
    node.put("outcome", outcome.isEmpty() ? null : outcome);
    node.put("winner", winner(outcome));
    // A nim-value in some games, a score in others: what is known of it stands with each method.
    node.putNull("value");
    ArrayNode winning = node.putArray("winningMoves");
    winningMoves().forEach(winning::add);
    node.putNull("method");
    node.put("limit", why.getMessage());
    ArrayNode all = node.putArray("learned");
    learned.forEach(each -> put(all.addObject(), each));
    return node;
  }

  private static void put(ObjectNode node, Learned each) {
    node.put("method", each.method());
    node.put(each.unit(), each.count());
    each.value().ifPresent(range -> put(node, range));
    ArrayNode moves = node.putArray("moves");
    for (MoveRange known : each.moves()) {
      put(moves.addObject().put("move", known.move().toString()), known.range());
    }
    ArrayNode parts = node.putArray("parts");
    each.parts()
        .forEach(part -> parts.addObject().put("part", part.part()).put("value", part.value()));
  }

  private static void put(ObjectNode node, Range range) {
    node.put("least", range.least());
    node.put("most", range.most());
  }

  // All methods together.
  private Optional<Range> value() {
    return learned.stream().flatMap(each -> each.value().stream()).reduce(Range::and);
  }

  private static String outcome(Optional<Range> value) {
    return value
        .map(
            range ->
                range.least() > 0
                    ? "N"
                    : range.most() < 0 ? "P" : range.least() == range.most() ? "draw" : "")
        .orElse("");
  }

  private static @Nullable String winner(String outcome) {
    return switch (outcome) {
      case "N" -> "first";
      case "P" -> "second";
      case "draw" -> "draw";
      default -> null;
    };
  }

  private List<String> winningMoves() {
    return learned.stream()
        .flatMap(each -> each.moves().stream())
        .filter(known -> known.range().least() > 0)
        .map(known -> known.move().toString())
        .distinct()
        .toList();
  }

  void print(PrintStream out) {
    out.println(Texts.of("solve.stopped", game, position));
    for (Learned each : learned) {
      out.println(
          "  "
              + Texts.of(
                  "solve.learned." + each.unit(), each.method(), Texts.number(each.count())));
      each.value().filter(this::saysMore).ifPresent(range -> printValue(range, out));
      printMoves(each.moves(), out);
      printParts(each, out);
    }
    if (learned.isEmpty()) {
      out.println("  " + Texts.of("solve.learned.nothing"));
    }
  }

  private boolean saysMore(Range value) {
    return isScored || value.least() >= 0 || value.most() <= 0;
  }

  private void printValue(Range range, PrintStream out) {
    out.println("    " + Texts.of("solve.learned.value", inWords(range)));
  }

  private String inWords(Range range) {
    if (isScored) {
      String key = range.least() == range.most() ? "score" : "scores";
      return Texts.of("solve.learned." + key, range.least(), range.most());
    }
    String key = Integer.signum(range.least()) + "" + Integer.signum(range.most());
    return Texts.of("solve.learned." + key.replace("-", "m"));
  }

  private void printMoves(List<MoveRange> moves, PrintStream out) {
    Map<String, List<MoveRange>> kinds =
        moves.stream()
            .collect(
                Collectors.groupingBy(
                    known -> inWords(known.range()), TreeMap::new, Collectors.toList()));
    kinds.forEach(
        (kind, known) -> out.println("    " + Texts.of("solve.learned.moves", kind, shown(known))));
  }

  private static String shown(List<MoveRange> known) {
    String first =
        known.stream()
            .limit(SHOWN)
            .map(each -> each.move().toString())
            .collect(Collectors.joining(", "));
    return known.size() <= SHOWN
        ? first
        : Texts.of("solve.learned.more", first, known.size() - SHOWN);
  }

  private static void printParts(Learned each, PrintStream out) {
    each.parts().stream()
        .limit(SHOWN)
        .forEach(
            part ->
                out.println("    " + Texts.of("solve.learned.part", part.part(), part.value())));
  }
}

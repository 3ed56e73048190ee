package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.teacher.solve.HeapValues;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Periodicity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code values}: the nim-values of single heaps. */
@Command
final class ValuesCommand implements Callable<Integer> {
  private static final int ROW = 15;
  private static final int ROWS = 10;
  private static final int ZEROS = 15;

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;

  @Parameters(index = "0", paramLabel = "RULES")
  String rulesText = "";

  @Option(names = "--to", paramLabel = "N", required = true)
  int to;

  @Option(names = "--period-within", paramLabel = "N")
  int periodWithin;

  ValuesCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    if (to < 0 || to > Heaps.MAX_HEAP) {
      throw InputError.of("--to", "must be 0.." + Heaps.MAX_HEAP, to, "--to 100");
    }
    if (periodWithin < 0) {
      throw InputError.of("--period-within", "must be 0 or more", periodWithin, "0");
    }
    HeapRules rules = rules();
    Instant began = session.clock().instant();
    if (rules.convention() == PlayConvention.MISERE) {
      MisereValues values = new MisereValues(rules, text(rules), to);
      if (json.isAsked()) {
        json.print(values.json(secondsSince(began)));
      } else {
        values.print(session.console().out());
      }
      return 0;
    }
    NimValues values = HeapValues.of(rules, to, periodWithin);
    if (json.isAsked()) {
      json.print(json(rules, values, secondsSince(began)));
    } else {
      print(rules, values);
    }
    return 0;
  }

  private double secondsSince(Instant began) {
    return Duration.between(began, session.clock().instant()).toMillis() / 1000.0;
  }

  private HeapRules rules() {
    Ruleset rules = Catalogue.rules(rulesText);
    if (!(rules instanceof HeapRules heapRules)) {
      throw InputError.of(
          "rules", "must be played heap by heap", rulesText, "values octal:code=0.6 --to 100");
    }
    return heapRules;
  }

  // Rules without a start, as Catalogue.rules reads them.
  private static String text(Ruleset rules) {
    List<String> options = rules.options();
    return options.isEmpty() ? rules.family() : rules.family() + ":" + String.join(":", options);
  }

  private static ObjectNode json(HeapRules rules, NimValues values, double seconds) {
    ObjectNode node = JsonOption.object();
    node.put("rules", text(rules));
    ArrayNode list = node.putArray("values");
    for (int heap = 0; heap <= values.largest(); heap++) {
      list.add(values.at(heap));
    }
    ArrayNode zeros = node.putArray("zeros");
    values.zeros().forEach(zeros::add);
    put(node, values.period());
    if (values.period().isEmpty() && values.periodSeen().isPresent()) {
      put(node.putObject("seenNotProved"), values.periodSeen());
    }
    node.put("seconds", seconds);
    return node;
  }

  private static void put(ObjectNode node, Optional<Periodicity> period) {
    node.put("period", period.map(Periodicity::period).orElse(null));
    node.put("preperiod", period.map(Periodicity::preperiod).orElse(null));
    node.put("saltus", period.map(Periodicity::saltus).orElse(null));
  }

  private void print(HeapRules rules, NimValues values) {
    PrintStream out = session.console().out();
    out.println(Texts.of("values.title", text(rules), to));
    printValues(values, out);
    printZeros(values, out);
    printPeriod(values, out);
  }

  private static void printValues(NimValues values, PrintStream out) {
    int shown = Math.min(values.largest() + 1, ROW * ROWS);
    for (int from = 0; from < shown; from += ROW) {
      StringBuilder line = new StringBuilder(Texts.right(from, 5)).append(':');
      for (int heap = from; heap < Math.min(from + ROW, shown); heap++) {
        line.append(' ').append(Texts.right(values.at(heap), 3));
      }
      out.println(line);
    }
    if (shown <= values.largest()) {
      out.println(Texts.of("values.more", values.largest() + 1 - shown));
    }
  }

  private static void printZeros(NimValues values, PrintStream out) {
    long count = values.zeros().count();
    String first =
        values.zeros().limit(ZEROS).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    out.println(Texts.of("values.zeros", count, count > ZEROS ? first + " ..." : first));
  }

  private static void printPeriod(NimValues values, PrintStream out) {
    Optional<Periodicity> proved = values.period();
    Optional<Periodicity> shown = proved.or(values::periodSeen);
    boolean grows = shown.isPresent() && shown.get().saltus() > 0;
    String provedKey = grows ? "values.period.saltus" : "values.period";
    String key = proved.isPresent() ? provedKey : "values.seen";
    out.println(
        shown
            .map(period -> Texts.of(key, period.period(), period.preperiod(), period.saltus()))
            .orElseGet(() -> Texts.of("values.no-period")));
  }
}

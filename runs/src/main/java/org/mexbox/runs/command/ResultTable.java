package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;

/** Runs as a table of text. */
final class ResultTable {
  private final Session session;

  ResultTable(Session session) {
    this.session = session;
  }

  /** The rows and, beneath them, the curve. */
  void print(List<RunRecord> records) {
    printRows(records);
    session.console().out().println();
    session
        .console()
        .out()
        .println(Reports.terminalCurve(session.console().abilities(), Reports.groups(records)));
  }

  void printRows(List<RunRecord> records) {
    PrintStream out = session.console().out();
    out.println(Texts.of("table.header"));
    for (RunRecord record : records) {
      out.println(row(record));
    }
  }

  private static String row(RunRecord record) {
    OptionalLong mastery = record.episodesToMastery();
    String game = record.settings().game();
    String agent = record.settings().agent();
    return String.format(
            Locale.ROOT,
            "%-6s %-19s %-12s %-12s %5d %8s %6s %-8s %s",
            record.id(),
            cut(game, 19),
            cut(agent.replaceFirst(":.*", ""), 12),
            cut(record.settings().opponent().replace("skill=", ""), 12),
            record.settings().seed(),
            record.last().map(point -> String.valueOf(point.episode())).orElse("0"),
            record.last().map(ResultTable::score).orElse("-"),
            record.last().map(ResultTable::champion).orElse("-"),
            mastery.isPresent() ? String.valueOf(mastery.getAsLong()) : "-")
        .stripTrailing();
  }

  // Where both choose at once, the exploitability stands in its place, and says so.
  private static String score(CurvePoint point) {
    Double score = point.expertScore();
    Double exploitability = point.exploitability();
    if (score != null) {
      return Texts.share(score);
    }
    return exploitability == null ? "-" : Texts.of("table.exploitability", format(exploitability));
  }

  private static String format(double exploitability) {
    return String.format(Locale.ROOT, "%.4f", exploitability);
  }

  private static String champion(CurvePoint point) {
    Boolean champion = point.champion();
    return champion == null ? "-" : Texts.of(champion ? "yes" : "no");
  }

  private static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - 2) + "..";
  }
}

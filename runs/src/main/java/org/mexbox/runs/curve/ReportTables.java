package org.mexbox.runs.curve;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.mexbox.runs.measure.Contrast;
import org.mexbox.runs.measure.Estimate;
import org.mexbox.runs.measure.Mastery;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.measure.Share;

/** How far the learners of one game have come, as HTML. */
final class ReportTables {
  private static final List<String> IN_TURN =
      List.of("learner", "opponent", "mastered", "median", "worst", "expert", "lowest", "champion");
  private static final List<String> AT_ONCE =
      List.of("learner", "opponent", "exploitability", "most");
  private static final List<String> IN_TURN_CONTRAST =
      List.of("learner", "more-mastered", "times-games", "more-expert");
  private static final List<String> AT_ONCE_CONTRAST = List.of("learner", "more-exploitability");

  private final List<RunGroup> groups;
  private final boolean isAtOnce;
  private final Texts texts;

  ReportTables(List<RunGroup> groups, Texts texts) {
    this.groups = groups;
    this.isAtOnce = Quantity.of(groups) == Quantity.EXPLOITABILITY;
    this.texts = texts;
  }

  /** A row for each learner. */
  String results() {
    return table(
        isAtOnce ? AT_ONCE : IN_TURN,
        IntStream.range(0, groups.size()).mapToObj(this::cells).toList());
  }

  private String table(List<String> keys, List<List<String>> rows) {
    String head =
        keys.stream().map(key -> "<th scope=\"col\">" + head(key) + "</th>").collect(joining());
    String body = rows.stream().map(cells -> row(keys, cells)).collect(joining("\n"));
    return "<table>\n<thead><tr>"
        + head
        + "</tr></thead>\n<tbody>\n"
        + body
        + "\n</tbody>\n</table>";
  }

  private String row(List<String> keys, List<String> cells) {
    return IntStream.range(0, keys.size())
        .mapToObj(i -> "<td data-label=\"" + head(keys.get(i)) + "\">" + cells.get(i) + "</td>")
        .collect(joining("", "<tr>", "</tr>"));
  }

  private List<String> cells(int index) {
    return isAtOnce ? cellsAtOnce(index) : cellsInTurn(index);
  }

  private List<String> cellsAtOnce(int index) {
    RunGroup group = groups.get(index);
    double[] last = group.lastValues();
    return List.of(
        label(index),
        Html.escape(opponents(group)),
        last.length == 0 ? text("not-measured") : cell(group.last(), ReportTables::amount),
        last.length == 0 ? text("not-measured") : amount(last[last.length - 1]));
  }

  private List<String> cellsInTurn(int index) {
    RunGroup group = groups.get(index);
    Mastery mastery = group.mastery();
    double[] last = group.lastValues();
    return List.of(
        label(index),
        Html.escape(opponents(group)),
        cell(texts.share(mastery.share()), Estimate.of(mastery.share()), texts::percent),
        cell(group.games(), this::games),
        Html.escape(texts.games(mastery.worst())),
        last.length == 0 ? text("not-measured") : cell(group.last(), texts::percent),
        last.length == 0 ? text("not-measured") : Html.escape(texts.percent(last[0])),
        Html.escape(texts.share(new Share(group.champions(), group.runs().size()))));
  }

  /** The other learners beside the first; nothing where there are no others. */
  String contrasts() {
    List<Contrast> contrasts = Contrast.besideFirst(groups);
    if (contrasts.isEmpty()) {
      return "";
    }
    List<String> keys = isAtOnce ? AT_ONCE_CONTRAST : IN_TURN_CONTRAST;
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < contrasts.size(); i++) {
      rows.add(contrast(contrasts.get(i), i + 1));
    }
    String title = texts.of("report.contrasts", groups.get(0).label());
    return "<h3>"
        + Html.escape(title)
        + "</h3>\n<p class=\"about\">"
        + text("report.contrasts.about")
        + "</p>\n"
        + table(keys, rows);
  }

  private List<String> contrast(Contrast each, int index) {
    if (isAtOnce) {
      return List.of(label(index), cell(each.last(), ReportTables::signed));
    }
    String games = each.games().map(times -> cell(times, this::times)).orElse("\u2013");
    return List.of(
        label(index),
        cell(each.mastered(), texts::signedPercent),
        games,
        cell(each.last(), texts::signedPercent));
  }

  private String label(int index) {
    String label = Html.escape(groups.get(index).label());
    return "<span>" + Swatch.learner(index) + " " + label + "</span>";
  }

  private String cell(Estimate estimate, DoubleFunction<String> text) {
    return cell(text.apply(estimate.value()), estimate, text);
  }

  // The value, and its interval beneath it if there are runs enough for one.
  private String cell(String value, Estimate estimate, DoubleFunction<String> text) {
    String range =
        estimate.hasInterval()
            ? texts.interval(
                text.apply(estimate.low()),
                text.apply(estimate.high()),
                Double.isInfinite(estimate.high()))
            : "";
    return "<span>" + Html.escape(value) + "<small>" + Html.escape(range) + "</small></span>";
  }

  private String games(double games) {
    return Double.isInfinite(games) ? texts.of("not-reached") : texts.number(Math.round(games));
  }

  private String times(double factor) {
    return Double.isInfinite(factor) ? texts.of("not-reached") : texts.factor(factor);
  }

  private static String amount(double amount) {
    return String.format(Locale.ROOT, "%.4f", amount);
  }

  private static String signed(double difference) {
    return String.format(Locale.ROOT, "%+.4f", difference);
  }

  private static String opponents(RunGroup group) {
    return group.runs().stream()
        .map(run -> run.settings().opponent())
        .distinct()
        .collect(joining(", "));
  }

  private String head(String key) {
    return text("report.head." + key);
  }

  private String text(String key) {
    return Html.escape(texts.of(key));
  }
}

package org.mexbox.runs.curve;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.measure.Mastery;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.measure.Share;
import org.mexbox.runs.record.RunRecord;

/** The results and the settings of a report, as HTML. */
final class ReportTables {
  private static final List<String> IN_TURN =
      List.of("learner", "opponent", "mastered", "median", "worst", "expert", "champion");
  private static final List<String> AT_ONCE = List.of("learner", "opponent", "exploitability");

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
    List<String> keys = isAtOnce ? AT_ONCE : IN_TURN;
    String head =
        keys.stream().map(key -> "<th scope=\"col\">" + head(key) + "</th>").collect(joining());
    String rows =
        IntStream.range(0, groups.size()).mapToObj(i -> row(keys, cells(i))).collect(joining("\n"));
    return "<table>\n<thead><tr>"
        + head
        + "</tr></thead>\n<tbody>\n"
        + rows
        + "\n</tbody>\n</table>";
  }

  /** What is needed to make the runs again. */
  String provenance(String command) {
    StringBuilder html = new StringBuilder();
    html.append("<p>").append(text("report.again")).append("</p>\n<pre><code>");
    html.append(Html.escape(command)).append("</code></pre>\n");
    html.append(list(common()));
    for (int i = 0; i < groups.size(); i++) {
      html.append("<h3>").append(swatch(i)).append(' ');
      html.append(Html.escape(groups.get(i).label())).append("</h3>\n");
      html.append(list(own(groups.get(i))));
    }
    return html.toString();
  }

  /** The line and symbol of a learner. */
  static String swatch(int index) {
    Ink ink = Ink.at(index);
    String dash =
        ink.dash().stream()
            .map(length -> String.format(Locale.ROOT, "%.1f", length * 3.5f))
            .collect(joining(" "));
    String color = "var(--ink" + index % Ink.count() + ")";
    return "<svg class=\"swatch\" viewBox=\"0 0 52 18\" aria-hidden=\"true\"><line x1=\"1\" y1=\"9\""
        + " x2=\"51\" y2=\"9\" stroke-width=\"3.5\""
        + (dash.isEmpty() ? "" : " stroke-dasharray=\"" + dash + "\"")
        + " style=\"stroke:"
        + color
        + "\"/>"
        + path(ink.symbol(), color)
        + "</svg>";
  }

  /** The star of a champion. */
  static String star() {
    return "<svg class=\"swatch\" viewBox=\"0 0 52 18\" aria-hidden=\"true\">"
        + path(Symbol.STAR, "var(--ink)")
        + "</svg>";
  }

  private static String path(Symbol symbol, String color) {
    return "<path transform=\"translate(26 9)\" d=\""
        + symbol.svgPath(6)
        + "\" style=\"fill:"
        + color
        + ";stroke:var(--background)\"/>";
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
    String last =
        group.runs().stream()
            .flatMap(run -> run.last().stream())
            .map(point -> point.exploitability())
            .filter(Objects::nonNull)
            .sorted()
            .map(each -> String.format(Locale.ROOT, "%.4f", each))
            .collect(joining(", "));
    return List.of(
        "<span>" + swatch(index) + " " + Html.escape(group.label()) + "</span>",
        Html.escape(distinct(group, run -> run.settings().opponent())),
        last.isEmpty() ? text("not-measured") : last);
  }

  private List<String> cellsInTurn(int index) {
    RunGroup group = groups.get(index);
    Mastery mastery = Mastery.of(group.runs());
    double[] scores =
        group.runs().stream()
            .flatMap(run -> run.last().stream())
            .map(point -> point.expertScore())
            .filter(Objects::nonNull)
            .mapToDouble(score -> score)
            .sorted()
            .toArray();
    return List.of(
        "<span>" + swatch(index) + " " + Html.escape(group.label()) + "</span>",
        Html.escape(distinct(group, run -> run.settings().opponent())),
        "<span>" + share(mastery.share()) + "</span>",
        Html.escape(texts.games(mastery.median())),
        Html.escape(texts.games(mastery.worst())),
        scores.length == 0 ? text("not-measured") : "<span>" + scores(scores) + "</span>",
        Html.escape(texts.share(new Share(group.champions(), group.runs().size()))));
  }

  private String share(Share share) {
    return Html.escape(texts.share(share))
        + "<small>"
        + Html.escape(texts.interval(share))
        + "</small>";
  }

  private String scores(double[] ascending) {
    double median = (ascending[(ascending.length - 1) / 2] + ascending[ascending.length / 2]) / 2;
    return Html.escape(texts.percent(median))
        + "<small>"
        + Html.escape(texts.of("report.lowest", texts.percent(ascending[0])))
        + "</small>";
  }

  private Map<String, String> common() {
    Map<String, String> common = new LinkedHashMap<>();
    common.put("game", distinct(run -> run.settings().game()));
    common.put("play", distinct(run -> play(run.settings().game())));
    common.put("exam", distinct(this::exam));
    common.put("spacing", distinct(run -> String.valueOf(run.settings().spacing())));
    common.put("version", distinct(run -> run.provenance().version()));
    common.put("commit", distinct(run -> run.provenance().commit()));
    common.put("jvm", distinct(run -> run.provenance().jvm()));
    common.put("machine", distinct(run -> run.provenance().machine()));
    double seconds = runs().mapToDouble(RunRecord::seconds).sum();
    common.put("seconds", texts.of("report.seconds", seconds));
    return common;
  }

  private Map<String, String> own(RunGroup group) {
    Map<String, String> own = new LinkedHashMap<>();
    own.put("agent", distinct(group, run -> run.settings().agent()));
    own.put("opponent", distinct(group, run -> run.settings().opponent()));
    own.put("episodes", distinct(group, run -> texts.number(run.settings().episodes())));
    own.put("seeds", seeds(group));
    own.put("runs", distinct(group, RunRecord::id));
    return own;
  }

  private String play(String game) {
    return Catalogue.any(game).atOnce().isPresent()
        ? texts.of("play.at-once")
        : texts.of("play." + Catalogue.rules(game).convention().word());
  }

  private String exam(RunRecord run) {
    Double floor = run.randomScore();
    if (floor == null) {
      return texts.of("report.exam.at-once", texts.number(run.yardstick().positions()));
    }
    return texts.of(
        "report.exam.value",
        texts.number(run.yardstick().positions()),
        texts.number(run.yardstick().wonPositions()),
        texts.percent(floor));
  }

  private String seeds(RunGroup group) {
    long[] seeds =
        group.runs().stream().mapToLong(run -> run.settings().seed()).sorted().distinct().toArray();
    boolean consecutive =
        seeds.length > 2 && seeds[seeds.length - 1] - seeds[0] == seeds.length - 1;
    return consecutive
        ? texts.of("range", String.valueOf(seeds[0]), String.valueOf(seeds[seeds.length - 1]))
        : Arrays.stream(seeds).mapToObj(String::valueOf).collect(joining(", "));
  }

  private Stream<RunRecord> runs() {
    return groups.stream().flatMap(group -> group.runs().stream());
  }

  private String distinct(Function<RunRecord, String> value) {
    return runs().map(value).distinct().collect(joining("; "));
  }

  private static String distinct(RunGroup group, Function<RunRecord, String> value) {
    return group.runs().stream().map(value).distinct().collect(joining(", "));
  }

  private String list(Map<String, String> values) {
    List<String> items = new ArrayList<>();
    values.forEach(
        (key, value) -> items.add("<dt>" + head(key) + "</dt><dd>" + Html.escape(value) + "</dd>"));
    return "<dl>" + String.join("\n", items) + "</dl>\n";
  }

  private String head(String key) {
    return text("report.head." + key);
  }

  private String text(String key) {
    return Html.escape(texts.of(key));
  }
}

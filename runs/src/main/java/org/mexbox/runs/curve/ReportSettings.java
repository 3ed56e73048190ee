package org.mexbox.runs.curve;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;

/** What made the runs of a report, as HTML. */
final class ReportSettings {
  private final List<RunGroup> groups = new ArrayList<>();
  private final List<String> swatches = new ArrayList<>();
  private final Texts texts;

  /**
   * The settings behind groups.
   *
   * @param games the groups of each game
   */
  ReportSettings(List<List<RunGroup>> games, Texts texts) {
    this.texts = texts;
    Map<String, List<RunRecord>> byLabel = new LinkedHashMap<>();
    for (List<RunGroup> game : games) {
      for (int i = 0; i < game.size(); i++) {
        String label = game.get(i).label();
        if (!byLabel.containsKey(label)) {
          swatches.add(Swatch.learner(i));
        }
        byLabel.computeIfAbsent(label, any -> new ArrayList<>()).addAll(game.get(i).runs());
      }
    }
    // A learner of several games is named once.
    byLabel.forEach((label, runs) -> groups.add(new RunGroup(label, runs)));
  }

  /** What is needed to make the runs again. */
  String html(String command) {
    StringBuilder html = new StringBuilder();
    html.append("<p>").append(text("report.again")).append("</p>\n<pre><code>");
    html.append(Html.escape(command)).append("</code></pre>\n");
    html.append(list(common()));
    for (int i = 0; i < groups.size(); i++) {
      html.append("<h3>").append(swatches.get(i)).append(' ');
      html.append(Html.escape(groups.get(i).label())).append("</h3>\n");
      html.append(list(own(groups.get(i))));
    }
    return html.toString();
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
    own.put("starts", distinct(group, run -> run.settings().starts()));
    own.put("episodes", distinct(group, run -> texts.number(run.settings().episodes())));
    own.put("seeds", numbers("", group.runs().stream().mapToLong(run -> run.settings().seed())));
    own.put(
        "runs",
        numbers(
            "r", group.runs().stream().mapToLong(run -> Long.parseLong(run.id().substring(1)))));
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

  // Whole numbers that follow each other are named by the first and the last.
  private String numbers(String prefix, LongStream each) {
    long[] numbers = each.sorted().distinct().toArray();
    long first = numbers[0];
    long last = numbers[numbers.length - 1];
    return numbers.length > 2 && last - first == numbers.length - 1
        ? texts.of("range", prefix + first, prefix + last)
        : Arrays.stream(numbers).mapToObj(number -> prefix + number).collect(joining(", "));
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

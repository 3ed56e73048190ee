package org.mexbox.runs.curve;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.runs.measure.RunGroup;

/**
 * A report on runs in one HTML file: it asks no server for anything, so it also opens from a disk
 * or a stick. With scripts its charts answer to mouse and keyboard, without and on paper they are
 * pictures.
 */
public final class Report {
  private static final String UPLOT = "/META-INF/resources/webjars/uplot/1.6.30/dist/";
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;

  private final List<RunGroup> groups;
  private final Texts texts;
  private final Map<Plot, String> plots = new LinkedHashMap<>();

  private Report(List<RunGroup> groups, Locale locale, long bandSeed) {
    this.groups = groups;
    this.texts = new Texts(locale);
    Plots all = new Plots(groups, texts, bandSeed);
    Arrays.stream(Quantity.values())
        .map(all::of)
        .filter(plot -> !plot.isEmpty())
        .forEach(plot -> plots.put(plot, texts.seedsNote(plot.quantity(), groups)));
  }

  /**
   * The page.
   *
   * @param groups the learners, one or more
   * @param command the command line that makes the same runs again, as one types it
   * @param bandSeed the seed of the bootstrap behind the bands
   */
  public static String html(List<RunGroup> groups, String command, Locale locale, long bandSeed) {
    if (groups.isEmpty()) {
      throw InputError.of("runs of a report", "must be 1 or more", 0);
    }
    return new Report(groups, locale, bandSeed).page(command);
  }

  private String page(String command) {
    ReportTables tables = new ReportTables(groups, texts);
    Set<String> games = new TreeSet<>();
    groups.forEach(group -> group.runs().forEach(run -> games.add(run.settings().game())));
    Map<String, String> values = new LinkedHashMap<>();
    values.put("language", texts.language());
    values.put("title", Html.escape(texts.of("report.title", String.join(", ", games))));
    values.put("note", Html.escape(texts.seedsNote(Quantity.EXPERT_SCORE, groups)));
    for (String key :
        List.of(
            "about",
            "band",
            "controls",
            "controls.axis",
            "controls.dark",
            "controls.projector",
            "results",
            "settings")) {
      values.put(key, Html.escape(texts.of("report." + key)));
    }
    values.put("charts", plots.keySet().stream().map(this::chart).collect(joining("\n")));
    values.put("table", tables.results());
    values.put("provenance", tables.provenance(command));
    values.put("data", new ReportData(texts).json(plots.keySet()));
    values.put("css", css());
    values.put("js", Html.resource("report.js"));
    values.put("uplot-css", Html.resource(UPLOT + "uPlot.min.css"));
    values.put("uplot-js", Html.resource(UPLOT + "uPlot.iife.min.js"));
    return Html.fill(Html.resource("report.html"), values);
  }

  private String chart(Plot plot) {
    String key = plot.quantity().key();
    String title = Html.escape(texts.of(key + ".title"));
    String picture =
        new CurveChart(plot, texts, plots.getOrDefault(plot, ""))
            .svgElement(Theme.LIGHT, WIDTH, HEIGHT);
    return String.join(
        "\n",
        "<section aria-labelledby=\"" + key + "\">",
        "<h2 id=\"" + key + "\">" + title + "</h2>",
        "<p class=\"about\">" + Html.escape(texts.of(key + ".about")) + "</p>",
        legend(plot),
        "<figure style=\"margin:0\">",
        "<div class=\"plot\" id=\"plot-"
            + key
            + "\" tabindex=\"0\" role=\"img\" aria-label=\""
            + title
            + "\"></div>",
        "<p class=\"readout\" aria-live=\"polite\"></p>",
        "<div class=\"static\">" + picture + "</div>",
        "</figure>",
        "</section>");
  }

  private String legend(Plot plot) {
    String buttons =
        IntStream.range(0, plot.learners().size())
            .mapToObj(
                i ->
                    "<li><button type=\"button\" aria-pressed=\"true\" data-learner=\""
                        + i
                        + "\">"
                        + ReportTables.swatch(i)
                        + Html.escape(plot.learners().get(i).label())
                        + "</button></li>")
            .collect(joining("\n"));
    boolean champions = plot.learners().stream().anyMatch(l -> !l.champions().isEmpty());
    String star =
        "<li class=\"champion-key\">"
            + ReportTables.star()
            + Html.escape(texts.of("champion.since"))
            + "</li>";
    return "<ul class=\"legend\">" + buttons + (champions ? star : "") + "</ul>";
  }

  private static String css() {
    return Html.fill(
        Html.resource("report.css"),
        Map.of("inks-light", inks(Theme.LIGHT), "inks-dark", inks(Theme.DARK)));
  }

  private static String inks(Theme theme) {
    return IntStream.range(0, Ink.count())
        .mapToObj(
            i ->
                String.format(
                    Locale.ROOT, "  --ink%d: #%06x;", i, Ink.at(i).on(theme).getRGB() & 0xFFFFFF))
        .collect(joining("\n"));
  }
}

package org.mexbox.runs.curve;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
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

  private final List<Chapter> chapters = new ArrayList<>();
  private final List<RunGroup> groups;
  private final Texts texts;

  /**
   * What stands over a report.
   *
   * @param title its title; empty for one that names the games
   * @param question what the runs are to answer; may be empty
   * @param command the command line that makes the same runs again, as one types it
   */
  public record Heading(String title, String question, String command) {
    /** Of runs that ask nothing in particular. */
    public static Heading of(String command) {
      return new Heading("", "", command);
    }
  }

  /**
   * What is said of one game.
   *
   * @param key tells its ids in the page from those of other chapters
   * @param plots with the note under each
   */
  private record Chapter(String key, String game, List<RunGroup> groups, Map<Plot, String> plots) {}

  private Report(List<RunGroup> groups, Locale locale, long bandSeed) {
    this.groups = groups;
    this.texts = new Texts(locale);
    Map<String, List<RunGroup>> byGame =
        groups.stream().collect(groupingBy(Report::game, LinkedHashMap::new, Collectors.toList()));
    byGame.forEach((game, own) -> chapters.add(chapter(game, own, bandSeed)));
  }

  private static String game(RunGroup group) {
    return group.runs().get(0).settings().game();
  }

  private Chapter chapter(String game, List<RunGroup> own, long bandSeed) {
    Plots all = new Plots(own, texts, bandSeed);
    Map<Plot, String> plots = new LinkedHashMap<>();
    Arrays.stream(Quantity.values())
        .map(all::of)
        .filter(plot -> !plot.isEmpty())
        .forEach(plot -> plots.put(plot, texts.seedsNote(plot.quantity(), own)));
    return new Chapter(chapters.isEmpty() ? "" : chapters.size() + "-", game, own, plots);
  }

  /**
   * The page: for each game the charts of its learners and a table of how far they have come.
   *
   * @param groups the learners, one or more
   * @param bandSeed the seed of the bootstrap behind the bands
   */
  public static String html(Heading heading, List<RunGroup> groups, Locale locale, long bandSeed) {
    if (groups.isEmpty()) {
      throw InputError.of("runs of a report", "must be 1 or more", 0);
    }
    return new Report(groups, locale, bandSeed).page(heading);
  }

  private String page(Heading heading) {
    String games = chapters.stream().map(Chapter::game).sorted().collect(joining(", "));
    String title = heading.title().isEmpty() ? texts.of("report.title", games) : heading.title();
    Map<String, String> values = new LinkedHashMap<>();
    values.put("language", texts.language());
    values.put("title", Html.escape(title));
    values.put("question", question(heading));
    values.put("note", Html.escape(texts.seedsNote(Quantity.EXPERT_SCORE, groups)));
    for (String key :
        List.of(
            "about",
            "band",
            "controls",
            "controls.axis",
            "controls.dark",
            "controls.projector",
            "settings")) {
      values.put(key, Html.escape(texts.of("report." + key)));
    }
    values.put("chapters", chapters.stream().map(this::html).collect(joining("\n")));
    values.put(
        "provenance",
        new ReportSettings(chapters.stream().map(Chapter::groups).toList(), texts)
            .html(heading.command()));
    values.put("data", data());
    values.put("css", css());
    values.put("js", Html.resource("report.js"));
    values.put("uplot-css", Html.resource(UPLOT + "uPlot.min.css"));
    values.put("uplot-js", Html.resource(UPLOT + "uPlot.iife.min.js"));
    return Html.fill(Html.resource("report.html"), values);
  }

  private String data() {
    Map<String, Plot> plots = new LinkedHashMap<>();
    for (Chapter chapter : chapters) {
      chapter.plots().keySet().forEach(plot -> plots.put(id(chapter, plot), plot));
    }
    return new ReportData(texts).json(plots);
  }

  private static String question(Heading heading) {
    return heading.question().isEmpty()
        ? ""
        : "<p class=\"question\">" + Html.escape(heading.question()) + "</p>";
  }

  private static String id(Chapter chapter, Plot plot) {
    return "plot-" + chapter.key() + plot.quantity().key();
  }

  private String html(Chapter chapter) {
    String charts =
        chapter.plots().keySet().stream().map(plot -> chart(chapter, plot)).collect(joining("\n"));
    ReportTables tables = new ReportTables(chapter.groups(), texts);
    String id = chapter.key() + "results";
    String named =
        chapters.size() == 1
            ? ""
            : "<h2 class=\"game\">"
                + Html.escape(texts.of("report.game", chapter.game()))
                + "</h2>";
    return String.join(
        "\n",
        named,
        charts,
        "<section aria-labelledby=\"" + id + "\">",
        "<h2 id=\"" + id + "\">" + Html.escape(texts.of("report.results")) + "</h2>",
        tables.results(),
        tables.contrasts(),
        "</section>");
  }

  private String chart(Chapter chapter, Plot plot) {
    String key = chapter.key() + plot.quantity().key();
    String title = Html.escape(texts.of(plot.quantity().key() + ".title"));
    String picture =
        new CurveChart(plot, texts, chapter.plots().getOrDefault(plot, ""))
            .svgElement(Theme.LIGHT, WIDTH, HEIGHT, chapter.key());
    return String.join(
        "\n",
        "<section aria-labelledby=\"" + key + "\">",
        "<h2 id=\"" + key + "\">" + title + "</h2>",
        "<p class=\"about\">" + Html.escape(texts.of(plot.quantity().key() + ".about")) + "</p>",
        legend(plot),
        "<figure style=\"margin:0\">",
        "<div class=\"plot\" id=\""
            + id(chapter, plot)
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
                        + Swatch.learner(i)
                        + Html.escape(plot.learners().get(i).label())
                        + "</button></li>")
            .collect(joining("\n"));
    boolean champions = plot.learners().stream().anyMatch(l -> !l.champions().isEmpty());
    String star =
        "<li class=\"champion-key\">"
            + Swatch.star()
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

package org.mexbox.runs.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.runs.curve.CurveChart;
import org.mexbox.runs.curve.Quantity;
import org.mexbox.runs.curve.Report;
import org.mexbox.runs.curve.TerminalChart;
import org.mexbox.runs.curve.Theme;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;

/** Runs as pictures: on the terminal, in a file, in a report. */
final class Reports {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;
  // The bands of a report are bootstrapped; with this seed always alike.
  private static final long BAND_SEED = 1;

  private Reports() {}

  /** Runs that differ in their seeds only, together; in the order in which they come. */
  static List<RunGroup> groups(List<RunRecord> records) {
    Map<RunSettings, List<RunRecord>> groups = new LinkedHashMap<>();
    for (RunRecord record : records) {
      groups.computeIfAbsent(record.settings().withSeed(0), s -> new ArrayList<>()).add(record);
    }
    Map<String, Long> uses =
        groups.keySet().stream()
            .collect(Collectors.groupingBy(Reports::label, Collectors.counting()));
    List<RunGroup> labelled = new ArrayList<>();
    groups.forEach(
        (settings, runs) -> {
          String label = label(settings);
          boolean isClear = uses.getOrDefault(label, 0L) == 1;
          labelled.add(new RunGroup(isClear ? label : label + ", " + runs.get(0).id(), runs));
        });
    return labelled;
  }

  private static String label(RunSettings settings) {
    String learner = settings.agent().replaceFirst(":.*", "");
    String opponent = settings.opponent().replaceFirst(":.*", "");
    return opponent.equals("self") ? learner : Texts.of("group.against", learner, opponent);
  }

  /**
   * Writes a report, or the curve as a picture, by the ending of the file.
   *
   * @param heading what stands over a report
   */
  static Path write(Path file, Report.Heading heading, List<RunGroup> groups) {
    Locale locale = Locale.getDefault();
    switch (ending(file)) {
      case "html" -> text(file, Report.html(heading, groups, locale, BAND_SEED));
      case "svg" -> text(file, curve(groups, locale).svg(Theme.LIGHT, WIDTH, HEIGHT));
      case "png" -> Outputs.write(file, curve(groups, locale).png(Theme.LIGHT, WIDTH, HEIGHT));
      default -> throw InputError.of("file", "must end in html, svg or png", file, file + ".html");
    }
    return file;
  }

  /** What comes after the last point of a file's name, in small letters. */
  static String ending(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static void text(Path file, String content) {
    Outputs.write(file, content.getBytes(StandardCharsets.UTF_8));
  }

  private static CurveChart curve(List<RunGroup> groups, Locale locale) {
    return CurveChart.of(groups, Quantity.of(groups), locale, BAND_SEED);
  }

  /** The curves in characters, as wide as the terminal but no wider than 80 columns. */
  static String terminalCurve(Console.Abilities abilities, List<RunGroup> groups) {
    TerminalChart chart = TerminalChart.of(groups, Locale.getDefault());
    int width = Math.min(80, abilities.width());
    return abilities.unicode()
        ? chart.braille(width, abilities.colour())
        : chart.ascii(width, abilities.colour());
  }
}

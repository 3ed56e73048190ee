package org.mexbox.runs.curve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.SyntheticRuns;

/** Writes every kind of picture into a folder, to be looked at. */
final class Gallery {
  private Gallery() {}

  /** Four learners with as many seeds. */
  static List<RunGroup> groups(int seeds) {
    return List.of(
        new RunGroup("matchbox", SyntheticRuns.learner("matchbox", seeds, 900, 0.1)),
        new RunGroup("q", SyntheticRuns.learner("q", seeds, 40, 0)),
        new RunGroup("td", SyntheticRuns.learner("td", seeds, 140, 0)),
        new RunGroup(
            "matchbox, taught by teacher:skill=0.7",
            SyntheticRuns.learner("matchbox:preset=michie", seeds, 2_500, 0.6)));
  }

  /** Draws; the argument is the folder. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    TerminalChart terminal = TerminalChart.of(groups(10), Locale.ENGLISH);
    System.out.println(terminal.braille(80, false) + terminal.ascii(80, false));
    System.out.println(terminal.braille(100, true) + terminal.ascii(40, false));
    for (int seeds : new int[] {10, 30}) {
      String command = "runs/mexbox demo --seed 1";
      String page = Report.html(Report.Heading.of(command), groups(seeds), Locale.ENGLISH, 1);
      Files.writeString(folder.resolve("report" + seeds + ".html"), page);
    }
    for (int seeds : new int[] {10, 30}) {
      for (Theme theme : Theme.values()) {
        for (Quantity quantity : Quantity.values()) {
          CurveChart chart = CurveChart.of(groups(seeds), quantity, Locale.ENGLISH, 1);
          String name = quantity.key() + seeds + theme.name().toLowerCase(Locale.ROOT);
          Files.write(folder.resolve(name + ".png"), chart.png(theme, 1280, 720));
          Files.writeString(folder.resolve(name + ".svg"), chart.svg(theme, 1280, 720));
        }
      }
    }
  }
}

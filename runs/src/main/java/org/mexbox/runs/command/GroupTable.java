package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.mexbox.runs.measure.Mastery;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;

/** Learners side by side: how many of their runs mastered, and how fast. */
final class GroupTable {
  private final Session session;

  GroupTable(Session session) {
    this.session = session;
  }

  void print(List<RunGroup> groups) {
    PrintStream out = session.console().out();
    out.println(Texts.of("groups.header"));
    for (RunGroup group : groups) {
      out.println(row(group));
    }
    out.println(Texts.of("groups.note"));
  }

  private static String row(RunGroup group) {
    Mastery mastery = Mastery.of(group.runs());
    return String.format(
        Locale.ROOT,
        "%-26s %3d of %-3d %12s %10s %10s %6d of %d",
        group.label(),
        mastery.share().hits(),
        mastery.share().trials(),
        episodes(mastery.median()),
        episodes(mastery.worst()),
        Texts.share(lowestScore(group)),
        group.champions(),
        group.runs().size());
  }

  private static double lowestScore(RunGroup group) {
    return group.runs().stream()
        .map(RunRecord::last)
        .mapToDouble(last -> last.map(CurvePoint::expertScore).orElse(0.0))
        .min()
        .orElse(0);
  }

  private static String episodes(OptionalLong episodes) {
    return episodes.isPresent() ? Texts.number(episodes.getAsLong()) : Texts.of("not-reached");
  }
}

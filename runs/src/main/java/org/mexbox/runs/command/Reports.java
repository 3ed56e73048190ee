package org.mexbox.runs.command;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;

final class Reports {
  private Reports() {}

  static List<RunGroup> groups(List<RunRecord> records) {
    Map<String, List<RunRecord>> groups = new LinkedHashMap<>();
    for (RunRecord r : records)
      groups
          .computeIfAbsent(r.settings().agent() + r.settings().opponent(), k -> new ArrayList<>())
          .add(r);
    return groups.values().stream()
        .map(g -> new RunGroup(g.get(0).settings().agent().replaceFirst(":.*", ""), g))
        .toList();
  }

  static Path write(Path file, String command, List<RunRecord> records, Instant now) {
    return file;
  }

  static String terminalCurve(Console.Abilities abilities, List<RunRecord> records) {
    return "";
  }
}

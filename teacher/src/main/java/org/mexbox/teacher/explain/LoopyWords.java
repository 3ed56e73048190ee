package org.mexbox.teacher.explain;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.teacher.explain.Explanation.Step;
import org.mexbox.teacher.value.Outcome;

/** What is said about games in which play may come back to a position. */
final class LoopyWords {
  private static final int LISTED = 12;

  private LoopyWords() {}

  static void explain(int distance, List<Step> steps, Lines lines) {
    List<Step> winning =
        steps.stream()
            .filter(step -> step.outcome() == Outcome.P)
            .sorted(Comparator.comparing(Step::round))
            .toList();
    List<Step> level = steps.stream().filter(step -> step.outcome() == Outcome.DRAW).toList();
    if (!winning.isEmpty()) {
      lines.say("loopy.won", distance);
      winning.stream()
          .limit(LISTED)
          .forEach(step -> lines.say("loopy.move", step.move(), step.round()));
      if (winning.size() > LISTED) {
        lines.say("more", winning.size() - LISTED);
      }
    } else if (!level.isEmpty()) {
      String moves =
          level.stream()
              .limit(LISTED)
              .map(step -> step.move().toString())
              .collect(Collectors.joining("  "));
      lines.say("loopy.draw", level.size() > LISTED ? moves + " ..." : moves);
    } else {
      lines.say("counted.lost", distance);
    }
  }
}

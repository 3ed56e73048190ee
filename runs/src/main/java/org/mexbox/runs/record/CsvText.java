package org.mexbox.runs.record;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.catalogue.Catalogue;

/** The CSV form of runs. */
final class CsvText {
  private static final int DECIMALS = 12;
  private static final List<String> COLUMNS =
      List.of(
          "game",
          "agent",
          "opponent",
          "seed",
          "episode",
          "positions_seen",
          "expert_score",
          "random_score",
          "champion",
          "balanced_value_accuracy",
          "win_rate_vs_teacher",
          "win_rate_vs_random",
          "training_wins",
          "exploration",
          "exploitability",
          "random_exploitability",
          "starts");

  private CsvText() {}

  static String of(List<RunRecord> runs) {
    List<String> lines = new ArrayList<>();
    head(lines, "game", runs, run -> run.settings().game());
    head(lines, "play", runs, run -> play(run.settings().game()));
    head(lines, "agent", runs, run -> run.settings().agent());
    head(lines, "opponent", runs, run -> run.settings().opponent());
    head(lines, "starts", runs, run -> run.settings().starts());
    head(lines, "episodes", runs, run -> run.settings().episodes());
    head(lines, "evaluations spaced by", runs, run -> decimal(run.settings().spacing()));
    head(lines, "seed", runs, run -> run.settings().seed());
    head(lines, "positions", runs, run -> run.yardstick().positions());
    head(lines, "won positions", runs, run -> run.yardstick().wonPositions());
    head(lines, "mexbox", runs, run -> run.provenance().version());
    head(lines, "commit", runs, run -> run.provenance().commit());
    lines.add(String.join(",", COLUMNS));
    runs.forEach(run -> run.curve().forEach(point -> lines.add(line(run, point))));
    return String.join("\n", lines) + "\n";
  }

  private static void head(
      List<String> lines, String key, List<RunRecord> runs, Function<RunRecord, Object> value) {
    runs.stream().map(run -> "# " + key + ": " + value.apply(run)).distinct().forEach(lines::add);
  }

  private static String play(String game) {
    if (Catalogue.any(game).atOnce().isPresent()) {
      return "both choose at once";
    }
    PlayConvention convention = Catalogue.rules(game).convention();
    String winner = convention == PlayConvention.NORMAL ? "wins" : "loses";
    return convention.word() + ", whoever makes the last move " + winner;
  }

  private static String line(RunRecord run, CurvePoint point) {
    List<String> cells = new ArrayList<>();
    cells.add(quoted(run.settings().game()));
    cells.add(quoted(run.settings().agent()));
    cells.add(quoted(run.settings().opponent()));
    cells.add(Long.toString(run.settings().seed()));
    cells.add(Long.toString(point.episode()));
    cells.add(Long.toString(point.positionsSeen()));
    cells.add(decimal(point.expertScore()));
    cells.add(decimal(run.randomScore()));
    cells.add(point.champion() == null ? "" : point.champion().toString());
    cells.add(decimal(point.balancedValueAccuracy()));
    cells.add(decimal(point.winRateVsTeacher()));
    cells.add(decimal(point.winRateVsRandom()));
    cells.add(decimal(point.trainingWins()));
    cells.add(decimal(point.exploration()));
    cells.add(decimal(point.exploitability()));
    cells.add(decimal(run.yardstick().randomExploitability()));
    cells.add(quoted(run.settings().starts()));
    return cells.stream().collect(Collectors.joining(","));
  }

  private static String quoted(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  // Not Double.toString: its digits differ between JDKs.
  private static String decimal(@Nullable Double value) {
    if (value == null) {
      return "";
    }
    BigDecimal rounded = new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}

package org.mexbox.runs.record;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records to rows of the tables, and back. */
final class Rows {
  static final String INSERT_RUN =
      """
      INSERT INTO runs (game, agent, opponent, episodes, seed, spacing, starts, version, commit_id,
        jvm, machine, positions, won_positions, random_score, random_vs_teacher,
        random_exploitability, started, seconds, status)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 'RUNNING')""";
  static final String INSERT_POINT =
      """
      INSERT INTO points (run, episode, positions_seen, expert_score, champion,
        balanced_value_accuracy, win_rate_vs_teacher, win_rate_vs_random, training_wins, exploration,
        exploitability)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

  static final String FIND_RUN =
      """
      SELECT id FROM runs WHERE game = ? AND agent = ? AND opponent = ? AND episodes = ?
        AND seed = ? AND spacing = ? AND starts = ? AND version = ? AND commit_id = ?
      ORDER BY status = 'FINISHED' DESC, id DESC LIMIT 1""";

  private Rows() {}

  static @Nullable Object[] values(
      RunSettings settings, Provenance provenance, Yardstick yardstick, Instant started) {
    return new @Nullable Object[] {
      settings.game(),
      settings.agent(),
      settings.opponent(),
      settings.episodes(),
      settings.seed(),
      settings.spacing(),
      settings.starts(),
      provenance.version(),
      provenance.commit(),
      provenance.jvm(),
      provenance.machine(),
      yardstick.positions(),
      yardstick.wonPositions(),
      yardstick.randomScore(),
      yardstick.randomVsTeacher(),
      yardstick.randomExploitability(),
      started.toString()
    };
  }

  static @Nullable Object[] values(long run, CurvePoint point) {
    return new @Nullable Object[] {
      run,
      point.episode(),
      point.positionsSeen(),
      point.expertScore(),
      point.champion(),
      point.balancedValueAccuracy(),
      point.winRateVsTeacher(),
      point.winRateVsRandom(),
      point.trainingWins(),
      point.exploration(),
      point.exploitability()
    };
  }

  static RunRecord run(ResultSet row, List<CurvePoint> curve) throws SQLException {
    return new RunRecord(
        "r" + row.getLong("id"),
        new RunSettings(
            text(row, "game"),
            text(row, "agent"),
            text(row, "opponent"),
            row.getLong("episodes"),
            row.getLong("seed"),
            row.getDouble("spacing"),
            text(row, "starts")),
        new Provenance(
            text(row, "version"), text(row, "commit_id"), text(row, "jvm"), text(row, "machine")),
        new Yardstick(
            row.getLong("positions"),
            row.getLong("won_positions"),
            number(row, "random_score"),
            number(row, "random_vs_teacher"),
            number(row, "random_exploitability")),
        Instant.parse(text(row, "started")),
        row.getDouble("seconds"),
        RunStatus.valueOf(text(row, "status")),
        curve);
  }

  static CurvePoint point(ResultSet row) throws SQLException {
    Double champion = number(row, "champion");
    return new CurvePoint(
        row.getLong("episode"),
        row.getLong("positions_seen"),
        number(row, "expert_score"),
        champion == null ? null : champion != 0,
        number(row, "balanced_value_accuracy"),
        number(row, "win_rate_vs_teacher"),
        number(row, "win_rate_vs_random"),
        number(row, "training_wins"),
        number(row, "exploration"),
        number(row, "exploitability"));
  }

  private static String text(ResultSet row, String column) throws SQLException {
    String text = row.getString(column);
    if (text == null) {
      throw new IllegalArgumentException("no text in " + column);
    }
    return text;
  }

  private static @Nullable Double number(ResultSet row, String column) throws SQLException {
    double value = row.getDouble(column);
    return row.wasNull() ? null : value;
  }
}

package org.mexbox.runs.record;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.mexbox.agents.taught.Teaching;

/** Runs as text for other programs. */
public final class RunExport {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private RunExport() {}

  /**
   * Runs as CSV: UTF-8, a line of names, one line for each evaluation, decimal points whatever the
   * language of the machine, empty where a value was not measured. Lines that begin with {@code #}
   * say what the runs have in common. There is nothing in it of the clock, the machine or the
   * numbering of the store: equal runs give equal bytes. Shares are rounded to 12 decimals.
   */
  public static String csv(List<RunRecord> runs) {
    return CsvText.of(runs);
  }

  /** Runs as a JSON array of {@link #json(RunRecord)}. */
  public static ArrayNode json(List<RunRecord> runs) {
    ArrayNode array = MAPPER.createArrayNode();
    runs.forEach(run -> array.add(json(run)));
    return array;
  }

  /**
   * A run as JSON, with the keys that the command {@code learn} promises; null where something was
   * not measured or not reached. The key {@code taughtBy} is there only if the learner was told the
   * right answers.
   */
  public static ObjectNode json(RunRecord run) {
    RunSettings settings = run.settings();
    ObjectNode json = MAPPER.createObjectNode();
    json.put("id", run.id());
    json.put("game", settings.game());
    json.put("agent", settings.agent());
    if (Teaching.isTaught(settings.agent())) {
      json.put("taughtBy", "teacher");
    }
    json.put("opponent", settings.opponent());
    json.put("starts", settings.starts());
    json.put("seed", settings.seed());
    json.put("episodes", settings.episodes());
    json.put("spacing", settings.spacing());
    json.put("status", run.status().name().toLowerCase(Locale.ROOT));
    json.put("positions", run.yardstick().positions());
    json.put("wonPositions", run.yardstick().wonPositions());
    putResults(json, run);
    json.put("started", run.started().toString());
    json.put("seconds", run.seconds());
    ObjectNode versions = json.putObject("versions");
    versions.put("mexbox", run.provenance().version());
    versions.put("commit", run.provenance().commit());
    versions.put("jvm", run.provenance().jvm());
    versions.put("machine", run.provenance().machine());
    ArrayNode curve = json.putArray("curve");
    run.curve().forEach(point -> putPoint(curve.addObject(), point));
    return json;
  }

  private static void putResults(ObjectNode json, RunRecord run) {
    json.put("randomScore", run.randomScore());
    json.put("randomVsTeacher", run.yardstick().randomVsTeacher());
    json.put("randomExploitability", run.yardstick().randomExploitability());
    CurvePoint last = run.last().orElse(null);
    json.put("positionsSeen", last == null ? null : (Long) last.positionsSeen());
    json.put("expertScore", last == null ? null : last.expertScore());
    json.put("exploitability", last == null ? null : last.exploitability());
    json.put("champion", run.champion());
    json.put("balancedValueAccuracy", last == null ? null : last.balancedValueAccuracy());
    json.put("winRateVsTeacher", last == null ? null : last.winRateVsTeacher());
    json.put("winRateVsRandom", last == null ? null : last.winRateVsRandom());
    OptionalLong mastery = run.episodesToMastery();
    json.put("episodesToMastery", mastery.isPresent() ? (Long) mastery.getAsLong() : null);
  }

  private static void putPoint(ObjectNode json, CurvePoint point) {
    json.put("episode", point.episode());
    json.put("positionsSeen", point.positionsSeen());
    json.put("expertScore", point.expertScore());
    json.put("champion", point.champion());
    json.put("balancedValueAccuracy", point.balancedValueAccuracy());
    json.put("winRateVsTeacher", point.winRateVsTeacher());
    json.put("winRateVsRandom", point.winRateVsRandom());
    json.put("trainingWins", point.trainingWins());
    json.put("exploration", point.exploration());
    json.put("exploitability", point.exploitability());
  }
}

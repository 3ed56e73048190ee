package org.mexbox.runs.curve;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.mexbox.runs.curve.Plot.Learner;
import org.mexbox.runs.curve.Plot.Line;

/** What the script of a report draws. */
final class ReportData {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final double GRAIN = 1e6;

  private final Texts texts;

  ReportData(Texts texts) {
    this.texts = texts;
  }

  /**
   * JSON that may stand inside a script element.
   *
   * @param plots by the id of the element each is drawn in
   */
  String json(Map<String, Plot> plots) {
    ObjectNode data = MAPPER.createObjectNode();
    data.put("language", texts.language());
    data.put("percent", texts.of("percent", "{0}"));
    data.put("games", texts.of("games"));
    data.put("after", texts.of("report.after", "{0}"));
    data.put("hint", texts.of("report.hint"));
    ArrayNode symbols = data.putArray("symbols");
    ArrayNode dashes = data.putArray("dashes");
    for (int i = 0; i < Ink.count(); i++) {
      symbols.add(MAPPER.valueToTree(Ink.at(i).symbol().corners()));
      dashes.add(MAPPER.valueToTree(Ink.at(i).dash()));
    }
    data.set("star", MAPPER.valueToTree(Symbol.STAR.corners()));
    ArrayNode all = data.putArray("plots");
    plots.forEach((id, plot) -> put(all.addObject().put("id", id), plot));
    return data.toString().replace("<", "\\u003c");
  }

  private static void put(ObjectNode json, Plot plot) {
    json.put("steps", plot.steps());
    json.put("isShare", plot.quantity().isShare());
    json.put("top", plot.top());
    ArrayNode references = json.putArray("references");
    plot.references()
        .forEach(r -> references.addObject().put("label", r.label()).put("value", r.value()));
    List<Long> episodes = episodes(plot);
    json.set("episodes", MAPPER.valueToTree(episodes));
    ArrayNode learners = json.putArray("learners");
    for (int i = 0; i < plot.learners().size(); i++) {
      Learner learner = plot.learners().get(i);
      ObjectNode node = learners.addObject();
      node.put("label", learner.label());
      node.put("ink", i % Ink.count());
      node.put("shape", Ink.shape(i));
      node.set("middle", aligned(learner.middle(), episodes));
      learner.band().ifPresent(band -> node.set("low", aligned(band.low(), episodes)));
      learner.band().ifPresent(band -> node.set("high", aligned(band.high(), episodes)));
      ArrayNode runs = node.putArray("runs");
      learner.runs().forEach(run -> runs.add(aligned(run, episodes)));
      ArrayNode champions = node.putArray("champions");
      learner
          .champions()
          .forEach(spot -> champions.addArray().add(spot.episode()).add(short6(spot.value())));
    }
  }

  private static List<Long> episodes(Plot plot) {
    SortedSet<Long> episodes = new TreeSet<>();
    for (Learner learner : plot.learners()) {
      episodes.addAll(learner.middle().episodes());
      learner.runs().forEach(run -> episodes.addAll(run.episodes()));
    }
    return new ArrayList<>(episodes);
  }

  /** The values of a line at the episodes of the plot; null where it has none. */
  private static ArrayNode aligned(Line line, List<Long> episodes) {
    ArrayNode values = MAPPER.createArrayNode();
    int next = 0;
    for (long episode : episodes) {
      if (next < line.episodes().size() && line.episodes().get(next) == episode) {
        values.add(short6(line.values().get(next)));
        next++;
      } else {
        values.addNull();
      }
    }
    return values;
  }

  /** Six decimals; less than all stays less than all. */
  private static double short6(double value) {
    double rounded = Math.rint(value * GRAIN) / GRAIN;
    return value < 1 ? Math.min(rounded, 1 - 1 / GRAIN) : rounded;
  }
}

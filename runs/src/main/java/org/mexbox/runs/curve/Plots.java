package org.mexbox.runs.curve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.play.Seeds;
import org.mexbox.runs.curve.Plot.Edges;
import org.mexbox.runs.curve.Plot.Learner;
import org.mexbox.runs.curve.Plot.Line;
import org.mexbox.runs.curve.Plot.Reference;
import org.mexbox.runs.curve.Plot.Spot;
import org.mexbox.runs.measure.MasteryCurve;
import org.mexbox.runs.measure.MedianCurve;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;

/** Groups of runs to plots. */
final class Plots {
  private final List<RunGroup> groups;
  private final Texts texts;
  private final long bandSeed;

  /**
   * Plots of groups.
   *
   * @param bandSeed the seed of the bootstrap behind the bands
   */
  Plots(List<RunGroup> groups, Texts texts, long bandSeed) {
    this.groups = groups;
    this.texts = texts;
    this.bandSeed = bandSeed;
  }

  Plot of(Quantity quantity) {
    List<Learner> learners = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      learners.add(learner(quantity, i));
    }
    long end =
        groups.stream()
            .flatMap(group -> group.runs().stream())
            .mapToLong(run -> run.last().map(CurvePoint::episode).orElse(0L))
            .max()
            .orElse(0);
    return new Plot(quantity, learners, references(quantity), Math.max(1, end));
  }

  private Learner learner(Quantity quantity, int index) {
    return switch (quantity) {
      case EXPERT_SCORE -> curves(quantity, index, CurvePoint::expertScore);
      case WIN_PROBABILITY -> curves(quantity, index, CurvePoint::winRateVsTeacher);
      case MASTERY -> mastery(index);
      case EXPLOITABILITY -> curves(quantity, index, CurvePoint::exploitability);
    };
  }

  private Learner curves(
      Quantity quantity, int index, Function<CurvePoint, @Nullable Double> value) {
    List<RunRecord> runs = groups.get(index).runs();
    MedianCurve median =
        MedianCurve.of(runs, value, Seeds.stream(bandSeed, quantity.ordinal(), index));
    Optional<Edges> band =
        median
            .band()
            .map(
                edges ->
                    new Edges(
                        new Line(median.episodes(), edges.low()),
                        new Line(median.episodes(), edges.high())));
    return new Learner(
        groups.get(index).label(),
        Ink.at(index),
        runs.stream().map(run -> line(run, value)).filter(l -> !l.episodes().isEmpty()).toList(),
        new Line(median.episodes(), median.values()),
        band,
        quantity == Quantity.EXPERT_SCORE ? champions(runs) : List.of());
  }

  private Learner mastery(int index) {
    if (groups.get(index).runs().stream().allMatch(RunRecord::isAtOnce)) {
      Line none = new Line(List.of(), List.of());
      String label = groups.get(index).label();
      return new Learner(label, Ink.at(index), List.of(), none, Optional.empty(), List.of());
    }
    MasteryCurve curve = MasteryCurve.of(groups.get(index).runs());
    SortedSet<Long> episodes = new TreeSet<>(List.of(0L, curve.end()));
    curve.steps().forEach(step -> episodes.add(step.episode()));
    List<Double> shares = episodes.stream().map(curve::shareAt).toList();
    Line middle = new Line(List.copyOf(episodes), shares);
    return new Learner(
        groups.get(index).label(), Ink.at(index), List.of(), middle, Optional.empty(), List.of());
  }

  private List<Reference> references(Quantity quantity) {
    if (quantity == Quantity.MASTERY) {
      return List.of();
    }
    Function<RunRecord, @Nullable Double> floor =
        switch (quantity) {
          case EXPERT_SCORE -> RunRecord::randomScore;
          case EXPLOITABILITY -> run -> run.yardstick().randomExploitability();
          default -> run -> run.yardstick().randomVsTeacher();
        };
    List<Reference> references = new ArrayList<>();
    references.add(new Reference(texts.of("ceiling"), quantity == Quantity.EXPLOITABILITY ? 0 : 1));
    groups.stream()
        .flatMap(group -> group.runs().stream())
        .map(floor)
        .filter(Objects::nonNull)
        .distinct()
        .sorted(Comparator.reverseOrder())
        .forEach(
            share ->
                references.add(
                    new Reference(texts.of("floor", texts.value(quantity, share)), share)));
    return references;
  }

  private static Line line(RunRecord run, Function<CurvePoint, @Nullable Double> quantity) {
    List<Long> episodes = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    for (CurvePoint point : run.curve()) {
      Double value = quantity.apply(point);
      if (value != null) {
        episodes.add(point.episode());
        values.add(value);
      }
    }
    return new Line(episodes, values);
  }

  private static List<Spot> champions(List<RunRecord> runs) {
    List<Spot> spots = new ArrayList<>();
    for (RunRecord run : runs) {
      CurvePoint since = null;
      for (CurvePoint point : run.curve()) {
        boolean champion = Boolean.TRUE.equals(point.champion());
        since = champion ? (since == null ? point : since) : null;
      }
      Double score = since == null ? null : since.expertScore();
      if (since != null && score != null) {
        spots.add(new Spot(since.episode(), score));
      }
    }
    return spots;
  }
}

package org.mexbox.runs.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;

/**
 * The median of several runs, point by point, after the episodes at which every one of them was
 * evaluated: no point rests on fewer runs than the others.
 *
 * @param episodes the common episodes, ascending
 * @param values the median of the runs at each
 * @param band where the true median curve lies; empty under {@link #RUNS_FOR_A_BAND} runs
 */
public record MedianCurve(List<Long> episodes, List<Double> values, Optional<Band> band) {
  /** Fewer runs make bands that promise 95 % and hold 63 to 91 %. */
  public static final int RUNS_FOR_A_BAND = 20;

  /**
   * A band that holds the whole median curve with 95 % probability, not each point for itself.
   *
   * @param low its lower edge at each common episode
   * @param high its upper edge
   */
  public record Band(List<Double> low, List<Double> high) {

    /** Copies the lists. */
    public Band {
      low = List.copyOf(low);
      high = List.copyOf(high);
    }
  }

  /** Copies the lists. */
  public MedianCurve {
    episodes = List.copyOf(episodes);
    values = List.copyOf(values);
  }

  /**
   * The median of a quantity.
   *
   * @param quantity what is read off a point; points where it is null do not count
   * @param random the source of the bootstrap; not drawn from under {@link #RUNS_FOR_A_BAND} runs
   */
  public static MedianCurve of(
      List<RunRecord> runs,
      Function<CurvePoint, @Nullable Double> quantity,
      RandomGenerator random) {
    List<Long> episodes = commonEpisodes(runs, quantity);
    double[][] scores =
        runs.stream().map(run -> values(run, episodes, quantity)).toArray(double[][]::new);
    double[] medians = medians(scores, episodes.size());
    Optional<Band> band =
        runs.size() < RUNS_FOR_A_BAND || episodes.isEmpty()
            ? Optional.empty()
            : Optional.of(SimultaneousBand.around(medians, scores, random));
    return new MedianCurve(episodes, boxed(medians), band);
  }

  private static List<Long> commonEpisodes(
      List<RunRecord> runs, Function<CurvePoint, @Nullable Double> quantity) {
    SortedSet<Long> common = new TreeSet<>();
    for (int i = 0; i < runs.size(); i++) {
      SortedSet<Long> own =
          runs.get(i).curve().stream()
              .filter(point -> quantity.apply(point) != null)
              .map(CurvePoint::episode)
              .collect(Collectors.toCollection(TreeSet::new));
      if (i == 0) {
        common = own;
      } else {
        common.retainAll(own);
      }
    }
    return new ArrayList<>(common);
  }

  private static double[] values(
      RunRecord run, List<Long> episodes, Function<CurvePoint, @Nullable Double> quantity) {
    SortedSet<Long> wanted = new TreeSet<>(episodes);
    double[] values = new double[episodes.size()];
    int filled = 0;
    for (CurvePoint point : run.curve()) {
      Double value = quantity.apply(point);
      if (value != null && wanted.contains(point.episode())) {
        values[filled++] = value;
      }
    }
    return values;
  }

  private static double[] medians(double[][] rows, int columns) {
    double[] medians = new double[columns];
    for (int c = 0; c < columns; c++) {
      double[] column = sortedColumn(rows, c);
      medians[c] = (column[(rows.length - 1) / 2] + column[rows.length / 2]) / 2;
    }
    return medians;
  }

  /** A column of a table, ascending. */
  static double[] sortedColumn(double[][] rows, int column) {
    return Arrays.stream(rows).mapToDouble(row -> row[column]).sorted().toArray();
  }

  static List<Double> boxed(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}

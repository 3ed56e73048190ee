package org.mexbox.runs.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;

/**
 * Several learners, each of which learns each of several games with several seeds. The learners
 * count as independent samples: equal seeds do not pair them.
 *
 * @param title what it is called
 * @param question what it asks; may be empty
 * @param games the canonical texts of the games, one or more
 * @param contenders the learners, one or more, with labels that differ
 * @param runs how many seeds each learner gets in each game, 1..10,000
 * @param seed the first of them; the others follow it
 * @param spacing how much later each examination is than the one before it, a factor
 */
public record Comparison(
    String title,
    String question,
    List<String> games,
    List<Contender> contenders,
    int runs,
    long seed,
    double spacing) {
  /** With fewer than 20, intervals and bands promise more than they hold. */
  public static final int DEFAULT_RUNS = 30;

  /** The most seeds. */
  public static final int MAX_RUNS = 10_000;

  /** Copies the lists and checks the seeds. */
  public Comparison {
    games = List.copyOf(games);
    contenders = List.copyOf(contenders);
    if (runs < 1 || runs > MAX_RUNS) {
      throw InputError.of("runs", "must be 1.." + MAX_RUNS, runs);
    }
  }

  /** The same for other seeds. */
  public Comparison withSeeds(int count, long first) {
    return new Comparison(title, question, games, contenders, count, first, spacing);
  }

  /** The same on another game alone. */
  public Comparison onGame(String game) {
    return new Comparison(title, question, List.of(game), contenders, runs, seed, spacing);
  }

  /** The same with examinations after other episodes. */
  public Comparison withSpacing(double factor) {
    return new Comparison(title, question, games, contenders, runs, seed, factor);
  }

  /** All its runs: game by game, in each learner by learner, seeds ascending. */
  public List<RunSettings> settings() {
    List<RunSettings> settings = new ArrayList<>();
    for (String game : games) {
      for (Contender each : contenders) {
        RunSettings first = each.settings(game, seed, spacing);
        IntStream.range(0, runs).forEach(k -> settings.add(first.withSeed(seed + k)));
      }
    }
    return settings;
  }

  /**
   * The runs that were made of {@link #settings}, together by game and learner; for each game as
   * many groups as there are contenders, in their order.
   */
  public List<RunGroup> groups(List<RunRecord> records) {
    List<RunGroup> groups = new ArrayList<>();
    for (int from = 0; from < records.size(); from += runs) {
      String label = contenders.get(groups.size() % contenders.size()).label();
      groups.add(new RunGroup(label, records.subList(from, from + runs)));
    }
    return groups;
  }
}

package org.mexbox.agents.search;

import java.util.HashMap;
import java.util.Map;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/**
 * The moves that a search finds best. Its random games are drawn from the seed of the settings and
 * the text of the position: so it says the same whenever, in whatever order and on whatever thread
 * it is asked.
 */
final class SearchPolicy implements Policy, Valuation {
  private static final int MAX_KEPT = 100_000;

  private final MonteCarloTreeSearch spec;
  // An exam asks for the moves and then for the value.
  private final Map<Position, Findings> kept = new HashMap<>();

  SearchPolicy(MonteCarloTreeSearch spec) {
    this.spec = spec;
  }

  @Override
  public double[] probabilities(Position position) {
    return findings(position).probabilities(position);
  }

  @Override
  public double value(Position position) {
    return findings(position).value();
  }

  private Findings findings(Position position) {
    Position root = position.canonical();
    Findings known = kept.get(root);
    if (known == null) {
      known = new Search(spec, root, spec.stream(root.toString())).run();
      if (kept.size() < MAX_KEPT) {
        kept.put(root, known);
      }
    }
    return known;
  }
}

package org.mexbox.agents.search;

import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;

/** Searches; keeps nothing but the number of episodes it was shown. */
final class SearchAgent implements Agent {
  private final MonteCarloTreeSearch spec;
  private final SearchPolicy greedy;
  private long episodes;

  SearchAgent(MonteCarloTreeSearch spec, long episodes) {
    this.spec = spec;
    this.greedy = new SearchPolicy(spec);
    this.episodes = episodes;
  }

  /** {@inheritDoc} Each move is searched for with a seed of its own, so that games differ. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    Findings findings = new Search(spec, position, Seeds.stream(random.nextLong())).run();
    return position.moves().get(Draws.index(findings.probabilities(position), random));
  }

  @Override
  public AgentSpec spec() {
    return spec;
  }

  @Override
  public Policy greedy() {
    return greedy;
  }

  @Override
  public void learn(Episode episode, Set<Seat> own) {
    episodes++;
  }

  @Override
  public long episodes() {
    return episodes;
  }

  /** {@inheritDoc} None: it remembers none. */
  @Override
  public long positionsSeen() {
    return 0;
  }

  @Override
  public OptionalDouble exploration() {
    return OptionalDouble.empty();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeLong(episodes);
  }
}

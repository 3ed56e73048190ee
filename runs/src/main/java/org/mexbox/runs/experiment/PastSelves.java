package org.mexbox.runs.experiment;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.environments.Game;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;

/**
 * A learner as it was before. Every so many episodes, before the first of them too, a copy of the
 * learner joins the pool; when the pool is full the oldest leaves. Each episode is played by one of
 * the pool, all with equal probability. Copies play without exploring and do not learn.
 *
 * <p>Against its present self alone a learner can go round in circles: it learns to beat what it
 * does today and forgets what beat it yesterday. Playing the average of the past is the idea of
 * fictitious play (Brown, Iterative solution of games by fictitious play, 1951).
 */
final class PastSelves implements Partner {
  private final Game game;
  private final Opponent.Past settings;
  // A copy is always made of the bytes that are saved, so it is the same one after a resume.
  private final Deque<byte[]> files = new ArrayDeque<>();
  private final List<Policy> pool = new ArrayList<>();

  /**
   * The pool as {@link #files} gave it; empty before the first episode.
   *
   * @throws org.mexbox.environments.InputError if a file is damaged or of another game
   */
  PastSelves(Game game, Opponent.Past settings, List<byte[]> files) {
    this.game = game;
    this.settings = settings;
    files.forEach(this::join);
  }

  private void join(byte[] file) {
    files.addLast(file);
    pool.add(AgentFile.fromBytes(file, "saved past self").agent(game).greedy());
    if (pool.size() > settings.keep()) {
      files.removeFirst();
      pool.remove(0);
    }
  }

  @Override
  public Player player(long number, Agent learner, RandomGenerator random) {
    if (number % settings.every() == 0) {
      join(AgentFile.of(game, learner).toBytes());
    }
    return pool.get(random.nextInt(pool.size()));
  }

  @Override
  public List<byte[]> files() {
    return List.copyOf(files);
  }
}

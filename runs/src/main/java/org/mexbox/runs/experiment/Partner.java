package org.mexbox.runs.experiment;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.environments.Game;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Player;

/** Whoever sits in the other seat while a learner trains. */
interface Partner {

  /**
   * Who plays an episode.
   *
   * @param number of the episode, 0 for the first of the run; each is asked for once, ascending
   * @param learner who trains, as it is before the episode
   */
  Player player(long number, Agent learner, RandomGenerator random);

  /** Hears of an episode in which it sat in {@code seat}. */
  default void played(Episode episode, Seat seat) {}

  /** All that changes in it while it plays, as agent files. */
  default List<byte[]> files() {
    return List.of();
  }

  /** Who always plays in the same way. */
  record Fixed(Player player) implements Partner {
    @Override
    public Player player(long number, Agent learner, RandomGenerator random) {
      return player;
    }
  }

  /** Who learns from the same episodes. */
  record Learning(Game game, Agent agent) implements Partner {
    @Override
    public Player player(long number, Agent learner, RandomGenerator random) {
      return agent;
    }

    @Override
    public void played(Episode episode, Seat seat) {
      agent.learn(episode, Set.of(seat));
    }

    @Override
    public List<byte[]> files() {
      return List.of(AgentFile.of(game, agent).toBytes());
    }
  }
}

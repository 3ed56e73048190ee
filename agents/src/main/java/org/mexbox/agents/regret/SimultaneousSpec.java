package org.mexbox.agents.regret;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.AgentSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/** The name and settings of a learner of simultaneous games. */
public interface SimultaneousSpec extends AgentSpec {

  /**
   * A learner that knows nothing yet.
   *
   * @throws org.mexbox.environments.LimitError if too many positions can follow the start
   */
  SimultaneousAgent create(SimultaneousGame game);

  /**
   * A learner as it was saved.
   *
   * @throws IOException if the data are cut or not of this learner
   */
  SimultaneousAgent load(SimultaneousGame game, DataInput in) throws IOException;

  /**
   * The spec, if it is one of these.
   *
   * @throws InputError if its agents move in turn
   */
  static SimultaneousSpec of(AgentSpec spec) {
    if (spec instanceof SimultaneousSpec simultaneous) {
      return simultaneous;
    }
    throw InputError.of(
        "agent", "must be one that learns to choose at the same time", spec.name(), "regret");
  }

  /**
   * The learner of a file.
   *
   * @throws InputError if it learnt another game, or its file is damaged
   */
  static SimultaneousAgent load(AgentFile file, SimultaneousGame game) {
    SimultaneousSpec spec = of(file.spec());
    return file.learner(game.toString(), in -> spec.load(game, in));
  }

  @Override
  default MixedPolicy atOnce(SimultaneousGame game) {
    return create(game).policy();
  }

  /** {@inheritDoc} Never: it learns games in which both choose at once. */
  @Override
  default Agent create(Game game) {
    throw InputError.of(
        "agent", name() + " must have a game in which both choose at once", game, "hap:15");
  }

  @Override
  default Agent load(Game game, DataInput in) {
    return create(game);
  }
}

package org.mexbox.runs.command;

import java.nio.file.Path;
import java.util.Locale;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.experiment.Players;
import org.mexbox.runs.experiment.SavedRuns;
import org.mexbox.runs.record.RunStore;

/**
 * A learner as it was saved last, and the game it learnt.
 *
 * @param name as the command names it
 */
record LearnerSource(String name, Game game, Agent agent) {

  /**
   * The learner of a recorded run, or of an agent file.
   *
   * @throws org.mexbox.environments.InputError if there is none
   */
  static LearnerSource of(String text, StoreOption store) {
    String id = text.strip().toLowerCase(Locale.ROOT);
    if (!Players.isRun(id)) {
      AgentFile file = AgentFile.read(Path.of(text));
      return new LearnerSource(text, file.game(), file.agent());
    }
    try (RunStore open = store.openReadOnly()) {
      Game game = Catalogue.game(open.run(id).settings().game());
      return new LearnerSource(id, game, SavedRuns.agent(open, id, game));
    }
  }
}

package org.mexbox.runs.experiment;

import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.regret.SimultaneousAgent;
import org.mexbox.agents.regret.SimultaneousSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import org.mexbox.runs.record.SavedAgentBytes;

/** Learners out of the record. */
public final class SavedRuns {
  private SavedRuns() {}

  /**
   * The learner of a run as it was saved last, ready to play a game.
   *
   * @throws InputError if the run does not exist, or learnt another game
   */
  public static Agent agent(RunStore store, String id, Game game) {
    return AgentFile.fromBytes(agentFile(store, id), "run " + id).agent(game);
  }

  /**
   * The learner of a run in a game in which both choose at once.
   *
   * @throws InputError if the run does not exist, or learnt another game
   */
  public static SimultaneousAgent agent(RunStore store, String id, SimultaneousGame game) {
    return SimultaneousSpec.load(AgentFile.fromBytes(agentFile(store, id), "run " + id), game);
  }

  /** The agent file of a run's learner, to be kept elsewhere. */
  public static byte[] agentFile(RunStore store, String id) {
    return Trainee.learnerFile(store.agent(id).bytes());
  }

  /** A recorded run, taken back to where its learner was saved last. */
  static TrainingRun resume(RunStore store, String id, Lessons lessons) {
    RunRecord record = store.run(id);
    if (record.curve().isEmpty()) {
      return TrainingRun.begin(record.settings(), lessons.fresh(record.settings()));
    }
    SavedAgentBytes saved = store.agent(id);
    Lesson lesson = lessons.load(record.settings(), saved.bytes());
    TrainingRun run = TrainingRun.resume(record.settings(), lesson, saved.episode());
    store.truncateAfter(id, saved.episode());
    return run;
  }
}

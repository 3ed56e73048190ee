package org.mexbox.agents.matchbox;

import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Preset;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.table.BoxOrder;

/** Rules of matchbox machines with a name. */
public enum MatchboxPreset implements Preset {
  /**
   * Ours: one bead of each colour; one more of the colour played for a win, in every opened box;
   * Gardner's punishment for a loss. But an empty box plays on, and one move in twenty is made
   * without a look into the box, so that no position is forgotten.
   */
  MEXBOX {
    @Override
    public AgentSpec settings() {
      Schedule epsilon = Schedule.constant(0.05);
      return machine(Beads.of(1), 1, 0, Punish.LAST, Resign.NO, epsilon);
    }
  },
  /**
   * MENACE (Michie 1961, 1963): 4, 3, 2, 1 beads of each colour by the machine's 1st, 2nd, 3rd, 4th
   * move; every opened box gets 3 beads of the colour played for a win and 1 for a draw, and loses
   * the played bead for a loss. An empty box gives up, the first one for good: against perfect play
   * that is how most of these machines end.
   */
  MICHIE {
    @Override
    public AgentSpec settings() {
      return machine(Beads.of(4, 3, 2, 1), 3, 1, Punish.ALL, Resign.YES, Schedule.constant(0));
    }
  },
  /**
   * HER (Gardner 1962): one bead of each colour; nothing for a win; for a loss the bead of the last
   * move is taken, and if that empties the box, that of the move before it. An empty box gives up.
   */
  GARDNER {
    @Override
    public AgentSpec settings() {
      return machine(Beads.of(1), 0, 0, Punish.LAST, Resign.YES, Schedule.constant(0));
    }
  };

  MatchboxMachine machine(
      Beads start, int win, int draw, Punish punish, Resign resign, Schedule epsilon) {
    return new MatchboxMachine(
        this, start, win, draw, 1, punish, 0, Beads.MOST, BoxOrder.SORTED, resign, epsilon);
  }
}

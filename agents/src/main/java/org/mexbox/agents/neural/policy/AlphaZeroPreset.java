package org.mexbox.agents.neural.policy;

import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Preset;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.table.BoxOrder;

/** Settings of {@link AlphaZero} with a name. */
public enum AlphaZeroPreset implements Preset {
  /** Ours: small, and made to learn Nim in minutes. */
  MEXBOX {
    @Override
    public AgentSpec settings() {
      return new AlphaZero();
    }
  },
  /**
   * Those of Zhou and Riis, <i>Impartial Games: A Challenge for Reinforcement Learning</i> (arXiv
   * 2205.12787), on five heaps: a long short-term memory of 128 units that reads unary cells, 100
   * games for each time of learning, 50 simulations, Dirichlet noise of .35 with a share of .25,
   * temperature 1 for 3 plies, batches of 128, values from outcomes. The rate, the decay and c_puct
   * are those of the program published with the paper; the memory holds about what 100 games bring,
   * for there they learn from the latest games only. The module's README lists what differs.
   */
  ZHOU_RIIS {
    @Override
    public AgentSpec settings() {
      return new AlphaZero(
          this,
          HeapFeatures.CELLS,
          BoxOrder.ORDERED,
          NetworkForm.LSTM,
          /* layers= */ 1,
          /* width= */ 128,
          /* rate= */ 0.01,
          /* decay= */ 0.0001,
          /* simulations= */ 50,
          /* bonus= */ 3,
          /* urgency= */ 0,
          Proofs.NO,
          /* alpha= */ 0.35,
          /* noise= */ 0.25,
          /* temperature= */ 1,
          /* plies= */ 3,
          ValueTarget.OUTCOME,
          /* games= */ 100,
          /* review= */ 0,
          /* steps= */ 32,
          /* batch= */ 128,
          /* memory= */ 1_000,
          /* search= */ 0);
    }
  }
}

package org.mexbox.agents.taught;

import java.util.function.Supplier;
import org.mexbox.agents.Agent;

/** The one way by which answers come to an agent: its name has to say so. */
public final class Teaching {
  /** How the names of those begin who are told answers. */
  public static final String PREFIX = "taught-";

  private Teaching() {}

  /**
   * True if an agent is told answers.
   *
   * @param agent its name, with or without settings
   */
  public static boolean isTaught(String agent) {
    return agent.startsWith(PREFIX);
  }

  /**
   * Teaches an agent whose name says that it is taught. Of all others nothing is changed, and the
   * key is not even asked for.
   *
   * @throws IllegalStateException if an agent could take answers and its name does not say so, or
   *     the other way round
   */
  public static void teach(Agent agent, Supplier<AnswerKey> key) {
    boolean takesAnswers = agent instanceof TaughtAgent;
    if (takesAnswers != isTaught(agent.spec().name())) {
      throw new IllegalStateException(
          agent.spec().name() + ": a name begins with " + PREFIX + " exactly if it is taught");
    }
    if (agent instanceof TaughtAgent taught) {
      taught.teach(key.get());
    }
  }
}

package org.mexbox.runs.experiment;

import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.runs.record.RunSettings;

/** Who can be trained, and for how long unless someone says so. */
public final class Learners {
  private static final long DEFAULT = 10_000;
  private static final long OF_MATCHBOXES = 100_000;
  // Networks: what takes half a minute.
  private static final long OF_ALPHAZERO = 3_000;
  private static final long OF_POLICY_GRADIENT = 100_000;
  // A step each.
  private static final long OF_TAUGHT_NETWORK = 3_000;

  private Learners() {}

  /**
   * Reads an agent that learns.
   *
   * @throws InputError if there is no such agent, or it keeps nothing of a game
   */
  public static AgentSpec parse(String text, AnyGame game) {
    AgentSpec spec = Agents.parse(text);
    if (!spec.learns()) {
      throw InputError.of(
          "agent",
          "must be one that learns; " + spec.name() + " keeps nothing of a game",
          text,
          "mexbox exam " + game + " --agent " + text);
    }
    return spec;
  }

  /** How many episodes a learner gets by default: enough for Nim with four heaps. */
  public static long episodes(AgentSpec spec) {
    return switch (spec.name()) {
      case "matchbox" -> OF_MATCHBOXES;
      case "alphazero" -> OF_ALPHAZERO;
      case "policy-gradient" -> OF_POLICY_GRADIENT;
      case "taught-network" -> OF_TAUGHT_NETWORK;
      default -> DEFAULT;
    };
  }

  /**
   * Makes a learner and its partner and forgets them, without an exam.
   *
   * @throws InputError if there is no such game, or one of them cannot play it
   */
  public static void check(RunSettings settings) {
    Lessons.check(settings);
  }
}

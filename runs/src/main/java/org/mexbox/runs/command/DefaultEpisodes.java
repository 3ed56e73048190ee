package org.mexbox.runs.command;

/** How long a learner trains when nobody says: as long as it takes on a board of four heaps. */
final class DefaultEpisodes {
  private static final long DEFAULT = 10_000;
  private static final long OF_MATCHBOXES = 100_000;
  // Networks: what takes half a minute.
  private static final long OF_ALPHAZERO = 3_000;
  private static final long OF_POLICY_GRADIENT = 100_000;

  // A step each.
  private static final long OF_TAUGHT_NETWORK = 3_000;

  private DefaultEpisodes() {}

  static long of(String agent) {
    return switch (agent.split(":", 2)[0].strip()) {
      case "matchbox" -> OF_MATCHBOXES;
      case "alphazero" -> OF_ALPHAZERO;
      case "policy-gradient" -> OF_POLICY_GRADIENT;
      case "taught-network" -> OF_TAUGHT_NETWORK;
      default -> DEFAULT;
    };
  }
}

package org.mexbox.runs.command;

/** How long a learner trains when nobody says: as long as it takes on a board of four heaps. */
final class DefaultEpisodes {
  private static final long DEFAULT = 10_000;
  private static final long OF_MATCHBOXES = 100_000;

  private DefaultEpisodes() {}

  static long of(String agent) {
    return agent.startsWith("matchbox") ? OF_MATCHBOXES : DEFAULT;
  }
}

package org.mexbox.agents.matchbox;

/** What a machine does in training when the box it opens is empty. */
public enum Resign {
  /** It gives up. */
  YES,
  /** It makes any move, and plays on. */
  NO
}

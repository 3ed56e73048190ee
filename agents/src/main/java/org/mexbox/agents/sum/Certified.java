package org.mexbox.agents.sum;

import java.util.Optional;

/** An agent that may come to prove what it has learnt. */
public interface Certified {

  /** What it has proved; empty while it is still learning. */
  Optional<Certificate> certificate();
}

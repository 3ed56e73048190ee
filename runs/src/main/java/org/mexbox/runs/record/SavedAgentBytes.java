package org.mexbox.runs.record;

/** A learner as it was saved, and when. */
public final class SavedAgentBytes {
  private final long episode;
  private final byte[] bytes;

  SavedAgentBytes(long episode, byte[] bytes) {
    this.episode = episode;
    this.bytes = bytes;
  }

  /** How many episodes it had learnt from. */
  public long episode() {
    return episode;
  }

  /** A copy of what was saved. */
  public byte[] bytes() {
    return bytes.clone();
  }
}

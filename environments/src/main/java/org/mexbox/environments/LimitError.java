package org.mexbox.environments;

/**
 * What was asked for is well said, but cannot be done within a limit: the message is one line that
 * names the limit, what it was met with, and how to raise it or do without.
 */
public final class LimitError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A limit in the words a person reads. */
  public LimitError(String message) {
    super(message);
  }

  /** {@code positions: 8 needed, at most 5 allowed; choose a smaller start}. */
  public static LimitError of(String what, Object needed, Object allowed, String remedy) {
    return new LimitError(
        what + ": " + needed + " needed, at most " + allowed + " allowed; " + remedy);
  }
}

package org.mexbox.environments;

import java.util.List;

/**
 * Somebody asked for what cannot be: the message is one line for that person, with the argument,
 * the rule, the value and, where there is one, the nearest valid input.
 */
public final class InputError extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 60;

  private InputError(String message) {
    super(message);
  }

  /** {@code heap 3: must be 0..63, was 99}. */
  public static InputError of(String argument, String rule, Object value) {
    return new InputError(argument + ": " + rule + ", was " + quote(value));
  }

  /** {@code move: must be legal in 3,4, was "9->1"; try 3->0}. */
  public static InputError of(String argument, String rule, Object value, String nearest) {
    return new InputError(
        argument
            + ": "
            + rule
            + ", was "
            + quote(value)
            + (nearest.isEmpty() ? "" : "; try " + nearest));
  }

  /** {@code move: must be legal in 3,4, was "9->1"; try 3->0, 3->1, ...}. */
  public static InputError illegal(Object move, Position position) {
    return of("move", "must be legal in " + position, move, some(position.moves()));
  }

  /** The same, said of a place: {@code games.yaml line 4, heap 3: must be 0..63, was 99}. */
  public InputError in(String place) {
    return new InputError(place + ", " + getMessage());
  }

  /** The first few of a list of things to try, as text. */
  public static String some(List<?> valid) {
    List<String> first = valid.stream().limit(4).map(String::valueOf).toList();
    return String.join(", ", first) + (valid.size() > first.size() ? ", ..." : "");
  }

  private static String quote(Object value) {
    if (value instanceof Number) {
      return value.toString();
    }
    // One line, and no control character of the input reaches a terminal.
    String text = value.toString().replaceAll("\\p{Cntrl}", "?");
    int points = text.codePointCount(0, text.length());
    String shown =
        points <= SHOWN ? text : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "...";
    return '"' + shown + '"';
  }
}

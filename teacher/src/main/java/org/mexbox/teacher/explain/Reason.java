package org.mexbox.teacher.explain;

import java.util.List;

/**
 * A sentence of the bundle with what stands in it.
 *
 * @param key which sentence
 * @param values for {@code {0}} and so on
 */
public record Reason(String key, List<Object> values) {

  /** Copies the list. */
  public Reason {
    values = List.copyOf(values);
  }

  /** A sentence. */
  public static Reason of(String key, Object... values) {
    return new Reason(key, List.of(values));
  }
}

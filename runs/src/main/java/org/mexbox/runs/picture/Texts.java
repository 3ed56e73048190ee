package org.mexbox.runs.picture;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import org.mexbox.environments.text.Bundles;

/** What pictures say. */
final class Texts {
  private Texts() {}

  /** A text with its parts filled in, numbers as they are. */
  static String of(String key, Object... parts) {
    String pattern = Bundles.of(Texts.class, "texts", Locale.getDefault()).getString(key);
    Object[] plain = Arrays.stream(parts).map(String::valueOf).toArray();
    return new MessageFormat(pattern, Locale.ROOT).format(plain);
  }

  /** About how wide a text is in a sans-serif font. */
  static double width(String text, double size) {
    return text.codePoints()
            .mapToDouble(point -> "ijl.,:;|'! ".indexOf(point) < 0 ? 0.64 : 0.34)
            .sum()
        * size;
  }
}

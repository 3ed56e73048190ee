package org.mexbox.runs.curve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text into pages. */
final class Html {
  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z-]+(?:\\.[a-z]+)?)}}");

  private Html() {}

  /** Text so that it is shown as it is, in elements and in attributes; no line ends before a %. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace(" %", "\u00a0%");
  }

  /** A template with every {@code {{key}}} filled in once. */
  static String fill(String template, Map<String, String> values) {
    return PLACE
        .matcher(template)
        .replaceAll(
            found -> {
              String value = values.get(found.group(1));
              if (value == null) {
                throw new IllegalStateException("no value for " + found.group());
              }
              return Matcher.quoteReplacement(value);
            });
  }

  /** A text file of the class path. */
  static String resource(String path) {
    try (InputStream in = Html.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("missing from the program: " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}

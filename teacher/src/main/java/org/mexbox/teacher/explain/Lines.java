package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.mexbox.environments.text.Bundles;

/** Lines of an explanation: sentences from the bundle, broken between words at 80 columns. */
final class Lines {
  static final int WIDTH = 80;

  private final ResourceBundle texts;
  private final List<String> lines = new ArrayList<>();

  Lines(Locale locale) {
    texts = Bundles.of(Lines.class, "explanations", locale);
  }

  /**
   * A text of the bundle, {@code {0}} and so on replaced by the values, {@code {0|move|moves}} by
   * the first word where the value is 1, else by the second.
   */
  String text(String key, Object... values) {
    // No MessageFormat: it would write 1000000000 as 1,000,000,000, and is slow to start.
    String text = texts.getString(key);
    for (int i = 0; i < values.length; i++) {
      String value = String.valueOf(values[i]);
      text = chosen(text.replace("{" + i + "}", value), "{" + i + "|", value.equals("1") ? 0 : 1);
    }
    return text;
  }

  private static String chosen(String text, String opening, int form) {
    String rest = text;
    for (int at = rest.indexOf(opening); at >= 0; at = rest.indexOf(opening)) {
      int end = rest.indexOf('}', at);
      String[] forms = rest.substring(at + opening.length(), end).split("\\|", 2);
      rest = rest.substring(0, at) + forms[form] + rest.substring(end + 1);
    }
    return rest;
  }

  /** {@code 1, 2 and 3} */
  String listed(List<Integer> numbers) {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < numbers.size(); i++) {
      boolean isLast = i > 0 && i == numbers.size() - 1;
      list.append(i == 0 ? "" : isLast ? text("and") : ", ").append(numbers.get(i));
    }
    return list.toString();
  }

  /** Adds a sentence of the bundle. */
  Lines say(String key, Object... values) {
    String rest = text(key, values);
    while (rest.length() > WIDTH) {
      int space = rest.lastIndexOf(' ', WIDTH);
      int end = space > 0 ? space : WIDTH;
      lines.add(rest.substring(0, end).strip());
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
    return this;
  }

  /** Adds a line as it stands. */
  Lines row(String line) {
    lines.add(line.stripTrailing());
    return this;
  }

  List<String> list() {
    return List.copyOf(lines);
  }
}

package org.mexbox.runs.command;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.text.Bundles;
import org.mexbox.teacher.explain.Explanation;

/** What the commands say, from the resource bundle {@code texts} beside this class. */
final class Texts {
  private static final int LONG = 60;

  private Texts() {}

  /** All of them; the descriptions of commands and options too. */
  static ResourceBundle bundle() {
    return Bundles.of(Texts.class, "texts", Locale.getDefault());
  }

  /**
   * A text with its parts filled in; whole numbers as they are, others as the caller wrote them.
   */
  static String of(String key, Object... parts) {
    String pattern = bundle().getString(key);
    Object[] plain = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      // Numbers as text: no locale's thousands separators, so that output is equal everywhere.
      plain[i] = String.valueOf(parts[i]);
    }
    return new MessageFormat(pattern, Locale.ROOT).format(plain);
  }

  /** Who wins at the end of play, as part of a sentence. */
  static String rule(Ruleset rules) {
    if (rules.impartial()) {
      return of("rule." + rules.convention().word());
    }
    String sentence = ruleSentence(rules);
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1, sentence.length() - 1);
  }

  /** Who wins at the end of play, as a sentence of its own. */
  static String ruleSentence(Ruleset rules) {
    return rules.impartial()
        ? of("rule." + rules.convention().word() + ".sentence")
        : Explanation.in(Locale.getDefault()).rule(rules);
  }

  /** A share as a percentage with one decimal: {@code 98.2 %}. */
  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /** The same with enough decimals that a rare event does not vanish: {@code 0.67 %}. */
  static String exactPercent(double share) {
    return String.format(Locale.ROOT, "%.2f %%", 100 * share);
  }

  /** A share with three decimals: {@code 0.982}; less than all is never 1.000. */
  static String share(double share) {
    return String.format(Locale.ROOT, "%.3f", share < 1 ? Math.min(share, 0.999) : share);
  }

  /** A long number cut where a reader would stop: with the digits it has in all. */
  static String shortened(String number) {
    return number.length() <= LONG
        ? number
        : of("long-number", number.substring(0, LONG / 2), number.length());
  }

  /** A text at the right edge of so many columns, or as long as it is. */
  static String right(Object text, int columns) {
    // Not String.format, which is slow to start.
    String plain = String.valueOf(text);
    return " ".repeat(Math.max(0, columns - plain.length())) + plain;
  }

  /** A whole number with thin groups: {@code 645,120}. */
  static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** A text in lines of at most so many characters, broken at blanks. */
  static String wrapped(String text, int width) {
    StringBuilder lines = new StringBuilder();
    int at = 0;
    for (String word : text.strip().split("\\s+")) {
      boolean fits = at + 1 + word.length() <= width;
      lines.append(lines.isEmpty() ? "" : fits ? " " : "\n").append(word);
      at = fits && at > 0 ? at + 1 + word.length() : word.length();
    }
    return lines.toString();
  }
}

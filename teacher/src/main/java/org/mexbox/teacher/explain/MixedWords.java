package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.exact.Fraction;

/** Why a mixed strategy is optimal: what it guarantees, and what the other one concedes. */
public final class MixedWords {
  private static final int LONG = 24;
  private static final int TABLE = 9;

  private final Lines lines;
  private final String value;

  /**
   * The beginning of an explanation.
   *
   * @param value the value, exactly or as an interval
   * @param decimal about the same
   */
  public MixedWords(Locale locale, String value, double decimal) {
    this.lines = new Lines(locale);
    this.value = value.length() <= LONG + 8 ? value : lines.text("mixed.about", decimal(decimal));
  }

  /** The explanation of a position in which play has ended. */
  public static List<String> over(Locale locale) {
    return new Lines(locale).say("mixed.over").list();
  }

  /** A probability, as a fraction if it is short. */
  public static String number(Fraction number) {
    String text = number.toString();
    return text.length() <= LONG ? text : decimal(number.doubleValue());
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.6f", number);
  }

  /**
   * What a seat's strategy does.
   *
   * @param what {@code guaranteed} for FIRST, {@code conceded} for SECOND
   * @param strategy its moves with their probabilities
   */
  public MixedWords guarantee(String what, List<String> strategy) {
    String form = strategy.size() == 1 ? ".pure" : ".mixed";
    lines.say("mixed." + what + form, String.join(", ", strategy), value);
    return this;
  }

  /** Which moves are optimal alone; nothing is said if there is only one or none. */
  public MixedWords pure(List<String> moves) {
    if (moves.size() > 1) {
      lines.say("mixed.pure", String.join(", ", moves));
    }
    return this;
  }

  /** The seats are alike. */
  public MixedWords symmetric() {
    lines.say("mixed.symmetric");
    return this;
  }

  /** The value is known between bounds only. */
  public MixedWords enclosed() {
    lines.say("mixed.enclosed");
    return this;
  }

  /**
   * The value is exact, but the strategies are not.
   *
   * @param reached between which numbers lies what they reach
   */
  public MixedWords rounded(String reached) {
    lines.say("mixed.rounded", reached);
    return this;
  }

  /** The turn as a table, if it is small enough to read. */
  public MixedWords table(List<?> rows, List<?> columns, List<List<Fraction>> entries) {
    if (columns.size() > TABLE || rows.size() > TABLE) {
      return this;
    }
    lines.say("mixed.table");
    List<String> head = new ArrayList<>(List.of(""));
    columns.forEach(column -> head.add(column.toString()));
    lines.row(line(head));
    for (int row = 0; row < rows.size(); row++) {
      List<String> cells = new ArrayList<>(List.of(rows.get(row).toString()));
      entries.get(row).forEach(entry -> cells.add(cell(entry)));
      lines.row(line(cells));
    }
    return this;
  }

  private static String cell(Fraction entry) {
    String text = entry.toString();
    return text.length() <= 6 ? text : String.format(Locale.ROOT, "%.3f", entry.doubleValue());
  }

  private static String line(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (String cell : cells) {
      String shown = cell.length() <= 7 ? cell : cell.substring(0, 7);
      line.append(" ".repeat(8 - shown.length())).append(shown);
    }
    return line.toString();
  }

  /** All of it. */
  public List<String> lines() {
    return lines.list();
  }
}

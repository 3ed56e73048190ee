package org.mexbox.runs.curve;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import org.mexbox.runs.measure.MedianCurve;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.measure.Share;

/** What charts and reports say, in one language. */
final class Texts {
  private final ResourceBundle bundle;
  private final Locale locale;

  Texts(Locale locale) {
    this.locale = locale;
    // Without fallback: who asks for English gets it, whatever the language of the machine.
    Control control = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
    this.bundle = ResourceBundle.getBundle("org.mexbox.runs.curve.texts", locale, control);
  }

  /** The language tag of the texts that were found. */
  String language() {
    String language = bundle.getLocale().getLanguage();
    return language.isEmpty() ? "en" : language;
  }

  String of(String key, Object... values) {
    return new MessageFormat(bundle.getString(key), locale).format(values);
  }

  String number(long number) {
    return NumberFormat.getIntegerInstance(locale).format(number);
  }

  /** A share in percent with one decimal at most, rounded down: less than all is never 100 %. */
  String percent(double share) {
    BigDecimal percent =
        new BigDecimal(share * 100 + 1e-9).setScale(1, RoundingMode.DOWN).stripTrailingZeros();
    return of("percent", NumberFormat.getNumberInstance(locale).format(percent));
  }

  /** A value of a curve: a share in percent, exploitability as the tables have it. */
  String value(Quantity quantity, double value) {
    return quantity.isShare() ? percent(value) : formatted("0.####", value);
  }

  /** A difference of shares in percent, with its sign and one decimal at most. */
  String signedPercent(double difference) {
    boolean isNone = Math.abs(difference) < 5e-4;
    return of("percent", isNone ? "0" : formatted("+0.#;-0.#", 100 * difference));
  }

  /** How many times as much: two decimals under 10, else none. */
  String factor(double factor) {
    return formatted(factor < 10 ? "0.00" : "#,##0", factor);
  }

  private String formatted(String pattern, double number) {
    return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(locale)).format(number);
  }

  String games(OptionalLong episodes) {
    return episodes.isPresent() ? number(episodes.getAsLong()) : of("not-reached");
  }

  String share(Share share) {
    return of("share", share.hits(), share.trials());
  }

  /**
   * An interval; what both ends end with is said once, and what has no upper end is so much or
   * more.
   */
  String interval(String low, String high, boolean isOpen) {
    if (isOpen) {
      return low.equals(high) ? low : of("interval.open", low);
    }
    String unit = of("percent", "");
    boolean isNamedOnce = low.endsWith(unit) && high.endsWith(unit);
    return of("range", isNamedOnce ? low.substring(0, low.length() - unit.length()) : low, high);
  }

  /** How many seeds there are, and so what is drawn. */
  String seedsNote(Quantity quantity, List<RunGroup> groups) {
    int fewest = groups.stream().mapToInt(group -> group.runs().size()).min().orElse(0);
    int most = groups.stream().mapToInt(group -> group.runs().size()).max().orElse(0);
    String count = fewest == most ? number(most) : of("range", number(fewest), number(most));
    if (quantity == Quantity.MASTERY) {
      return of("note.seeds", count, most);
    }
    if (most < MedianCurve.RUNS_FOR_A_BAND) {
      return of("note.lines", count, most);
    }
    return of(fewest < MedianCurve.RUNS_FOR_A_BAND ? "note.some" : "note.band", count);
  }
}

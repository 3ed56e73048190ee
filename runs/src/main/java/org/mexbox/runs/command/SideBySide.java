package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import org.mexbox.runs.measure.Contrast;
import org.mexbox.runs.measure.Estimate;
import org.mexbox.runs.measure.Mastery;
import org.mexbox.runs.measure.MedianCurve;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunSettings;

/** The learners of one game side by side: a row each, and beneath it the 95 % intervals. */
final class SideBySide {
  private static final int LONGEST_LABEL = 25;
  private static final String IN_TURN = "%12s%17s%12s%15s%10s%8s";
  private static final String AT_ONCE = "%19s%12s%8s";
  private static final String PERCENT = " %";
  private static final String CONTRAST_AT_ONCE = "%20s";
  private static final String CONTRAST = "%14s%17s%17s";

  private final PrintStream out;
  private final List<RunGroup> groups;
  private final boolean isAtOnce;
  private final int labelWidth;

  SideBySide(Session session, List<RunGroup> groups) {
    this.out = session.console().out();
    this.groups = groups;
    this.isAtOnce = groups.stream().allMatch(RunGroup::isAtOnce);
    int longest = groups.stream().mapToInt(group -> group.label().length()).max().orElse(0);
    int least = Texts.of("groups.learner").length();
    this.labelWidth = Math.max(least, Math.min(LONGEST_LABEL, longest));
  }

  /** How far each of them has come. */
  void print() {
    String kind = isAtOnce ? "groups.head.at-once" : "groups.head";
    line(isAtOnce ? AT_ONCE : IN_TURN, Texts.of("groups.learner"), heads(kind));
    for (RunGroup group : groups) {
      if (isAtOnce) {
        printAtOnce(group);
      } else {
        printInTurn(group);
      }
    }
  }

  private void printInTurn(RunGroup group) {
    Mastery mastery = group.mastery();
    Estimate games = group.games();
    Estimate last = group.last();
    int runs = group.runs().size();
    line(
        IN_TURN,
        group.label(),
        Texts.of("groups.of", mastery.share().hits(), runs),
        games(games.value()),
        episodes(mastery.worst()),
        Texts.share(last.value()),
        Texts.of("groups.of", group.champions(), runs),
        seconds(group));
    line(
        IN_TURN,
        "",
        range(Estimate.of(mastery.share()), SideBySide::percent),
        range(games, SideBySide::games),
        "",
        range(last, Texts::share),
        "",
        "");
  }

  private void printAtOnce(RunGroup group) {
    double[] values = group.lastValues();
    String worst = values.length == 0 ? "-" : amount(values[values.length - 1]);
    line(AT_ONCE, group.label(), amount(group.last().value()), worst, seconds(group));
    line(AT_ONCE, "", range(group.last(), SideBySide::amount), "", "");
  }

  /** How the others differ from the first; nothing if there are no others. */
  void printContrasts() {
    List<Contrast> contrasts = Contrast.besideFirst(groups);
    if (contrasts.isEmpty()) {
      return;
    }
    out.println();
    out.println(Texts.of("contrasts.title", groups.get(0).label()));
    String kind = isAtOnce ? "contrasts.head.at-once" : "contrasts.head";
    line(isAtOnce ? CONTRAST_AT_ONCE : CONTRAST, Texts.of("groups.learner"), heads(kind));
    contrasts.forEach(isAtOnce ? this::printAtOnce : this::printInTurn);
  }

  private void printInTurn(Contrast each) {
    line(
        CONTRAST,
        each.label(),
        signedPercent(each.mastered().value()),
        each.games().map(games -> times(games.value())).orElse("-"),
        signed(each.last().value()));
    line(
        CONTRAST,
        "",
        range(each.mastered(), SideBySide::signedPercent),
        each.games().map(games -> range(games, SideBySide::times)).orElse(""),
        range(each.last(), SideBySide::signed));
  }

  private void printAtOnce(Contrast each) {
    line(CONTRAST_AT_ONCE, each.label(), signed(each.last().value()));
    line(CONTRAST_AT_ONCE, "", range(each.last(), SideBySide::signed));
  }

  /** What the words and numbers of all tables mean. */
  static void printNotes(Session session, List<RunGroup> groups) {
    PrintStream out = session.console().out();
    RunSettings any = groups.get(0).runs().get(0).settings();
    out.println(Texts.of("groups.intervals"));
    if (groups.stream().anyMatch(group -> !group.isAtOnce())) {
      out.println(Texts.of("groups.note", Math.round(100 * (any.spacing() - 1))));
    }
    if (groups.stream().anyMatch(RunGroup::isAtOnce)) {
      out.println(Texts.of("groups.note.at-once"));
    }
    int fewest = groups.stream().mapToInt(group -> group.runs().size()).min().orElse(0);
    if (fewest < MedianCurve.RUNS_FOR_A_BAND) {
      out.println(Texts.of("groups.few", MedianCurve.RUNS_FOR_A_BAND));
    }
  }

  /** What is printed of a learner, for other programs. */
  static void put(ObjectNode json, RunGroup group) {
    json.put("game", group.runs().get(0).settings().game());
    json.put("label", group.label());
    json.put("agent", group.runs().get(0).settings().agent());
    json.put("opponent", group.runs().get(0).settings().opponent());
    json.put("seeds", group.runs().size());
    if (!group.isAtOnce()) {
      Mastery mastery = group.mastery();
      json.put("mastered", mastery.share().hits());
      put(json.putObject("masteredShare"), Estimate.of(mastery.share()));
      put(json.putObject("episodesToMastery"), group.games());
      json.put("worst", mastery.worst().isPresent() ? mastery.worst().getAsLong() : null);
      json.put("champions", group.champions());
    }
    put(json.putObject(group.isAtOnce() ? "exploitability" : "expertScore"), group.last());
    json.put("seconds", group.seconds());
  }

  /** What is printed of a learner beside the first. */
  static void put(ObjectNode json, Contrast contrast, RunGroup first) {
    json.put("game", first.runs().get(0).settings().game());
    json.put("label", contrast.label());
    json.put("beside", first.label());
    boolean isAtOnce = first.isAtOnce();
    if (!isAtOnce) {
      put(json.putObject("masteredShare"), contrast.mastered());
      contrast.games().ifPresent(games -> put(json.putObject("timesAsManyEpisodes"), games));
    }
    put(json.putObject(isAtOnce ? "exploitability" : "expertScore"), contrast.last());
  }

  // Null stands for a value that was not reached, and for an end that is not known.
  private static void put(ObjectNode json, Estimate estimate) {
    json.put("value", finite(estimate.value()));
    json.put("low", finite(estimate.low()));
    json.put("high", finite(estimate.high()));
  }

  private static @Nullable Double finite(double value) {
    return Double.isInfinite(value) ? null : (Double) value;
  }

  private void line(String format, String label, Object... cells) {
    String shown = label.length() <= labelWidth ? label : label.substring(0, labelWidth - 2) + "..";
    String front = String.format(Locale.ROOT, "%-" + labelWidth + "s", shown);
    out.println((front + String.format(Locale.ROOT, format, cells)).stripTrailing());
  }

  private static Object[] heads(String key) {
    return Texts.of(key).split(";");
  }

  /** {@code 0.98 to 1.00}, {@code 61 to 100 %}; nothing where there are too few runs. */
  private static String range(Estimate estimate, DoubleFunction<String> text) {
    String low = text.apply(estimate.low());
    String high = text.apply(estimate.high());
    if (!estimate.hasInterval()) {
      return "";
    }
    if (Double.isInfinite(estimate.high())) {
      return Double.isInfinite(estimate.low()) ? low : Texts.of("range.open", low);
    }
    boolean isNamedOnce = low.endsWith(PERCENT) && high.endsWith(PERCENT);
    return Texts.of(
        "range", isNamedOnce ? low.substring(0, low.length() - PERCENT.length()) : low, high);
  }

  private static String episodes(OptionalLong episodes) {
    return games(episodes.isPresent() ? episodes.getAsLong() : Double.POSITIVE_INFINITY);
  }

  private static String games(double games) {
    return Double.isInfinite(games) ? Texts.of("not-reached") : Texts.number(Math.round(games));
  }

  private static String times(double factor) {
    return Double.isInfinite(factor)
        ? Texts.of("not-reached")
        : String.format(Locale.ROOT, factor < 10 ? "%.2f" : "%,.0f", factor);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f", 100 * share) + PERCENT;
  }

  private static String signedPercent(double share) {
    return signed("%+.0f", 100 * share) + PERCENT;
  }

  private static String amount(double amount) {
    return String.format(Locale.ROOT, "%.4f", amount);
  }

  private static String signed(double difference) {
    return signed("%+.3f", difference);
  }

  // Nothing has no sign.
  private static String signed(String format, double number) {
    String text = String.format(Locale.ROOT, format, number);
    return text.matches("[+-][0.]+") ? text.substring(1) : text;
  }

  private static String seconds(RunGroup group) {
    return String.format(Locale.ROOT, "%.2f", group.seconds());
  }
}

package org.mexbox.runs.command;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.Heaps;

/**
 * A move as a person types it: as the game prints it ({@code 5->2}), or in the words of the table:
 * {@code take 3 from 2}, {@code 3 from heap 2}, or the heap and how many ({@code 2 3}); a number
 * alone where only one heap is left.
 */
final class MoveInput {
  private static final String NUMBER = "([+-]?[0-9.]{1,20})";
  private static final Pattern TAKE_FROM =
      Pattern.compile("(?:take )?" + NUMBER + " from (?:(?:heap|pile|row) )?" + NUMBER);
  private static final Pattern HEAP_THEN_COUNT = Pattern.compile(NUMBER + "[ ,]+" + NUMBER);
  private static final Pattern COUNT = Pattern.compile("(?:take )?" + NUMBER);

  private MoveInput() {}

  /**
   * The move that a text means.
   *
   * @throws InputError if it is none, or not legal here; the message says what is
   */
  static Move parse(String text, Position position) {
    String line = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    if (position instanceof Heaps heaps && !line.contains("->")) {
      return taken(line, text, heaps);
    }
    return position.move(text);
  }

  private static Move taken(String line, String text, Heaps heaps) {
    Matcher from = TAKE_FROM.matcher(line);
    if (from.matches()) {
      return take(heaps, number(from.group(2), "heap"), number(from.group(1), "take"));
    }
    Matcher pair = HEAP_THEN_COUNT.matcher(line);
    if (pair.matches()) {
      return take(heaps, number(pair.group(1), "heap"), number(pair.group(2), "take"));
    }
    Matcher count = COUNT.matcher(line);
    Optional<Integer> only = onlyHeap(heaps);
    if (count.matches() && only.isPresent()) {
      return take(heaps, only.get(), number(count.group(1), "take"));
    }
    throw InputError.of(
        "move", Texts.of("play.move-rule"), text, Texts.of("play.move-example", example(heaps)));
  }

  private static Move take(Heaps heaps, long heap, long take) {
    if (heap < 1 || heap > heaps.count()) {
      throw InputError.of("heap", "must be 1.." + heaps.count(), heap, "1");
    }
    int size = heaps.size((int) heap - 1);
    if (size == 0) {
      throw InputError.of("heap", Texts.of("play.not-empty"), heap, String.valueOf(filled(heaps)));
    }
    String place = heap + " (" + size + ")";
    if (take < 1 || take > size || !heaps.ruleset().allows(size, (int) (size - take))) {
      throw InputError.of(
          "take from heap " + place, Texts.of("play.legal", legal(heaps, size)), take);
    }
    return heaps.move(size + "->" + (size - take) + "@" + heap);
  }

  private static String legal(Heaps heaps, int size) {
    StringBuilder legal = new StringBuilder();
    int shown = 0;
    int first = 0;
    for (int take = 1; take <= Math.min(size, 1_000) + 1; take++) {
      boolean allowed = take <= Math.min(size, 1_000) && heaps.ruleset().allows(size, size - take);
      if (allowed && first == 0) {
        first = take;
      } else if (!allowed && first > 0) {
        legal.append(shown++ == 0 ? "" : ", ").append(first);
        legal.append(take - 1 > first ? ".." + (take - 1) : "");
        first = 0;
      }
    }
    return size > 1_000 ? legal + ", ..." : legal.isEmpty() ? "-" : legal.toString();
  }

  private static Optional<Integer> onlyHeap(Heaps heaps) {
    int only = 0;
    for (int i = 0; i < heaps.count(); i++) {
      if (heaps.size(i) > 0) {
        if (only > 0) {
          return Optional.empty();
        }
        only = i + 1;
      }
    }
    return only == 0 ? Optional.empty() : Optional.of(only);
  }

  private static int filled(Heaps heaps) {
    for (int i = 0; i < heaps.count(); i++) {
      if (heaps.size(i) > 0) {
        return i + 1;
      }
    }
    return 1;
  }

  private static String example(Heaps heaps) {
    return String.valueOf(heaps.moves().get(0));
  }

  private static long number(String text, String argument) {
    if (!text.matches("[+-]?[0-9]{1,18}")) {
      throw InputError.of(argument, Texts.of("play.whole"), text);
    }
    return Long.parseLong(text);
  }
}

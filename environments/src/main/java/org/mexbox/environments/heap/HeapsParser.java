package org.mexbox.environments.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;

/** Reads heaps and heap moves as people write them. */
final class HeapsParser {
  private static final String EXAMPLE = "3,4,5";
  private static final Pattern CHANGE =
      Pattern.compile(
          "\\s*(\\d{1,10})\\s*->\\s*(\\d{1,10}(?:\\s*,\\s*\\d{1,10}){0,2})\\s*"
              + "(?:@\\s*(\\d{1,10})\\s*)?");

  private HeapsParser() {}

  static int[] sizes(String text, int most) {
    String[] parts = text.split(",", -1);
    if (parts.length > most) {
      throw InputError.of("heaps", "must be 1.." + most + " of them", parts.length);
    }
    int[] sizes = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      sizes[i] = size(i, parts[i].strip(), text);
    }
    return sizes;
  }

  private static int size(int heap, String part, String text) {
    if (!part.matches("[+-]?[0-9]+")) {
      throw InputError.of(
          "heaps", "must be whole numbers with a comma between them", text, EXAMPLE);
    }
    // More than ten digits after the zeros is out of range whatever they are.
    String digits = part.replaceFirst("^\\+", "").replaceFirst("^(-?)0+(?=[0-9])", "$1");
    long size = digits.length() > 11 ? Long.MAX_VALUE : Long.parseLong(digits);
    if (size < 0 || size > Heaps.MAX_HEAP) {
      throw outOfRange(heap, digits);
    }
    return (int) size;
  }

  static InputError outOfRange(int heap, Object value) {
    boolean negative = value.toString().startsWith("-");
    return InputError.of(
        "heap " + (heap + 1),
        "must be 0.." + Heaps.MAX_HEAP,
        value,
        negative ? "0" : String.valueOf(Heaps.MAX_HEAP));
  }

  static Move move(Heaps position, String text) {
    List<HeapMove.Change> changes = new ArrayList<>();
    for (String part : text.strip().split("\\+", -1)) {
      Matcher matcher = CHANGE.matcher(part);
      if (!matcher.matches()) {
        throw illegal(position, text);
      }
      long from = Long.parseLong(matcher.group(1));
      long[] parts = parts(matcher.group(2));
      String place = matcher.group(3);
      int heap = place == null ? free(position, from, changes) : named(place, position);
      if (heap < 0 || position.size(heap) != from || Arrays.stream(parts).sum() > from) {
        throw illegal(position, text);
      }
      changes.add(HeapMove.change(position, heap, (int) parts[0], (int) parts[1], (int) parts[2]));
    }
    changes.sort((a, b) -> Integer.compare(a.heap(), b.heap()));
    HeapMove move = new HeapMove(changes);
    if (changes.stream().mapToInt(HeapMove.Change::heap).distinct().count() < changes.size()
        || changes.size() > position.ruleset().heapsPerMove()
        || !changes.stream().allMatch(change -> change.isAllowedBy(position.ruleset()))) {
      throw illegal(position, text);
    }
    return move;
  }

  // What is left, in rising order, and then 0 for each part that is not there.
  private static long[] parts(String text) {
    long[] parts =
        Arrays.stream(text.split(",")).map(String::strip).mapToLong(Long::parseLong).toArray();
    Arrays.sort(parts);
    return Arrays.copyOf(parts, 3);
  }

  // The first heap of that size that this move has not touched yet.
  private static int free(Heaps position, long size, List<HeapMove.Change> changes) {
    for (int i = 0; i < position.count(); i++) {
      int heap = i;
      if (position.size(i) == size && changes.stream().noneMatch(c -> c.heap() == heap)) {
        return i;
      }
    }
    return -1;
  }

  private static int named(String place, Heaps position) {
    long heap = Long.parseLong(place) - 1;
    return heap < position.count() ? (int) heap : -1;
  }

  private static InputError illegal(Heaps position, String text) {
    return InputError.of("move", "must be legal in " + position, text, position.someMoves());
  }
}

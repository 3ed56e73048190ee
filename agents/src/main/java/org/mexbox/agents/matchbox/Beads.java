package org.mexbox.agents.matchbox;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;

/**
 * How many beads of each colour a box gets at first, by which move of its player opens it: {@code
 * 4-3-2-1} puts 4 into a box opened by a first move and 1 into one opened by the fourth or a later
 * one.
 *
 * @param byMove the numbers, 1 to 20 of them, each 1..{@value #MOST}
 */
public record Beads(List<Integer> byMove) {
  /** The most beads of one colour. */
  public static final int MOST = 10_000;

  /** The values and forms it may take, as shown to people. */
  public static final String RANGE = "1.." + MOST + ", or A-B-C by move";

  private static final int MOST_MOVES = 20;

  /** Checks and copies the list. */
  public Beads {
    byMove = List.copyOf(byMove);
    if (byMove.isEmpty() || byMove.size() > MOST_MOVES) {
      throw InputError.of("beads", "must be 1.." + MOST_MOVES + " numbers", byMove.size());
    }
    for (int beads : byMove) {
      if (beads < 1 || beads > MOST) {
        throw InputError.of("beads", "must be 1.." + MOST, beads);
      }
    }
  }

  /** These numbers. */
  public static Beads of(int... byMove) {
    return new Beads(IntStream.of(byMove).boxed().toList());
  }

  /** Reads {@code 4-3-2-1}. */
  public static Beads parse(String argument, String text) {
    if (!text.strip().matches("[0-9]{1,9}(-[0-9]{1,9})*")) {
      throw InputError.of(argument, "must be " + RANGE, text, "4-3-2-1");
    }
    List<Integer> numbers =
        Arrays.stream(text.strip().split("-", -1)).map(Integer::valueOf).toList();
    for (int beads : numbers) {
      if (beads < 1 || beads > MOST) {
        throw InputError.of(argument, "must be 1.." + MOST, beads);
      }
    }
    return new Beads(numbers);
  }

  /** The number for a box opened by this move of its player, counted from 0. */
  int at(int move) {
    return byMove.get(Math.min(move, byMove.size() - 1));
  }

  @Override
  public String toString() {
    return byMove.stream().map(String::valueOf).collect(Collectors.joining("-"));
  }
}

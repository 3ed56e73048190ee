package org.mexbox.environments.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mexbox.environments.picture.Drawing;

/**
 * Heaps of Nim as coins on a strip: coin i, counted from 1, lies on the cell of its heap's size.
 */
final class CoinStrip {
  private static final int WIDTH = 80;
  private static final int DRAWN = 40;

  private final int[] cells;
  private final int last;

  /**
   * A strip as long as its last coin needs.
   *
   * @param cells of the coins, 0 or more
   */
  CoinStrip(int[] cells) {
    this.cells = cells;
    this.last = Arrays.stream(cells).max().orElse(0);
  }

  /**
   * Each coin as {@code o} and its number, those of a cell upon each other, over the numbers of the
   * cells; empty if that is wider than 80 columns.
   */
  Optional<List<String>> picture() {
    int width = 1 + Math.max(("o" + cells.length).length(), String.valueOf(last).length());
    if ((last + 1L) * width > WIDTH) {
      return Optional.empty();
    }
    List<List<Integer>> stacks = stacks();
    int height = stacks.stream().mapToInt(List::size).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int level = Math.max(height, 1) - 1; level >= 0; level--) {
      StringBuilder line = new StringBuilder();
      for (List<Integer> stack : stacks) {
        String nothing = level == 0 ? "." : "";
        String thing = level < stack.size() ? "o" + (stack.get(level) + 1) : nothing;
        line.append(" ".repeat(width - thing.length())).append(thing);
      }
      lines.add(line.toString().stripTrailing());
    }
    StringBuilder numbers = new StringBuilder();
    for (int cell = 0; cell <= last; cell++) {
      numbers.append(("%" + width + "d").formatted(cell));
    }
    lines.add(numbers.toString());
    return Optional.of(List.copyOf(lines));
  }

  // The coins of each cell, counted from 0, the lowest first.
  private List<List<Integer>> stacks() {
    return IntStream.rangeClosed(0, last)
        .mapToObj(
            cell ->
                IntStream.range(0, cells.length)
                    .filter(coin -> cells[coin] == cell)
                    .boxed()
                    .toList())
        .toList();
  }

  /** The strip as a picture; empty if it is too long for one. */
  Optional<Drawing> drawing() {
    return last > DRAWN ? Optional.empty() : Optional.of(new Drawing.Strip(stacks()));
  }
}

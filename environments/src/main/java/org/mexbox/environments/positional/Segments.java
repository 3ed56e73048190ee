package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * The open segments of a {@link BoxGame}; equal ones are told apart by nothing, so that each kind
 * of move is listed once.
 *
 * @param ruleset the rules
 * @param missing the cells that each open segment still lacks, the most first; 0: it is full
 * @param isFirstToMove true if the player who closes segments is to move
 */
public record Segments(BoxGame ruleset, List<Integer> missing, boolean isFirstToMove)
    implements Pictured {
  private static final String NONE = "none";
  private static final int SHOWN = 12;
  private static final int DRAWN = 40;
  private static final int MAX_SEGMENTS = 200;
  private static final int MAX_LENGTH = 100;
  private static final String EXAMPLE = "9x5 or 3,3,2,second";

  /** Sorts the segments. */
  public Segments {
    missing = missing.stream().sorted(Collections.reverseOrder()).toList();
  }

  /** Closes a segment: {@code close 3}. */
  private record Close(int missing) implements Move {
    @Override
    public String toString() {
      return "close " + missing;
    }
  }

  /**
   * Marks a cell of each of two segments, {@code 3->2,3->2}, or up to two of one, {@code 3->1}.
   *
   * @param other 0 if there is only one segment
   */
  private record Fill(int from, int to, int other) implements Move {
    @Override
    public String toString() {
      return from + "->" + to + (other == 0 ? "" : "," + other + "->" + (other - 1));
    }
  }

  static Segments parse(BoxGame rules, String text) {
    String stripped = text.strip();
    boolean isSecond = stripped.endsWith(",second");
    String list = stripped.replaceFirst(",(first|second)$", "");
    List<Integer> missing = new ArrayList<>();
    if (Sides.isSides(list)) {
      Sides sides = Sides.parse(list, MAX_SEGMENTS * MAX_LENGTH);
      missing.addAll(Collections.nCopies(sides.rows(), sides.columns()));
    } else if (list.matches("\\d{1,3}(,\\d{1,3})*")) {
      for (String part : list.split(",")) {
        missing.add(Integer.parseInt(part));
      }
    } else if (!list.equals(NONE)) {
      throw InputError.of("segments", "must be how many x how long, or a list", text, EXAMPLE);
    }
    boolean tooLong = missing.stream().anyMatch(cells -> cells > MAX_LENGTH);
    if (missing.size() > MAX_SEGMENTS || tooLong) {
      String rule = "must be at most " + MAX_SEGMENTS + " of at most " + MAX_LENGTH + " cells";
      throw InputError.of("segments", rule, text, EXAMPLE);
    }
    return new Segments(rules, missing, !isSecond);
  }

  /** How many segments are open. */
  public int open() {
    return missing.size();
  }

  /** True if a segment is full. */
  boolean isFilled() {
    return missing.contains(0);
  }

  @Override
  public boolean isTerminal() {
    return missing.isEmpty() || isFilled();
  }

  @Override
  public List<Move> moves() {
    if (isTerminal()) {
      return List.of();
    }
    Set<Move> moves = new LinkedHashSet<>();
    if (isFirstToMove) {
      missing.forEach(cells -> moves.add(new Close(cells)));
    } else {
      addFills(moves);
    }
    return List.copyOf(moves);
  }

  private void addFills(Set<Move> moves) {
    List<Integer> kinds = missing.stream().distinct().toList();
    for (int i = 0; i < kinds.size(); i++) {
      int from = kinds.get(i);
      if (from > 1 || missing.size() == 1) {
        moves.add(new Fill(from, Math.max(0, from - 2), 0));
      }
      if (missing.indexOf(from) < missing.lastIndexOf(from)) {
        moves.add(new Fill(from, from - 1, from));
      }
      for (int other : kinds.subList(i + 1, kinds.size())) {
        moves.add(new Fill(from, from - 1, other));
      }
    }
  }

  @Override
  public Position after(Move move) {
    if (!moves().contains(move)) {
      throw InputError.illegal(move, this);
    }
    List<Integer> next = new ArrayList<>(missing);
    if (move instanceof Close close) {
      next.remove((Integer) close.missing);
    } else if (move instanceof Fill fill) {
      next.set(next.indexOf(fill.from), fill.to);
      if (fill.other > 0) {
        next.set(next.lastIndexOf(fill.other), fill.other - 1);
      }
    }
    return new Segments(ruleset, next, !isFirstToMove);
  }

  @Override
  public List<String> picture() {
    List<String> lines = new ArrayList<>();
    missing.stream().limit(SHOWN).forEach(cells -> lines.add("[" + ".".repeat(cells) + "]"));
    if (missing.size() > SHOWN) {
      lines.add("... " + missing.size());
    }
    lines.add(toString());
    return lines;
  }

  /** Each segment with the balls that it still lacks. */
  @Override
  public Drawing drawing() {
    if (missing.size() > DRAWN) {
      return Pictured.super.drawing();
    }
    List<Drawing.Row> rows = new ArrayList<>();
    for (int cells : missing) {
      rows.add(new Drawing.Row(String.valueOf(rows.size() + 1), cells));
    }
    return new Drawing.Rows(Drawing.Thing.COIN, rows);
  }

  @Override
  public String toString() {
    boolean isUniform = !isTerminal() && open() > 1 && missing.stream().distinct().count() == 1;
    String list =
        isUniform
            ? missing.size() + "x" + missing.get(0)
            : missing.stream().map(String::valueOf).collect(Collectors.joining(","));
    return (missing.isEmpty() ? NONE : list) + (isFirstToMove ? "" : ",second");
  }
}

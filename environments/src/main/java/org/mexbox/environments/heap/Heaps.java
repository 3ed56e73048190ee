package org.mexbox.environments.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.sum.SumPosition;

/**
 * A row of heaps under heap rules. The order is the user's and an emptied heap keeps its place, so
 * that "heap 2" means the same from the first move to the last. Where heaps can be broken there is
 * no such place: they are kept in rising order, and emptied ones go.
 */
public final class Heaps implements SumPosition, Pictured {
  /** The most heaps a position may have. */
  public static final int MAX_HEAPS = 64;

  /** The most heaps a position of rules that break heaps may be written with. */
  public static final int MAX_PARTS = 1_000;

  /** The largest heap. */
  public static final int MAX_HEAP = 1_000_000_000;

  /** The most objects on the table, so that moves can be counted in an int. */
  public static final int MAX_TOTAL = 2_000_000_000;

  // So many matches of a heap are drawn.
  private static final int DRAWN = 40;

  private final HeapRules rules;
  private final int[] sizes;

  private Heaps(HeapRules rules, int[] sizes) {
    this.rules = rules;
    this.sizes = sizes;
  }

  /**
   * The position with these heaps.
   *
   * @throws InputError if there are none or too many, or a heap is negative or too large
   */
  public static Heaps of(HeapRules rules, int... sizes) {
    int most = maxHeaps(rules);
    if (sizes.length < 1 || sizes.length > most) {
      throw InputError.of("heaps", "must be 1.." + most + " of them", sizes.length);
    }
    long total = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < 0 || sizes[i] > MAX_HEAP) {
        throw HeapsParser.outOfRange(i, sizes[i]);
      }
      total += sizes[i];
    }
    if (total > MAX_TOTAL) {
      throw InputError.of("heaps", "must sum to at most " + MAX_TOTAL, total);
    }
    return new Heaps(rules, rules.breaksHeaps() ? risingAndFull(sizes) : sizes.clone());
  }

  private static int maxHeaps(HeapRules rules) {
    return rules.breaksHeaps() ? MAX_PARTS : MAX_HEAPS;
  }

  static Heaps parse(HeapRules rules, String text) {
    return of(rules, HeapsParser.sizes(text, maxHeaps(rules)));
  }

  @Override
  public HeapRules ruleset() {
    return rules;
  }

  /** How many heaps there are, emptied ones included. */
  public int count() {
    return sizes.length;
  }

  /** The size of a heap, counted from 0. */
  public int size(int heap) {
    return sizes[heap];
  }

  /** The sizes in order. */
  public int[] sizes() {
    return sizes.clone();
  }

  /** How many objects lie on the table. */
  public int total() {
    return Arrays.stream(sizes).sum();
  }

  /** True if another heap has the same size: then a move must say which one it means. */
  boolean hasTwin(int heap) {
    for (int i = 0; i < sizes.length; i++) {
      if (i != heap && sizes[i] == sizes[heap]) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<Move> moves() {
    return Collections.unmodifiableList(rules.movesOf(this));
  }

  @Override
  public boolean isTerminal() {
    return Arrays.stream(sizes).noneMatch(rules::canChange);
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof HeapMove heapMove) || !isLegal(heapMove)) {
      throw InputError.of("move", "must be legal in " + this, move, someMoves());
    }
    return new Heaps(rules, rules.breaksHeaps() ? broken(heapMove.first()) : changed(heapMove));
  }

  private int[] changed(HeapMove move) {
    int[] next = sizes.clone();
    for (HeapMove.Change change : move.changes()) {
      next[change.heap()] = change.to();
    }
    return next;
  }

  private int[] broken(HeapMove.Change change) {
    int[] next = Arrays.copyOf(sizes, sizes.length + 2);
    next[change.heap()] = change.to();
    next[sizes.length] = change.second();
    next[sizes.length + 1] = change.third();
    return risingAndFull(next);
  }

  /** A few moves, as text, also where all would be too many to write down. */
  String someMoves() {
    return InputError.some(
        rules instanceof TakeAndBreak breaking ? BreakMoves.some(breaking, this) : moves());
  }

  private boolean isLegal(HeapMove move) {
    List<HeapMove.Change> changes = move.changes();
    int last = -1;
    for (HeapMove.Change change : changes) {
      int heap = change.heap();
      if (heap <= last
          || heap >= sizes.length
          || sizes[heap] != change.from()
          || !change.isAllowedBy(rules)) {
        return false;
      }
      last = heap;
    }
    return changes.size() <= rules.heapsPerMove();
  }

  @Override
  public Move move(String text) {
    return HeapsParser.move(this, text);
  }

  /** The heaps that are not empty, sorted; a single empty heap when all are. */
  @Override
  public Heaps canonical() {
    return rules.breaksHeaps() ? this : new Heaps(rules, risingAndFull(sizes));
  }

  private static int[] risingAndFull(int[] sizes) {
    int[] sorted = sizes.clone();
    Arrays.sort(sorted);
    int empty = 0;
    while (empty < sorted.length - 1 && sorted[empty] == 0) {
      empty++;
    }
    return Arrays.copyOfRange(sorted, empty, sorted.length);
  }

  /** {@inheritDoc} Under Moore's rules a position is its own only component. */
  @Override
  public List<Position> components() {
    if (isTerminal()) {
      return List.of();
    }
    if (rules.heapsPerMove() > 1) {
      return List.of(this);
    }
    return Arrays.stream(sizes)
        .mapToObj(size -> (Position) new Heaps(rules, new int[] {size}))
        .filter(heap -> !heap.isTerminal())
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Heaps that
        && Arrays.equals(sizes, that.sizes)
        && rules.equals(that.rules);
  }

  // Arrays.hashCode multiplies by 31 only: the 90,601 positions of 300,300 would share the 9,601
  // values of 31 a + b.
  @Override
  public int hashCode() {
    int hash = sizes.length;
    for (int size : sizes) {
      hash = (hash + size) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  private boolean isOnStrip() {
    return rules instanceof Nim nim && nim.onStrip();
  }

  /** A line a heap, counted from 1, with its matches and their number; or the strip with coins. */
  @Override
  public List<String> picture() {
    if (isOnStrip()) {
      return new CoinStrip(sizes).picture().orElseGet(Pictured.super::picture);
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      String matches = "|".repeat(Math.min(sizes[i], DRAWN)) + (sizes[i] > DRAWN ? "..." : "");
      lines.add("%2d  %s %d".formatted(i + 1, matches, sizes[i]));
    }
    return List.copyOf(lines);
  }

  @Override
  public Drawing drawing() {
    if (isOnStrip()) {
      return new CoinStrip(sizes).drawing().orElseGet(Pictured.super::drawing);
    }
    List<Drawing.Row> rows = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      rows.add(new Drawing.Row(String.valueOf(i + 1), sizes[i]));
    }
    return new Drawing.Rows(Drawing.Thing.MATCH, rows);
  }

  /** {@code 3,4,5} */
  @Override
  public String toString() {
    return Arrays.stream(sizes).mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}

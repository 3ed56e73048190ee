package org.mexbox.environments.heap;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.PlayConvention;

/**
 * Nim: a move takes any positive number from one heap (Bouton 1901).
 *
 * @param convention who wins when all heaps are empty
 * @param onStrip true if a heap is told as a coin on that cell of a strip, moved any way to the
 *     left: the same game, drawn another way
 */
public record Nim(PlayConvention convention, boolean onStrip) implements OneHeapRules {

  /** Nim with heaps. */
  public Nim(PlayConvention convention) {
    this(convention, false);
  }

  @Override
  public String family() {
    return "nim";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(HeapText.conventionOption(convention));
    if (onStrip) {
      options.add("drawn=strip");
    }
    return List.copyOf(options);
  }

  @Override
  public int optionCount(int heap) {
    return heap;
  }

  @Override
  public int option(int heap, int index) {
    return index;
  }

  @Override
  public boolean allows(int from, int to) {
    return 0 <= to && to < from;
  }
}

package org.mexbox.environments.heap;

import java.util.List;
import org.mexbox.environments.PlayConvention;

/**
 * Nim: a move takes any positive number from one heap (Bouton 1901).
 *
 * @param convention who wins when all heaps are empty
 */
public record Nim(PlayConvention convention) implements OneHeapRules {

  @Override
  public String family() {
    return "nim";
  }

  @Override
  public List<String> options() {
    return HeapText.conventionOption(convention);
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

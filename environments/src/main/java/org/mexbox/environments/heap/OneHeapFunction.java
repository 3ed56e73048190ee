package org.mexbox.environments.heap;

import java.util.List;
import org.mexbox.environments.PlayConvention;

/**
 * The game of a named function from the size of a heap to what may be left of it.
 *
 * @param function what a move may do to one heap
 * @param convention who wins when nobody can move
 */
public record OneHeapFunction(HeapFunction function, PlayConvention convention)
    implements TakeAndBreak {

  @Override
  public String family() {
    return "heap";
  }

  @Override
  public List<String> options() {
    return HeapText.options("rule=" + function.word(), convention);
  }

  @Override
  public boolean options(int heap, Sink sink) {
    return function.options(heap, sink);
  }
}

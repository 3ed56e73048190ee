package org.mexbox.environments.pile;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Fibonacci Nim: the first move takes any number from one pile but not all of it; each later move
 * at most twice what the move before took (Whinihan 1963; Knuth, <i>The Art of Computer
 * Programming</i> 1.2.8, exercise 37).
 *
 * @param convention who wins when the pile is gone
 */
public record FibonacciNim(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "fibonacci-nim";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  /** Reads {@code 20} (the first move is to come) or {@code 13/4} (at most 4 may be taken). */
  @Override
  public FibonacciPile parse(String text) {
    return FibonacciPile.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new FibonacciPacking((FibonacciPile) start));
  }
}

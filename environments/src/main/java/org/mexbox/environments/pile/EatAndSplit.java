package org.mexbox.environments.pile;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Two heaps: a move eats one of them and splits the other into two that are not empty
 * (Sk&aacute;lov&aacute;, game 29).
 *
 * @param convention who wins when both heaps are of one
 */
public record EatAndSplit(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "eat-and-split";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  /** Reads {@code 5,8}. */
  @Override
  public TwoHeaps parse(String text) {
    return TwoHeaps.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new TwoHeapsPacking((TwoHeaps) start));
  }
}

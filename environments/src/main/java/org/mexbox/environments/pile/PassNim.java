package org.mexbox.environments.pile;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Nim with passes: each pile has one pass of its own, which may be used in place of a move while
 * the pile is not empty. So a pile is a size and whether its pass is used.
 *
 * @param convention who wins when all piles are empty
 */
public record PassNim(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "pass-nim";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  /** Reads {@code 3,4x}: {@code x} marks a pile whose pass is used. */
  @Override
  public PassPiles parse(String text) {
    return PassPiles.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return PassPacking.of((PassPiles) start);
  }
}

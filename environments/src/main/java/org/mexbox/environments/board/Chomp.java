package org.mexbox.environments.board;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.codes.Diagrams;

/**
 * Chomp (Schuh 1952, Gale 1974): a move bites off a square with everything that lies neither above
 * nor left of it. Square (1,1) is poisoned and nobody bites it willingly: whoever has nothing else
 * left has lost.
 *
 * <p>Bars are written {@code 4x5}, or as the lengths of their rows, {@code 5,5,3}.
 */
public record Chomp() implements Ruleset {
  /** The most squares of a bar. */
  public static final int MAX_AREA = 400;

  @Override
  public String family() {
    return "chomp";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public ChompBar parse(String text) {
    return ChompBar.parse(text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    ChompBar bar = (ChompBar) start;
    return Diagrams.of(bar.rows(), bar.row(1)).map(diagrams -> new ChompPacking(bar, diagrams));
  }
}

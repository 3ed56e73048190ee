package org.mexbox.environments.plane;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Orange and yellow points (game 32 of the lecture of Sk&aacute;lov&aacute;): Pepa colours a point
 * of the plane orange, then his opponent colours some points yellow, and so on. Pepa wins with an
 * equilateral triangle of orange points. No point is coloured twice.
 *
 * <p>The points are those of the triangular lattice, {@code x,y} for x + y w, where w turns by 60
 * degrees. With two points the lattice has both thirds of their equilateral triangles. So if Pepa
 * keeps to the lattice, which costs him nothing, a yellow point elsewhere is wasted.
 *
 * @param yellow how many points the opponent colours in a move, 1 to {@link #MAX_YELLOW}
 */
public record OrangePoints(int yellow) implements Ruleset {
  /** The most points in a move. */
  public static final int MAX_YELLOW = 100;

  private static final int MAX_PACKED_YELLOW = 6;
  private static final int MAX_PACKED = 50_000;

  /**
   * Refuses too few or too many points.
   *
   * @throws InputError if there are
   */
  public OrangePoints {
    if (yellow < 1 || yellow > MAX_YELLOW) {
      throw InputError.of("yellow", "must be 1.." + MAX_YELLOW, yellow, "yellow=2");
    }
  }

  @Override
  public String family() {
    return "orange-points";
  }

  @Override
  public List<String> options() {
    return List.of("yellow=" + yellow);
  }

  /** Only Pepa can end play: his opponent then faces the triangle and has lost. */
  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public ColouredPoints parse(String text) {
    return ColouredPoints.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return yellow <= MAX_PACKED_YELLOW ? EnumeratedPacking.of(start, MAX_PACKED) : Optional.empty();
  }
}

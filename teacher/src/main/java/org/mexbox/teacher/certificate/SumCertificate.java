package org.mexbox.teacher.certificate;

import java.util.List;
import java.util.Set;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.SumPosition;

/**
 * A claim about every sum of some components: who wins. Each sum has a mark, which tells whether it
 * is claimed lost for the mover and which changes with every component that is added. It may be
 * false: that is for {@link CertificateCheck} to find out.
 */
public sealed interface SumCertificate permits CharacterCertificate, ClassCertificate {

  /**
   * Reads a certificate: a line each for the format and the game, two for the kind, a line for each
   * component, and the line {@code end}.
   *
   * @throws InputError if the text is none
   */
  static SumCertificate parse(String text) {
    return CertificateText.parse(text);
  }

  /** Whose positions it speaks of. */
  Game game();

  /** The components it speaks of, alone and canonical. */
  Set<Position> components();

  /** The mark of the end of play. */
  List<Integer> end();

  /** The mark of a sum with a component more. */
  List<Integer> plus(List<Integer> mark, Position component);

  /** How surely a sum of that mark is claimed lost: about 1 for yes, about 0 for no. */
  double lost(List<Integer> mark);

  /** The mark of some components side by side. */
  default List<Integer> mark(List<Position> parts) {
    List<Integer> mark = end();
    for (Position part : parts) {
      if (!components().contains(part)) {
        throw InputError.of("component", "must be one the certificate speaks of", part);
      }
      mark = plus(mark, part);
    }
    return mark;
  }

  /**
   * True if the claim is that the player to move loses.
   *
   * @throws InputError if it speaks of no such position
   */
  default boolean isLost(Position position) {
    return lost(mark(parts(position))) > 0.5;
  }

  /**
   * The components of a position, each alone and canonical.
   *
   * @throws InputError if it is no sum
   */
  static List<Position> parts(Position position) {
    if (position instanceof SumPosition sum) {
      return sum.components().stream().map(Position::canonical).toList();
    }
    throw InputError.of("game", "must fall into components", position);
  }
}

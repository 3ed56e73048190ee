package org.mexbox.environments.picture;

import java.util.List;
import org.mexbox.environments.Position;

/** A position that can be drawn, with characters and as a picture. */
public interface Pictured extends Position {

  /**
   * The position as lines of plain ASCII, top line first, at most 80 columns wide; the text of the
   * position where it is too large for that.
   */
  default List<String> picture() {
    return List.of(toString());
  }

  /** What the position looks like, for a picture; its text alone unless a game says more. */
  default Drawing drawing() {
    return new Drawing.Words(toString());
  }

  /** What any position looks like. */
  static Drawing drawing(Position position) {
    return position instanceof Pictured pictured
        ? pictured.drawing()
        : new Drawing.Words(position.toString());
  }

  /** The picture of any position: its text if it has none. */
  static List<String> of(Position position) {
    return position instanceof Pictured pictured
        ? pictured.picture()
        : List.of(position.toString());
  }
}

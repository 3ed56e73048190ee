package org.mexbox.environments.picture;

import java.util.Locale;
import org.mexbox.environments.text.Bundles;

/** What stands under pictures of positions, from the resource bundle {@code captions}. */
public final class Captions {
  private Captions() {}

  /** Whose turn it is, by the word that the text of the position has for the player. */
  public static String toMove(String player) {
    return of("to-move", player);
  }

  /** By how many points the player to move leads. */
  public static String lead(int points) {
    return of("lead", String.valueOf(points));
  }

  private static String of(String key, String part) {
    return Bundles.of(Captions.class, "captions", Locale.getDefault())
        .getString(key)
        .replace("{0}", part);
  }
}

package org.mexbox.environments;

import java.util.List;

/** Who wins when the player to move cannot: always named, never a default hidden in a boolean. */
public enum PlayConvention {
  /** The player who cannot move loses: whoever makes the last move wins. */
  NORMAL,
  /** The player who cannot move wins: whoever makes the last move loses. */
  MISERE;

  /** The word used in the text of a game. */
  public String word() {
    return this == NORMAL ? "normal" : "misere";
  }

  /** How it stands among the options of a game: normal play goes without saying. */
  public List<String> options() {
    return this == NORMAL ? List.of() : List.of(word());
  }
}

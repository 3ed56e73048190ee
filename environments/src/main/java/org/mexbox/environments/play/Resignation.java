package org.mexbox.environments.play;

import org.mexbox.environments.Move;

/** Giving up: the player who resigns has lost, whatever the play convention. */
public enum Resignation implements Move {
  RESIGN;

  @Override
  public String toString() {
    return "resign";
  }
}

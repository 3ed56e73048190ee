package org.mexbox.environments.simultaneous;

import java.util.List;

/** The rules of a game of simultaneous choices, without a start. Equal rules are {@code equals}. */
public interface SimultaneousRules {

  /** The first word of the game's text, such as {@code hap}. */
  String family();

  /** What follows the start in the game's text, such as {@code payoff=difference}. */
  List<String> options();

  /**
   * Reads a position.
   *
   * @throws org.mexbox.environments.InputError if the text is no position of these rules
   */
  SimultaneousPosition parse(String text);
}

package org.mexbox.environments.chance;

import java.util.List;
import org.mexbox.environments.InputError;

/**
 * A game against nature. Games are values; {@code toString} is the text that the catalogue reads
 * back.
 */
public interface NatureGame {

  /** What the player may choose, at least one thing, in an order fixed by the rules. */
  List<Choice> choices();

  /** The rules in a sentence or two, as lines of plain ASCII. */
  List<String> picture();

  /**
   * The choice that prints as the text.
   *
   * @throws InputError if there is none; the message names those that there are
   */
  default Choice choice(String text) {
    String wanted = text.strip();
    return choices().stream()
        .filter(choice -> choice.toString().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                InputError.of(
                    "choice", "must be one of the game", text, InputError.some(choices())));
  }
}

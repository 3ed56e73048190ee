package org.mexbox.environments.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A family of rules, whatever the kind of game. The first word of a game's text names it. */
interface AnyFamily {

  /** A game of this family, as a person would type it. */
  String exampleText();

  /** The words before the equals sign in its options. */
  List<String> keys();

  /** The words among its options that stand alone. */
  List<String> words();

  /** Start and options of a game, each in its place: some families let one stand for the other. */
  default List<String> spelledOut(List<String> parts) {
    return parts;
  }

  /** The game of a start and options. */
  AnyGame game(OptionTexts options, String start);

  default String word() {
    return exampleText().substring(0, exampleText().indexOf(':'));
  }

  static AnyFamily named(String word) {
    return Stream.<AnyFamily>concat(
            Arrays.stream(Family.values()), Arrays.stream(OtherFamily.values()))
        .filter(family -> family.word().equals(word))
        .findFirst()
        .orElseThrow();
  }
}

package org.mexbox.environments.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Ruleset;

/**
 * Reads the text of a game, {@code family[:start][:option]...}, where the first word may also be
 * the id or an alias of a catalogue entry: {@code nim:3,4,5}, {@code subtract:20:take=1,2}, {@code
 * marienbad}, {@code cz17-one-two-four:31}.
 */
public final class Catalogue {
  private static final int MAX_TEXT = 2_000;

  private Catalogue() {}

  /** All entries, families first. */
  public static List<Entry> entries() {
    return Entries.ALL;
  }

  /**
   * The game of a text in which players move in turn; without a start, the family's or entry's own.
   *
   * @throws InputError if the text is no game; the message shows one that is
   */
  public static Game game(String text) {
    if (any(text) instanceof AnyGame.InTurn inTurn) {
      return inTurn.game();
    }
    throw InputError.of("game", "must be one in which players move in turn", text, "nim:3,4,5");
  }

  /**
   * The game of a text, of whatever kind.
   *
   * @throws InputError if the text is no game; the message shows one that is
   */
  public static AnyGame any(String text) {
    return Parts.of(text).game();
  }

  /**
   * The rules of a text without a start, such as {@code subtract:take=1,2}; a start is read past.
   *
   * @throws InputError if the text names no rules, or rules of another kind
   */
  public static Ruleset rules(String text) {
    Parts parts = Parts.of(text);
    if (parts.family() instanceof Family family) {
      return family.rules(parts.readOptions());
    }
    throw InputError.of("rules", "must be of a game in which players move in turn", text, "nim");
  }

  /**
   * A game's text taken apart, what it leaves out filled in from the entry.
   *
   * @param family the family of its rules
   * @param start the text of its start
   * @param options the texts of its options
   */
  private record Parts(AnyFamily family, String start, List<String> options) {

    static Parts of(String text) {
      if (text.length() > MAX_TEXT) {
        throw InputError.of(
            "game", "must be at most " + MAX_TEXT + " characters", text, "nim:3,4,5");
      }
      List<String> given = new ArrayList<>(Arrays.asList(text.split(":", -1)));
      Entry entry = Catalogue.entry(text);
      given.remove(0);
      List<String> own = new ArrayList<>(Arrays.asList(entry.start().split(":")));
      AnyFamily family = AnyFamily.named(own.remove(0));
      String start = own.remove(0);
      // A bare family says its options itself; an entry brings its own along.
      if (entry.id().equals(family.word()) && !given.isEmpty()) {
        own.clear();
      }
      if (!given.isEmpty() && !OptionTexts.isOption(given.get(0))) {
        start = given.remove(0);
        if (start.isBlank()) {
          throw InputError.of("start", "must not be empty", text, family.exampleText());
        }
      }
      own.stream().filter(o -> !OptionTexts.isGiven(o, given)).forEach(given::add);
      given.add(0, start);
      List<String> spelled = family.spelledOut(given);
      return new Parts(family, spelled.get(0), spelled.subList(1, spelled.size()));
    }

    OptionTexts readOptions() {
      return OptionTexts.parse(options, family);
    }

    AnyGame game() {
      return family.game(readOptions(), start);
    }
  }

  /**
   * The row whose name a game's text begins with.
   *
   * @throws InputError if there is none
   */
  public static Entry entry(String text) {
    String word = text.split(":", -1)[0].strip().toLowerCase(Locale.ROOT);
    return Entries.ALL.stream()
        .filter(entry -> entry.id().equals(word) || entry.aliases().contains(word))
        .findFirst()
        .orElseThrow(() -> unknown(word, text));
  }

  private static InputError unknown(String word, String text) {
    List<String> known = new ArrayList<>();
    for (Entry entry : Entries.ALL) {
      known.add(entry.id());
      known.addAll(entry.aliases());
    }
    String nearest = Nearest.of(word, known).map(near -> near + ", or ").orElse("");
    return InputError.of(
        "game", "must begin with a name that `mexbox games` lists", text, nearest + "nim:3,4,5");
  }
}

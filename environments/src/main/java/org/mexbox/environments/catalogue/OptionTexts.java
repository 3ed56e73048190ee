package org.mexbox.environments.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;

/** The options of a game's text, told apart but not yet understood. */
final class OptionTexts {
  private static final String CONVENTION = "convention";
  private static final List<String> WORDS =
      List.of(PlayConvention.NORMAL.word(), PlayConvention.MISERE.word());

  private final Map<String, String> values;

  private OptionTexts(Map<String, String> values) {
    this.values = values;
  }

  /** True if a part of a game's text is an option and not a start. */
  static boolean isOption(String part) {
    return part.contains("=") || key(part).equals(CONVENTION);
  }

  /** True if one of the given options says what this option would say. */
  static boolean isGiven(String option, List<String> given) {
    return given.stream().anyMatch(other -> key(other).equals(key(option)));
  }

  static OptionTexts parse(List<String> parts, Family family) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String part : parts) {
      String key = key(part);
      if (!key.equals(CONVENTION) && !family.keys().contains(key)) {
        throw unknown(part, family);
      }
      if (values.put(key, part.substring(part.indexOf('=') + 1).strip()) != null) {
        throw InputError.of("option", "must be given once", part);
      }
    }
    return new OptionTexts(values);
  }

  String required(String key, String example) {
    String value = values.get(key);
    if (value == null) {
      throw InputError.of(key, "must be given", "", example);
    }
    return value;
  }

  String or(String key, String otherwise) {
    return values.getOrDefault(key, otherwise);
  }

  /** Which of the words an option says; the first of them if it is not given. */
  int choice(String key, List<String> words) {
    String said = or(key, words.get(0)).toLowerCase(Locale.ROOT);
    if (!words.contains(said)) {
      String nearest = Nearest.of(said, words).orElse(words.get(0));
      throw InputError.of(
          key, "must be one of " + String.join(", ", words), said, key + "=" + nearest);
    }
    return words.indexOf(said);
  }

  PlayConvention convention() {
    boolean misere = PlayConvention.MISERE.word().equalsIgnoreCase(values.get(CONVENTION));
    return misere ? PlayConvention.MISERE : PlayConvention.NORMAL;
  }

  private static String key(String part) {
    String word = part.strip().toLowerCase(Locale.ROOT);
    int equals = word.indexOf('=');
    return WORDS.contains(word)
        ? CONVENTION
        : equals < 0 ? word : word.substring(0, equals).strip();
  }

  private static InputError unknown(String part, Family family) {
    List<String> known = new ArrayList<>(WORDS);
    family.keys().forEach(key -> known.add(key + "="));
    return InputError.of(
        "option of " + family.word(),
        "must be one of " + String.join(", ", known),
        part,
        Nearest.of(part, known).orElse(PlayConvention.MISERE.word()));
  }
}

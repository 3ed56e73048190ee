package org.mexbox.runs.experiment;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;

/** Settings behind a name, as the command line writes them: {@code name:key=value,key=value}. */
final class NamedSettings {
  private NamedSettings() {}

  /** True if a text is a name, with settings or without. */
  static boolean isNamed(String name, String text) {
    return text.equals(name) || text.startsWith(name + ":");
  }

  /**
   * The settings that a text mentions, each once.
   *
   * @param keys the keys there are
   * @param example a text that is right, for whoever wrote a wrong one
   * @throws InputError if it has other keys, or one of them twice
   */
  static Map<String, String> parse(String name, String text, List<String> keys, String example) {
    Map<String, String> settings = new TreeMap<>();
    if (text.equals(name)) {
      return settings;
    }
    for (String part : text.substring(name.length() + 1).split(",", -1)) {
      int equals = part.indexOf('=');
      String key = part.substring(0, Math.max(0, equals)).strip();
      if (!keys.contains(key)) {
        String known = keys.stream().map(each -> each + "=").collect(Collectors.joining(", "));
        throw InputError.of(name, "must have settings " + known, text, example);
      }
      if (settings.put(key, part.substring(equals + 1).strip()) != null) {
        throw InputError.of(key, "must be given once", text);
      }
    }
    return settings;
  }
}

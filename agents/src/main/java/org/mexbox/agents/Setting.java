package org.mexbox.agents;

import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import org.mexbox.environments.InputError;

/**
 * A setting of an agent, for people. Its description stands in the resource bundle {@code settings}
 * beside the spec, under {@code agent.setting}, or under {@code setting} where several share it.
 *
 * @param name what is written before the equals sign
 * @param defaultText its value if the text of an agent does not mention it
 * @param range the values it may take, such as {@code 0..1} or {@code sorted|ordered}
 * @param bundle where its description stands
 * @param key under which key
 */
public record Setting(String name, String defaultText, String range, String bundle, String key) {

  /** What it does, in a sentence. */
  public String description(Locale locale) {
    return ResourceBundle.getBundle(bundle, locale).getString(key);
  }

  /**
   * The value, if it lies in the {@link Range} of the component of that name.
   *
   * @throws InputError if not
   */
  public static double requireInRange(Class<? extends Record> spec, String name, double value) {
    Range range =
        Arrays.stream(spec.getRecordComponents())
            .filter(component -> component.getName().equals(name))
            .findFirst()
            .orElseThrow()
            .getAnnotation(Range.class);
    // Written so that NaN is refused.
    if (!(value >= range.min() && value <= range.max())) {
      throw InputError.of(name, "must be " + SettingType.text(range), value);
    }
    return value;
  }
}

package org.mexbox.environments.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Resource bundles that stand beside a class: {@code NAME_LANGUAGE.properties}, or {@code
 * NAME.properties} in English where there is none of that language.
 *
 * <p>Not {@link ResourceBundle#getBundle(String)}: what it looks for and does not find it looks for
 * in every jar, which takes a tenth of the time in which a small game is solved.
 */
public final class Bundles {
  private static final String SUFFIX = ".properties";
  private static final Map<String, ResourceBundle> FOUND = new ConcurrentHashMap<>();

  private Bundles() {}

  /**
   * The bundle of a language, else the English one. A bundle must be whole: what is missing is not
   * taken from another.
   *
   * @throws NullPointerException if there is no bundle of that name
   */
  public static ResourceBundle of(Class<?> beside, String name, Locale locale) {
    String language = locale.getLanguage();
    // English is what stands in the file without a language, so none of its own is looked for.
    String suffix =
        language.isEmpty() || language.equals(Locale.ENGLISH.getLanguage()) ? "" : "_" + language;
    return FOUND.computeIfAbsent(
        beside.getPackageName() + "." + name + suffix, any -> read(beside, name, suffix));
  }

  private static ResourceBundle read(Class<?> beside, String name, String suffix) {
    InputStream own = beside.getResourceAsStream(name + suffix + SUFFIX);
    InputStream any = own != null ? own : beside.getResourceAsStream(name + SUFFIX);
    try (InputStream in = Objects.requireNonNull(any, name)) {
      return new PropertyResourceBundle(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.mexbox.environments.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.mexbox.environments.text.Bundles;

/**
 * One row of the catalogue. Its texts for people stand in a resource bundle beside this class.
 *
 * @param id the name that the command line accepts
 * @param aliases other names for it
 * @param kind what kind of game it is, as the filter of the list takes it
 * @param start the text of the game it stands for, with its start
 * @param status how far its answers are to be trusted
 */
public record Entry(String id, List<String> aliases, String kind, String start, Status status) {

  /** How far the answers about a game are to be trusted. */
  public enum Status {
    /** Two or more independent methods agree in a test, on every small position. */
    CHECKED,
    /** One exact method only. */
    EXACT
  }

  /** Copies the list. */
  public Entry {
    aliases = List.copyOf(aliases);
  }

  /** What it is called. */
  public String name(Locale locale) {
    return texts(locale).getString(id + ".name");
  }

  /** Who described it, and where. */
  public String source(Locale locale) {
    return texts(locale).getString(id + ".source");
  }

  private static ResourceBundle texts(Locale locale) {
    return Bundles.of(Entry.class, "entries", locale);
  }
}

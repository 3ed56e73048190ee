package org.mexbox.environments.catalogue;

import java.util.List;
import org.mexbox.environments.catalogue.Entry.Status;

/** The rows. */
final class Entries {
  private static final String NORMAL = "impartial, normal";
  private static final String MISERE = "impartial, misere";

  static final List<Entry> ALL =
      List.of(
          entry("nim", List.of(), NORMAL, "nim:1,3,5,7"),
          entry("subtract", List.of("subtraction", "bachet"), NORMAL, "subtract:20:take=1,2"),
          entry("moore", List.of("nim-k"), NORMAL, "moore:3,4,5:k=2"),
          entry("nim-bouton", List.of("piskarev"), NORMAL, "nim:18,8,14,9,23"),
          entry("nim-345", List.of(), NORMAL, "nim:3,4,5"),
          entry("nim-misere", List.of(), MISERE, "nim:3,4,5:misere"),
          entry("moore-nim-k", List.of(), NORMAL, "moore:3,4,5:k=2"),
          entry("two-heaps-7-5", List.of(), NORMAL, "nim:7,5"),
          entry("bachet-20-2", List.of(), NORMAL, "subtract:20:take=1,2"),
          entry("bachet-general", List.of(), NORMAL, "subtract:2010:take=1..49"),
          entry("bachet-misere", List.of(), MISERE, "subtract:2010:take=1..49:misere"),
          entry("marienbad", List.of(), MISERE, "nim:1,3,5,7:misere"),
          entry("cz01-seven-matches", List.of("cz01"), NORMAL, "subtract:7:take=1,2"),
          entry("cz02-fifteen-matches", List.of("cz02"), NORMAL, "subtract:15:take=1..4"),
          entry("cz03-fifteen-misere", List.of("cz03"), MISERE, "subtract:15:take=1..4:misere"),
          entry("cz17-one-two-four", List.of("cz17"), NORMAL, "subtract:31:take=1,2,4"),
          entry("cz34-nim", List.of("cz34"), NORMAL, "nim:3,4,5"),
          entry("cz39-nim-k", List.of("cz39"), NORMAL, "moore:1,2,3,4:k=2"),
          entry("cz-ex07", List.of(), NORMAL, "nim:12,9,8,3"),
          entry("cz-ex08", List.of(), NORMAL, "nim:12,19,27"),
          entry("cz-ex09", List.of(), NORMAL, "nim:3,5,6,9,13,21"),
          entry("cz-ex10", List.of(), NORMAL, "nim:1,2"),
          entry("octal", List.of(), NORMAL, "octal:12,7:code=0.6"),
          entry("heap", List.of(), NORMAL, "heap:20:rule=grundy"),
          entry("officers-row", List.of("officers"), NORMAL, "octal:20:code=0.6"),
          entry("kayles", List.of(), NORMAL, "octal:20:code=0.77"),
          entry("dawsons-kayles", List.of(), NORMAL, "octal:20:code=0.07"),
          entry("dawsons-chess", List.of(), NORMAL, "octal:15:code=0.137"),
          entry("treblecross", List.of(), NORMAL, "octal:15:code=0.007"),
          entry("grundy", List.of("grundys-game"), NORMAL, "heap:20:rule=grundy"),
          entry("lasker", List.of("laskers-nim"), NORMAL, "octal:3,4:code=4.[3]"),
          entry("subtract-a-square", List.of(), NORMAL, "heap:20:rule=squares"),
          entry("cz22-plus-minus-row", List.of("cz22"), NORMAL, "octal:9:code=0.77"),
          entry(
              "cz40-even-or-whole-odd", List.of("cz40"), NORMAL, "heap:3,8:rule=even-or-whole-odd"),
          entry("cz41-even-or-single", List.of("cz41"), NORMAL, "heap:3,6,8:rule=even-or-single"),
          entry("cz42-lasker", List.of("cz42"), NORMAL, "octal:2,5,6:code=4.[3]"),
          entry("cz43-divisors", List.of("cz43"), NORMAL, "heap:12:rule=divisors"),
          entry("cz44-snowflake", List.of("cz44"), NORMAL, "heap:7:rule=star"),
          entry("cz45-path", List.of("cz45"), NORMAL, "octal:5:code=0.37"));

  private Entries() {}

  private static Entry entry(String id, List<String> aliases, String kind, String start) {
    return new Entry(id, aliases, kind, start, Status.CHECKED);
  }
}

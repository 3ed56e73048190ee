package org.mexbox.environments.catalogue;

import java.util.List;
import org.mexbox.environments.catalogue.Entry.Status;

/** The rows. */
final class Entries {
  private static final String NORMAL = "impartial, normal";
  private static final String MISERE = "impartial, misere";
  private static final String PARTIZAN = "partizan, draws possible";

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
          entry("chomp", List.of(), NORMAL, "chomp:4x5"),
          entry("chocolate", List.of(), NORMAL, "chocolate:4x8"),
          entry("two-piles", List.of("king"), NORMAL, "two-piles:4,4"),
          entry("rook", List.of(), NORMAL, "rook:7,7"),
          entry("wythoff", List.of("queen"), NORMAL, "wythoff:15,23"),
          entry("cram", List.of(), NORMAL, "cram:4x4"),
          entry("squares", List.of(), NORMAL, "squares:3x4"),
          entry("crosses", List.of(), NORMAL, "crosses:3x3"),
          entry("stamps", List.of(), NORMAL, "stamps:4x4"),
          entry("hexagons", List.of(), NORMAL, "hexagons:2"),
          entry("staircase", List.of(), NORMAL, "staircase:1,5,1"),
          entry("turtles", List.of(), NORMAL, "turtles:KKNKNNNKNK"),
          entry("add-divisors", List.of(), NORMAL, "add-divisors:2:limit=100"),
          entry("erase-divisors", List.of(), NORMAL, "erase-divisors:1..16"),
          entry("two-piles-misere", List.of(), MISERE, "two-piles:4,4:misere"),
          entry("two-piles-normal", List.of(), NORMAL, "two-piles:4,4"),
          entry("two-piles-task3", List.of(), NORMAL, "two-piles:5,3"),
          entry("cz04-one-sided-rook", List.of("cz04"), NORMAL, "rook:7,7"),
          entry(
              "cz09-adding-divisors", List.of("cz09"), MISERE, "add-divisors:2:limit=5774:misere"),
          entry("cz10-chocolate", List.of("cz10"), NORMAL, "chocolate:4x8"),
          entry("cz11-chocolate-no-unit", List.of("cz11"), NORMAL, "chocolate:4x8:smallest=2"),
          entry("cz12-crosses-3x3", List.of("cz12"), NORMAL, "crosses:3x3"),
          entry("cz13-coloured-squares", List.of("cz13"), NORMAL, "squares:3x5"),
          entry("cz21-one-sided-king", List.of("cz21"), NORMAL, "two-piles:7,7"),
          entry("cz24-stamps", List.of("cz24"), NORMAL, "stamps:8x8"),
          entry("cz27-erasing-divisors", List.of("cz27"), NORMAL, "erase-divisors:1..16"),
          entry("cz28-hexagons", List.of("cz28"), NORMAL, "hexagons:3"),
          entry("cz31-chomp", List.of("cz31"), NORMAL, "chomp:4x6"),
          entry("cz35-turtles", List.of("cz35"), NORMAL, "turtles:KKNKNNNKNK"),
          entry("cz36-coins-strip", List.of("cz36"), NORMAL, "nim:2,5,6,8"),
          entry("cz37-staircase", List.of("cz37"), NORMAL, "staircase:3,1,2,4"),
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
          entry("cz45-path", List.of("cz45"), NORMAL, "octal:5:code=0.37"),
          entry("mnk", List.of(), PARTIZAN, "mnk:3x3:k=3"),
          entry("tic-tac-toe", List.of("noughts-and-crosses"), PARTIZAN, "mnk:3x3:k=3"),
          entry("vertices", List.of(), NORMAL, "vertices:1-2,2-3,3-4,4-5,5-1"));

  private Entries() {}

  private static Entry entry(String id, List<String> aliases, String kind, String start) {
    return new Entry(id, aliases, kind, start, Status.CHECKED);
  }
}

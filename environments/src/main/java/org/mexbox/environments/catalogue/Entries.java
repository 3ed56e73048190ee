package org.mexbox.environments.catalogue;

import java.util.List;
import org.mexbox.environments.catalogue.Entry.Status;

/** The rows. */
final class Entries {
  private static final String NORMAL = "impartial, normal";
  private static final String MISERE = "impartial, misere";
  private static final String SCORING = "partizan, scoring";
  private static final String CHESS = "partizan, draws possible, loopy";
  private static final String BUILDING = "partizan, normal";
  private static final String LOOPY = "partizan, normal, loopy";
  private static final String GOAL = "partizan, goal";
  private static final String MAKER_BREAKER = "partizan, maker-breaker";
  private static final String PARTIZAN = "partizan, draws possible";
  private static final String AT_ONCE = "simultaneous";
  private static final String CHANCE = "chance";
  private static final String EXERCISE = "exercise";

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
          entry("add-to-100", List.of(), NORMAL, "subtract:99:take=1..10"),
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
          entry("cz13-coloured-squares", List.of("cz13"), NORMAL, "squares:17x68"),
          entry("cz21-one-sided-king", List.of("cz21"), NORMAL, "two-piles:7,7"),
          entry("cz24-stamps", List.of("cz24"), NORMAL, "stamps:8x8"),
          entry("cz27-erasing-divisors", List.of("cz27"), NORMAL, "erase-divisors:1..16"),
          entry("cz28-hexagons", List.of("cz28"), NORMAL, "hexagons:3"),
          entry("cz31-chomp", List.of("cz31"), NORMAL, "chomp:4x6"),
          entry("cz35-turtles", List.of("cz35"), NORMAL, "turtles:KKNKNNNKNK"),
          entry("cz36-coins-strip", List.of("cz36"), NORMAL, "nim:2,5,6,8:drawn=strip"),
          entry("cz37-staircase", List.of("cz37"), NORMAL, "staircase:3,1,2,4"),
          entry("fibonacci-nim", List.of(), NORMAL, "fibonacci-nim:20"),
          entry("euclid", List.of("euclids-game"), NORMAL, "euclid:25,7"),
          entry("pass-nim", List.of("nim-with-passes"), NORMAL, "pass-nim:3,4,5"),
          entry("eat-and-split", List.of(), NORMAL, "eat-and-split:5,8"),
          entry("officers-circle", List.of(), NORMAL, "officers-circle:13"),
          entry("plus-minus-circle", List.of("kayles-circle"), NORMAL, "plus-minus-circle:9"),
          entry("shulery-circle", List.of("shulery"), NORMAL, "officers-circle:10:k=3"),
          entry("cz23-plus-minus-circle", List.of("cz23"), NORMAL, "plus-minus-circle:9"),
          entry("cz29-two-heaps-split", List.of("cz29"), NORMAL, "eat-and-split:5,8"),
          entry("cz-ex11", List.of(), NORMAL, "nim:5"),
          entry("cz-ex12", List.of(), NORMAL, "subtract:15:take=1..4"),
          entry("octal", List.of(), NORMAL, "octal:12,7:code=0.6"),
          entry("hexadecimal", List.of(), NORMAL, "hexadecimal:12:code=0.8"),
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
          entry("strip-of-numbers", List.of(), SCORING, "strip-of-numbers:3,1,4,1,5,9"),
          entry(
              "max-and-mina",
              List.of(),
              SCORING,
              "max-and-mina:a1,max:piece=prince:diagonal=5,2,8,3,6,1"),
          entry("northcott", List.of(), LOOPY, "northcott:1-5,4-2,3-4,white:columns=5"),
          entry("double-chess", List.of(), CHESS, "double-chess:nk1/3/3/NK1,w"),
          entry("triominoes", List.of(), SCORING, "triominoes:4x4:shape=straight"),
          entry("coins", List.of(), NORMAL, "coins:5x5:apart=4"),
          entry("orange-points", List.of(), BUILDING, "orange-points:empty:yellow=2"),
          entry(
              "cz05-prince-staircase",
              List.of("cz05"),
              SCORING,
              "max-and-mina:a1,mina:piece=prince:diagonal=7,3,9,4,6,2,8,5"),
          entry(
              "cz06-prince-rook-king-board",
              List.of("cz06"),
              SCORING,
              "max-and-mina:a1,mina:piece=prince:top=9,4,12,7,3,14,6,1:right=10,5,13,2,11,8,15"),
          entry(
              "cz08-double-chess",
              List.of("cz08"),
              CHESS,
              "double-chess:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR,w,KQkq"),
          entry("cz16-strip-of-numbers", List.of("cz16"), SCORING, "strip-of-numbers:3,1,4,1,5,9"),
          entry("cz18-coins-on-table", List.of("cz18"), NORMAL, "coins:7x7:apart=9"),
          entry("cz30-triominoes", List.of("cz30"), SCORING, "triominoes:5x5:shape=straight"),
          entry("cz32-orange-points", List.of("cz32"), BUILDING, "orange-points:empty:yellow=5"),
          entry(
              "cz38-northcott",
              List.of("cz38"),
              LOOPY,
              "northcott:2-7,3-4,8-1,5-3,1-8,6-4,4-7,7-6,white:columns=8"),
          entry("mnk", List.of(), PARTIZAN, "mnk:3x3:k=3"),
          entry("tic-tac-toe", List.of("noughts-and-crosses"), PARTIZAN, "mnk:3x3:k=3"),
          entry("hap", List.of(), AT_ONCE, "hap:15"),
          entry("hap-sample-match", List.of(), AT_ONCE, "hap:15"),
          entry("matrix", List.of(), AT_ONCE, "matrix:1,-1/-1,1"),
          entry(
              "rock-paper-scissors",
              List.of(),
              AT_ONCE,
              "matrix:0,-1,1/1,0,-1/-1,1,0:rows=rock,paper,scissors"),
          entry("graph", List.of("digraph"), NORMAL, "graph:a-b,a-c,b-c,b-d,c-d"),
          entry(
              "graph-circle",
              List.of(),
              "impartial, loopy, normal",
              "graph:a:arrows=a-b,b-c,c-a,a-d,b-d,c-d,d-e"),
          entry(
              "labelling-algorithm-2",
              List.of("labelling"),
              NORMAL,
              "graph:s:arrows=s-a,s-b,a-c,a-d,b-d,b-e,c-f,d-f,d-g,e-g"),
          entry(
              "cz-ex13",
              List.of(),
              NORMAL,
              "graph:a:arrows=a-b,a-c,a-d,b-c,b-e,c-e,c-f,d-f,e-f,e-g,f-g"),
          entry("cz07-gomoku-infinite", List.of("cz07"), PARTIZAN, "mnk:4x4:k=4"),
          entry("hexapawn", List.of(), GOAL, "hexapawn:3x3"),
          entry("square-maker", List.of(), MAKER_BREAKER, "square-maker:4x4"),
          entry("cz15-square-2x2", List.of("cz15"), MAKER_BREAKER, "square-maker:10x10"),
          entry("triangles", List.of(), PARTIZAN, "triangles:3x6:length=3"),
          entry("cz14-triangular-gomoku", List.of("cz14"), PARTIZAN, "triangles:6x12:length=4"),
          entry("knights", List.of(), "partizan, normal", "knights:4x4"),
          entry("cz26-knights", List.of("cz26"), "partizan, normal", "knights:8x8"),
          entry("dice", List.of(), CHANCE, "dice:7:stake=10:prize=50"),
          entry("wager", List.of(), CHANCE, "wager:50x1,0x5:stake=10"),
          entry("tosses", List.of(), CHANCE, "tosses:1000"),
          entry("two-dice-seven", List.of(), CHANCE, "dice:7:stake=10:prize=50"),
          entry("fair-stake-huygens", List.of(), CHANCE, "wager:50x1,0x5:stake=25/3"),
          entry("coin-1000", List.of(), CHANCE, "tosses:1000"),
          entry("box-game", List.of(), MAKER_BREAKER, "box-game:3x3"),
          entry("cz33-gomoku-2-1", List.of("cz33"), MAKER_BREAKER, "box-game:9x5"),
          entry("digits", List.of(), GOAL, "digits:6:divisor=7"),
          entry("cz19-divisible-by-7", List.of("cz19"), GOAL, "digits:20:divisor=7"),
          entry("cz20-divisible-by-13", List.of("cz20"), GOAL, "digits:20:divisor=13"),
          entry("ones", List.of(), GOAL, "ones:6"),
          entry("cz25-ones-and-marks", List.of("cz25"), GOAL, "ones:8"),
          entry("vertices", List.of(), NORMAL, "vertices:1-2,2-3,3-4,4-5,5-1"),
          entry("binary", List.of(), EXERCISE, "binary:7,11,38,325"),
          entry("decimal", List.of(), EXERCISE, "decimal:1010,10111"),
          entry("nim-sum", List.of("xor"), EXERCISE, "nim-sum:41,13"),
          entry("nim-equation", List.of(), EXERCISE, "nim-equation:57,42"),
          entry("no-carry", List.of(), EXERCISE, "no-carry:63"),
          entry("cz-ex01", List.of(), EXERCISE, "binary:7,11,38,325"),
          entry("cz-ex02", List.of(), EXERCISE, "decimal:1010,10111,100101"),
          entry("cz-ex03", List.of(), EXERCISE, "nim-sum:41,13"),
          entry("cz-ex04", List.of(), EXERCISE, "nim-equation:57,42"),
          entry("cz-ex05", List.of(), EXERCISE, "nim-equation:25,10"),
          entry("cz-ex06", List.of(), EXERCISE, "no-carry:63"));

  private Entries() {}

  private static Entry entry(String id, List<String> aliases, String kind, String start) {
    return new Entry(id, aliases, kind, start, Status.CHECKED);
  }
}

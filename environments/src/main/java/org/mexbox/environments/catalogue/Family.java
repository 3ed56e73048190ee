package org.mexbox.environments.catalogue;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.board.Chocolate;
import org.mexbox.environments.board.Chomp;
import org.mexbox.environments.board.CornerWalk;
import org.mexbox.environments.board.CornerWalk.Piece;
import org.mexbox.environments.board.Filling;
import org.mexbox.environments.board.Filling.Shape;
import org.mexbox.environments.board.Hexagons;
import org.mexbox.environments.board.Stamps;
import org.mexbox.environments.chess.ChessMate;
import org.mexbox.environments.chess.DoubleChess;
import org.mexbox.environments.graph.GraphWalk;
import org.mexbox.environments.graph.VertexDeletion;
import org.mexbox.environments.heap.HeapFunction;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.Moore;
import org.mexbox.environments.heap.Nim;
import org.mexbox.environments.heap.OneHeapFunction;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.environments.number.AddingDivisors;
import org.mexbox.environments.number.Digits;
import org.mexbox.environments.number.ErasingDivisors;
import org.mexbox.environments.number.Ones;
import org.mexbox.environments.pieces.Hexapawn;
import org.mexbox.environments.pile.EatAndSplit;
import org.mexbox.environments.pile.Euclid;
import org.mexbox.environments.pile.FibonacciNim;
import org.mexbox.environments.pile.PassNim;
import org.mexbox.environments.plane.CoinsOnTable;
import org.mexbox.environments.plane.OrangePoints;
import org.mexbox.environments.positional.BoxGame;
import org.mexbox.environments.positional.Knights;
import org.mexbox.environments.positional.Mnk;
import org.mexbox.environments.positional.Mnk.Lines;
import org.mexbox.environments.positional.SquareMaker;
import org.mexbox.environments.positional.TriangularGomoku;
import org.mexbox.environments.scoring.Triominoes;
import org.mexbox.environments.strip.CardCircle;
import org.mexbox.environments.strip.CardCircle.Turning;
import org.mexbox.environments.strip.Northcott;
import org.mexbox.environments.strip.Staircase;
import org.mexbox.environments.strip.StripOfNumbers;
import org.mexbox.environments.strip.Turtles;

/** Families whose moves alternate, and what their options mean. */
enum Family implements AnyFamily {
  NIM("nim:1,3,5,7", List.of("drawn")) {
    @Override
    Ruleset rules(OptionTexts options) {
      boolean onStrip = options.choice("drawn", List.of("heaps", "strip")) == 1;
      return new Nim(options.convention(), onStrip);
    }
  },
  SUBTRACT("subtract:20:take=1,2", List.of("take")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return Subtraction.of(takes(options.required("take", exampleText())), options.convention());
    }
  },
  MOORE("moore:3,4,5:k=2", List.of("k")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Moore(number("k", options.required("k", exampleText()), 64), options.convention());
    }
  },
  CHOMP("chomp:4x5", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the poison loses");
      return new Chomp();
    }
  },
  CHOCOLATE("chocolate:4x8", List.of("smallest")) {
    @Override
    Ruleset rules(OptionTexts options) {
      int smallest = number("smallest", options.or("smallest", "1"), Chocolate.MAX_AREA);
      return new Chocolate(smallest, options.convention());
    }
  },
  TWO_PILES("two-piles:4,4", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new CornerWalk(Piece.KING, options.convention());
    }
  },
  ROOK("rook:7,7", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new CornerWalk(Piece.ROOK, options.convention());
    }
  },
  WYTHOFF("wythoff:15,23", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new CornerWalk(Piece.QUEEN, options.convention());
    }
  },
  CRAM("cram:4x4", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Filling(Shape.DOMINO, options.convention());
    }
  },
  SQUARES("squares:3x4", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Filling(Shape.SQUARE, options.convention());
    }
  },
  CROSSES("crosses:3x3", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Filling(Shape.CROSS, options.convention());
    }
  },
  STAMPS("stamps:4x4", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Stamps(options.convention());
    }
  },
  HEXAGONS("hexagons:2", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Hexagons(options.convention());
    }
  },
  STAIRCASE("staircase:1,5,1", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Staircase(options.convention());
    }
  },
  TURTLES("turtles:KKNKNNNKNK", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Turtles(options.convention());
    }
  },
  ADD_DIVISORS("add-divisors:2:limit=100", List.of("limit")) {
    @Override
    Ruleset rules(OptionTexts options) {
      String limit = options.required("limit", exampleText());
      return new AddingDivisors(
          number("limit", limit, AddingDivisors.MAX_LIMIT), options.convention());
    }
  },
  ERASE_DIVISORS("erase-divisors:1..16", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new ErasingDivisors(options.convention());
    }
  },
  FIBONACCI_NIM("fibonacci-nim:20", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new FibonacciNim(options.convention());
    }
  },
  EUCLID("euclid:25,7", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Euclid(options.convention());
    }
  },
  PASS_NIM("pass-nim:3,4,5", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new PassNim(options.convention());
    }
  },
  EAT_AND_SPLIT("eat-and-split:5,8", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new EatAndSplit(options.convention());
    }
  },
  OFFICERS_CIRCLE("officers-circle:13", List.of("k")) {
    @Override
    Ruleset rules(OptionTexts options) {
      int step = number("k", options.or("k", "1"), CardCircle.MAX_CARDS);
      return new CardCircle(Turning.ONE_WITH_NEIGHBOUR, step, options.convention());
    }
  },
  PLUS_MINUS_CIRCLE("plus-minus-circle:9", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new CardCircle(Turning.ONE_OR_TWO, 1, options.convention());
    }
  },
  OCTAL("octal:12,7:code=0.6", List.of("code")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Hexadecimal(
          HexadecimalCode.parseOctal(options.required("code", exampleText())),
          options.convention());
    }
  },
  HEXADECIMAL("hexadecimal:12:code=0.8", List.of("code")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Hexadecimal(
          HexadecimalCode.parse(options.required("code", exampleText())), options.convention());
    }
  },
  HEAP("heap:20:rule=grundy", List.of("rule")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new OneHeapFunction(
          HeapFunction.parse(options.required("rule", exampleText())), options.convention());
    }
  },
  STRIP_OF_NUMBERS("strip-of-numbers:3,1,4,1,5,9", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the larger sum wins");
      return new StripOfNumbers();
    }
  },
  MAX_AND_MINA("max-and-mina:a1,max:piece=prince:diagonal=5,2,8,3,6,1", MaxAndMinaOptions.KEYS) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the number decides");
      return MaxAndMinaOptions.rules(options);
    }
  },
  NORTHCOTT("northcott:1-5,4-2,3-4,white:columns=5", List.of("columns")) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "whoever cannot move loses");
      String columns = options.or("columns", "8");
      return new Northcott(number("columns", columns, Northcott.MAX_COLUMNS));
    }
  },
  DOUBLE_CHESS("double-chess:nk1/3/3/NK1,w", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "whoever captures the king wins");
      return new DoubleChess();
    }
  },
  CHESS_MATE("chess-mate:k7/8/2K5/8/8/8/8/7R,w,2", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "mate decides");
      return new ChessMate();
    }
  },
  MNK("mnk:3x3:k=3", List.of("k", "lines", "gravity")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Mnk(
          number("k", options.required("k", exampleText()), Mnk.MAX_CELLS),
          options.choice("lines", List.of("all", "rows")) == 0 ? Lines.ALL : Lines.ROWS,
          options.choice("gravity", List.of("no", "yes")) == 1,
          options.convention());
    }
  },
  TRIOMINOES("triominoes:4x4:shape=straight", List.of("shape")) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the cells decide");
      int shape = options.choice("shape", List.of("straight", "corner", "both"));
      return new Triominoes(Triominoes.Shape.values()[shape]);
    }
  },
  COINS("coins:5x5:apart=4", List.of("apart")) {
    @Override
    Ruleset rules(OptionTexts options) {
      String apart = options.required("apart", exampleText());
      return new CoinsOnTable(number("apart", apart, CoinsOnTable.MAX_APART), options.convention());
    }
  },
  ORANGE_POINTS("orange-points:empty:yellow=2", List.of("yellow")) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "an orange triangle wins");
      String yellow = options.required("yellow", exampleText());
      return new OrangePoints(number("yellow", yellow, OrangePoints.MAX_YELLOW));
    }
  },
  SQUARE_MAKER("square-maker:4x4", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the square decides");
      return new SquareMaker();
    }
  },
  TRIANGLES("triangles:3x6:length=3", List.of("length")) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the row decides");
      String length = options.required("length", exampleText());
      return new TriangularGomoku(number("length", length, Mnk.MAX_CELLS));
    }
  },
  KNIGHTS("knights:4x4", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Knights(options.convention());
    }
  },
  HEXAPAWN("hexapawn:3x3", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "whoever gets through wins");
      return new Hexapawn();
    }
  },
  BOX_GAME("box-game:3x3", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "a full segment decides");
      return new BoxGame();
    }
  },
  DIGITS("digits:20:divisor=7", List.of("divisor", "zero")) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the remainder decides");
      return new Digits(
          number("divisor", options.required("divisor", exampleText()), Digits.MAX_DIVISOR),
          options.choice("zero", List.of("no", "yes")) == 1);
    }
  },
  ONES("ones:6", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      refuseMisere(options, "the value decides");
      return new Ones();
    }
  },
  VERTICES("vertices:1-2,2-3,3-4,4-5,5-1", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new VertexDeletion(options.convention());
    }
  },
  GRAPH("graph:a-b,a-c,b-c,b-d,c-d", GraphWalk.OPTIONS) {
    @Override
    Ruleset rules(OptionTexts options) {
      String file = options.or("file", "");
      if (!file.isEmpty() && !options.or("arrows", "").isEmpty()) {
        throw InputError.of("option of graph", "must be arrows or file, not both", file);
      }
      return file.isEmpty()
          ? GraphWalk.along(options.required("arrows", exampleText()), options.convention())
          : GraphWalk.inFile(file, options.or("sum", ""), options.convention());
    }

    @Override
    public List<String> spelledOut(List<String> parts) {
      return GraphWalk.spelledOut(parts);
    }
  };

  private final String exampleText;

  // A List.of: it cannot change.
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<String> keys;

  Family(String exampleText, List<String> keys) {
    this.exampleText = exampleText;
    this.keys = keys;
  }

  abstract Ruleset rules(OptionTexts options);

  void refuseMisere(OptionTexts options, String why) {
    if (options.convention() == PlayConvention.MISERE) {
      throw InputError.of("option of " + word(), "must be none: " + why, "misere");
    }
  }

  @Override
  public AnyGame game(OptionTexts options, String start) {
    Ruleset rules = rules(options);
    return new AnyGame.InTurn(new Game(rules, rules.parse(start)));
  }

  @Override
  public String exampleText() {
    return exampleText;
  }

  @Override
  public List<String> keys() {
    return keys;
  }

  @Override
  public List<String> words() {
    return OptionTexts.CONVENTIONS;
  }

  private static Collection<Integer> takes(String text) {
    TreeSet<Integer> takes = new TreeSet<>();
    for (String part : text.split(",", -1)) {
      String[] ends = part.strip().split("\\.\\.", -1);
      if (ends.length > 2) {
        throw InputError.of("take", "must be numbers or ranges", text, "take=1,2 or take=1..4");
      }
      int from = number("take", ends[0], Subtraction.MAX_TAKE);
      int to = number("take", ends[ends.length - 1], Subtraction.MAX_TAKE);
      if (to < from) {
        throw InputError.of("take", "must be ranges that rise", text, "take=" + to + ".." + from);
      }
      for (int take = from; take <= to; take++) {
        takes.add(take);
      }
    }
    return takes;
  }

  static int number(String argument, String text, int max) {
    String stripped = text.strip();
    if (!stripped.matches("[0-9]{1,9}")
        || Integer.parseInt(stripped) < 1
        || Integer.parseInt(stripped) > max) {
      throw InputError.of(argument, "must be a whole number 1.." + max, text, argument + "=2");
    }
    return Integer.parseInt(stripped);
  }
}

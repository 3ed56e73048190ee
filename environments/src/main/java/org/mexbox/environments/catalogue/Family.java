package org.mexbox.environments.catalogue;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
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
import org.mexbox.environments.graph.VertexDeletion;
import org.mexbox.environments.heap.HeapFunction;
import org.mexbox.environments.heap.Moore;
import org.mexbox.environments.heap.Nim;
import org.mexbox.environments.heap.Octal;
import org.mexbox.environments.heap.OctalCode;
import org.mexbox.environments.heap.OneHeapFunction;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.environments.number.AddingDivisors;
import org.mexbox.environments.number.ErasingDivisors;
import org.mexbox.environments.positional.Mnk;
import org.mexbox.environments.positional.Mnk.Lines;
import org.mexbox.environments.strip.Staircase;
import org.mexbox.environments.strip.Turtles;

/** A family of rules: what its options mean. The first word of a game's text names it. */
enum Family {
  NIM("nim:1,3,5,7", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Nim(options.convention());
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
      if (options.convention() == PlayConvention.MISERE) {
        throw InputError.of("option of chomp", "must be none: the poison loses", "misere");
      }
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
  OCTAL("octal:12,7:code=0.6", List.of("code")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new Octal(
          OctalCode.parse(options.required("code", exampleText())), options.convention());
    }
  },
  HEAP("heap:20:rule=grundy", List.of("rule")) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new OneHeapFunction(
          HeapFunction.parse(options.required("rule", exampleText())), options.convention());
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
  VERTICES("vertices:1-2,2-3,3-4,4-5,5-1", List.of()) {
    @Override
    Ruleset rules(OptionTexts options) {
      return new VertexDeletion(options.convention());
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

  static Family named(String word) {
    return Arrays.stream(values()).filter(f -> f.word().equals(word)).findFirst().orElseThrow();
  }

  String word() {
    return exampleText.substring(0, exampleText.indexOf(':'));
  }

  /** A game of this family, as a person would type it. */
  String exampleText() {
    return exampleText;
  }

  List<String> keys() {
    return keys;
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

  private static int number(String argument, String text, int max) {
    String stripped = text.strip();
    if (!stripped.matches("[0-9]{1,9}")
        || Integer.parseInt(stripped) < 1
        || Integer.parseInt(stripped) > max) {
      throw InputError.of(argument, "must be a whole number 1.." + max, text, argument + "=2");
    }
    return Integer.parseInt(stripped);
  }
}

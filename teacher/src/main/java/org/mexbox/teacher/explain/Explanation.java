package org.mexbox.teacher.explain;

import java.util.List;
import java.util.Locale;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.board.ChompBar;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Moore;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.PeriodicSequence;

/**
 * Explanations in a language: lines of at most 80 columns, the first of which says who wins at the
 * end of play. All take the winning moves, with equal heaps listed once, and a position without any
 * is explained as lost.
 */
public final class Explanation {
  private final Locale locale;

  private Explanation(Locale locale) {
    this.locale = locale;
  }

  /** Explanations in a language; English where there is no other. */
  public static Explanation in(Locale locale) {
    return new Explanation(locale);
  }

  /** Nim by the table of binary columns and its crosses (Bouton 1901). */
  public List<String> nim(Heaps position, List<HeapMove> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      NimWords.columns(position, winning, lines);
    }
    return lines.list();
  }

  /** Misere Nim: by the table until only heaps of one would be left. */
  public List<String> misereNim(Heaps position, List<HeapMove> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      NimWords.misere(position, winning, lines);
    }
    return lines.list();
  }

  /** Moore's Nim by the table of binary columns and their sums modulo k + 1 (Moore 1910). */
  public List<String> moore(Heaps position, Moore rules, List<HeapMove> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      MooreWords.explain(position, rules, winning, lines);
    }
    return lines.list();
  }

  /**
   * A subtraction game by the table of its first labels and their period.
   *
   * @param labels the nim-values of single heaps; under misere play 1 for won, 0 for lost
   */
  public List<String> subtraction(Heaps position, PeriodicSequence labels, List<HeapMove> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      new SubtractionWords(position, labels, lines).explain(winning);
    }
    return lines.list();
  }

  /** A take-and-break game by the table of its first values and the sum of those of the heaps. */
  public List<String> takeAndBreak(Heaps position, NimValues values, List<HeapMove> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      new BreakWords(position, values, lines).explain(winning);
    }
    return lines.list();
  }

  /**
   * A game that was counted out, position by position from the end.
   *
   * @param positions how many positions were labelled
   * @param distance the plies to the end under best play
   */
  public List<String> counted(
      Position position, int positions, int distance, List<? extends Move> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      lines.say("counted.how", positions);
      if (winning.isEmpty()) {
        lines.say("counted.lost", distance);
      } else {
        lines.say("counted.won", distance);
        for (Move move : winning) {
          lines.say("counted.move", move);
        }
      }
    }
    return lines.list();
  }

  /** A game by reasons that hold for all of its kind, such as a symmetry. */
  public List<String> reasoned(
      Position position, List<Reason> reasons, List<? extends Move> winning) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      BoardWords.reasoned(position, reasons, winning, lines);
    }
    return lines.list();
  }

  /** What is known of a game that is not solved. */
  public List<String> known(Position position, List<Reason> reasons) {
    Lines lines = begin(position);
    reasons.forEach(reason -> lines.say(reason.key(), reason.values().toArray()));
    return lines.list();
  }

  /**
   * A game by its nim-value, the mex spelled out.
   *
   * @param reached the nim-values of the options, each once, rising
   * @param hints what else can be said
   */
  public List<String> mex(
      Position position, List<Integer> reached, List<? extends Move> winning, List<Reason> hints) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      int value = Mex.of(reached.stream().mapToInt(Integer::intValue).toArray());
      BoardWords.mex(position, reached, value, lines);
      if (!winning.isEmpty()) {
        BoardWords.moves(position, winning, lines);
      }
      hints.forEach(hint -> lines.say(hint.key(), hint.values().toArray()));
    }
    return lines.list();
  }

  /**
   * A game by a search through all answers.
   *
   * @param analysis what the search has found
   * @param hints what else can be said
   */
  public List<String> searched(Position position, Analysis analysis, List<Reason> hints) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      new PlayWords(position, analysis, lines).explain();
      hints.forEach(hint -> lines.say(hint.key(), hint.values().toArray()));
    }
    return lines.list();
  }

  /**
   * A game by a strategy that one of the players has.
   *
   * @param value what the player to move gets
   * @param reasons what the strategy is
   * @param moves his moves by it
   */
  public List<String> strategy(
      Position position, int value, List<Reason> reasons, List<? extends Move> moves) {
    Lines lines = begin(position);
    if (!isOver(position, lines)) {
      reasons.forEach(reason -> lines.say(reason.key(), reason.values().toArray()));
      BoardWords.strategy(position, value, moves, lines);
    }
    return lines.list();
  }

  /** Who wins at the end of play, in games that the last move does not decide: a sentence. */
  public String rule(Ruleset rules) {
    Reason rule = RuleWords.of(rules);
    return new Lines(locale).text(rule.key(), rule.values().toArray());
  }

  private Lines begin(Position position) {
    if (!position.ruleset().impartial()) {
      Reason rule = RuleWords.of(position.ruleset());
      return new Lines(locale).say(rule.key(), rule.values().toArray());
    }
    boolean normal = position.ruleset().convention() == PlayConvention.NORMAL;
    String kind = kind(position);
    return new Lines(locale).say(kind + (normal ? "convention.normal" : "convention.misere"));
  }

  // Which sentences on the end of play fit the game.
  private static String kind(Position position) {
    return position instanceof Heaps ? "" : position instanceof ChompBar ? "chomp." : "board.";
  }

  private static boolean isOver(Position position, Lines lines) {
    if (!position.isTerminal()) {
      return false;
    }
    if (!position.ruleset().impartial()) {
      PlayWords.over(position, lines);
      return true;
    }
    boolean normal = position.ruleset().convention() == PlayConvention.NORMAL;
    lines.say(kind(position) + (normal ? "over.normal" : "over.misere"));
    return true;
  }
}

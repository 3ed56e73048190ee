package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.minimax.Analysis.Choice;

/** What is said about games that a search has played out. */
final class PlayWords {
  private static final int ANSWERS = 4;
  private static final int SHOWN = 12;

  private final Position position;
  private final Analysis analysis;
  private final Lines lines;

  PlayWords(Position position, Analysis analysis, Lines lines) {
    this.position = position;
    this.analysis = analysis;
    this.lines = lines;
  }

  /** What is said when play is over. */
  static void over(Position end, Lines lines) {
    int reward = (int) end.ruleset().moverReward(end);
    boolean isScored = end.ruleset().maxReward() > 1;
    if (reward == 0) {
      lines.say("play.over.drawn");
    } else if (isScored) {
      lines.say(reward > 0 ? "play.over.ahead" : "play.over.behind", Math.abs(reward));
    } else {
      lines.say(reward > 0 ? "play.over.won" : "play.over.lost");
    }
  }

  void explain() {
    lines.say("play.how", analysis.positions());
    boolean isScored = position.ruleset().maxReward() > 1;
    if (isScored) {
      scored();
    } else if (analysis.value() > 0) {
      won();
    } else if (analysis.value() < 0) {
      lost();
    } else {
      drawn();
    }
  }

  private void won() {
    if (analysis.distance().isPresent()) {
      lines.say("play.won", analysis.distance().getAsInt());
    } else {
      lines.say("play.won.some-day");
    }
    line();
    BoardWords.moves(position, analysis.winningMoves(), lines);
    answers("play.only-draws", value -> value == 0);
    answers("play.loses", value -> value < 0);
  }

  private void lost() {
    if (analysis.distance().isPresent()) {
      lines.say("play.lost", analysis.distance().getAsInt());
    } else {
      lines.say("play.lost.some-day");
    }
    line();
    answers("play.loses", value -> value < 0);
  }

  private void drawn() {
    lines.say("play.drawn");
    line();
    BoardWords.listed("play.keep-draw", analysis.bestMoves(), lines);
    answers("play.loses", value -> value < 0);
  }

  private void scored() {
    int value = analysis.value();
    lines.say(value > 0 ? "play.ahead" : value < 0 ? "play.behind" : "play.level", Math.abs(value));
    line();
    BoardWords.listed("play.best", analysis.bestMoves(), lines);
  }

  private void line() {
    String shown = joined(analysis.line(), SHOWN);
    lines.say(analysis.line().size() > SHOWN ? "play.line.begins" : "play.line", shown);
  }

  private static String joined(List<Move> moves, int most) {
    return String.join("  ", moves.stream().limit(most).map(Move::toString).toList());
  }

  /** Each move of a kind with the answer to it. */
  private void answers(String key, IntPredicate kind) {
    List<String> answers = new ArrayList<>();
    for (Choice choice : analysis.choices()) {
      if (kind.test(choice.value())) {
        choice.reply().ifPresent(reply -> answers.add(choice.move() + " " + reply));
      }
    }
    if (!answers.isEmpty()) {
      lines.say(key, String.join(",  ", answers.subList(0, Math.min(ANSWERS, answers.size()))));
      if (answers.size() > ANSWERS) {
        lines.say("play.more", answers.size() - ANSWERS);
      }
    }
  }
}

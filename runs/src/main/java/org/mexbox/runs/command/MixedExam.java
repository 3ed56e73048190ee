package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.Locale;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.teacher.matrix.Bounds;
import org.mexbox.teacher.matrix.SimultaneousExam;
import org.mexbox.teacher.matrix.SimultaneousExam.Mark;
import org.mexbox.teacher.matrix.SimultaneousSolver;

/** What {@code exam} says about a policy where both choose at once. */
final class MixedExam {
  private final SimultaneousGame game;
  private final String who;
  private final SimultaneousExam exam;
  private final Mark mark;
  private final Mark floor;
  private final Bounds value;

  MixedExam(SimultaneousGame game, String who, MixedPolicy policy) {
    this.game = game;
    this.who = who;
    this.exam = SimultaneousExam.of(game);
    this.mark = exam.mark(policy);
    this.floor = exam.mark(MixedPolicy.uniform());
    this.value = SimultaneousSolver.create().value(game.start());
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("game", game.toString());
    node.put("play", "simultaneous");
    node.put("agent", who);
    node.put("positions", exam.positions());
    node.put("exhaustive", true);
    node.putNull("expertScore");
    node.putNull("randomScore");
    node.putNull("champion");
    node.putNull("balancedValueAccuracy");
    node.putNull("interval");
    node.put("value", value.toString());
    node.put("exploitability", mark.exploitability());
    node.put("randomExploitability", floor.exploitability());
    node.put("guaranteedAsFirst", mark.asFirst());
    node.put("concededAsSecond", mark.asSecond());
    return node;
  }

  void print(PrintStream out) {
    out.println(Texts.of("exam.title", who, game, Texts.of("rule.at-once")));
    out.println(Texts.of("exam.scope.at-once", Texts.number(exam.positions())));
    out.println();
    line(out, "exam.exploitability", mark.exploitability());
    line(out, "exam.random-exploitability", floor.exploitability());
    line(out, "exam.as-first", mark.asFirst());
    line(out, "exam.as-second", mark.asSecond());
    out.printf("  %-56s %s%n", Texts.of("exam.value"), Texts.shortened(value.toString()));
  }

  private static void line(PrintStream out, String key, double number) {
    // Not -0.000000.
    double shown = Math.abs(number) < 5e-7 ? 0 : number;
    out.printf("  %-56s %s%n", Texts.of(key), String.format(Locale.ROOT, "%.6f", shown));
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.exercise.Exercise;
import org.mexbox.teacher.exercise.ExerciseVerdict;

/** What {@code solve} says about an exercise, in which nobody moves. */
final class ExerciseAnswer {
  private final ExerciseVerdict verdict;

  private ExerciseAnswer(ExerciseVerdict verdict) {
    this.verdict = verdict;
  }

  static ExerciseAnswer of(Exercise exercise, @Nullable String at) {
    if (at != null) {
      throw InputError.of("--at", "must be left out: an exercise has no positions", at);
    }
    return new ExerciseAnswer(ExerciseVerdict.of(exercise, Locale.getDefault()));
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("game", verdict.exercise().toString());
    node.put("position", verdict.exercise().toString());
    node.put("play", "exercise");
    node.putNull("outcome");
    node.putNull("winner");
    node.put("value", verdict.answer());
    node.putArray("winningMoves");
    node.putNull("strategy");
    node.put("method", verdict.method());
    ArrayNode lines = node.putArray("explanation");
    verdict.explanation().forEach(lines::add);
    ArrayNode agreed = node.putArray("agreedBy");
    verdict.agreedBy().forEach(agreed::add);
    return node;
  }

  void print(PrintStream out) {
    out.println(Texts.of("exercise." + verdict.exercise().kind().word(), verdict.exercise()));
    out.println(Texts.of("exercise.answer", verdict.answer()));
    out.println();
    verdict.explanation().forEach(out::println);
    out.println();
    out.println(Texts.of("solve.method", verdict.method()));
    out.println(Texts.of("solve.agreed", String.join(", ", verdict.agreedBy())));
  }
}

package org.mexbox.teacher.exercise;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.mexbox.environments.exercise.Exercise;
import org.mexbox.teacher.explain.ExerciseWords;

/**
 * What the teacher says about an exercise.
 *
 * @param exercise the exercise
 * @param answer the answer, in the notation that is asked for
 * @param method how it was found
 * @param explanation the steps, in lines of at most 80 characters
 * @param agreedBy the other ways that were gone and lead to the same answer
 */
public record ExerciseVerdict(
    Exercise exercise,
    String answer,
    String method,
    List<String> explanation,
    List<String> agreedBy) {

  /** Copies the lists. */
  public ExerciseVerdict {
    explanation = List.copyOf(explanation);
    agreedBy = List.copyOf(agreedBy);
  }

  /**
   * Solves an exercise and explains it in a language.
   *
   * @throws IllegalStateException if two ways disagree, which would be a fault of ours
   */
  public static ExerciseVerdict of(Exercise exercise, Locale locale) {
    ExerciseWords words = new ExerciseWords(locale);
    List<Integer> values = exercise.values();
    return switch (exercise.kind()) {
      case BINARY -> {
        values.forEach(words::binary);
        String answer = joined(values, Integer::toBinaryString);
        yield of(exercise, answer, "powers of two", words, "halving", joined(values, Ways::halved));
      }
      case DECIMAL -> {
        values.forEach(words::decimal);
        String answer = joined(values, String::valueOf);
        String doubled = exercise.numbers().stream().map(Ways::doubled).collect(listed());
        yield of(exercise, answer, "powers of two", words, "doubling", doubled);
      }
      case NIM_SUM -> {
        int sum = Ways.nimSum(values);
        words.columns(values, sum);
        yield of(
            exercise,
            "" + sum,
            "binary columns",
            words,
            "column by column",
            Ways.byColumns(values));
      }
      case NIM_EQUATION -> {
        int x = values.get(0) ^ values.get(1);
        words.equation(values.get(0), values.get(1), x);
        yield of(
            exercise, "" + x, "binary columns", words, "column by column", Ways.byColumns(values));
      }
      case NO_CARRY -> noCarry(exercise, words);
    };
  }

  private static ExerciseVerdict noCarry(Exercise exercise, ExerciseWords words) {
    int limit = exercise.values().get(0);
    int equal = 0;
    for (int x = 0; x <= limit; x++) {
      for (int y = 0; y <= limit; y++) {
        boolean isEqual = (x ^ y) == x + y;
        if (isEqual != Ways.shareNoColumn(x, y)) {
          throw new IllegalStateException(x + " and " + y + " disagree");
        }
        equal += isEqual ? 1 : 0;
      }
    }
    String answer = words.noCarry(limit, equal);
    return new ExerciseVerdict(
        exercise, answer, "carrying", words.lines(), List.of("all pairs up to " + limit));
  }

  private static ExerciseVerdict of(
      Exercise exercise,
      String answer,
      String method,
      ExerciseWords words,
      String other,
      String found) {
    if (!answer.equals(found)) {
      throw new IllegalStateException(
          "%s and %s disagree: %s and %s".formatted(method, other, answer, found));
    }
    return new ExerciseVerdict(exercise, answer, method, words.lines(), List.of(other));
  }

  private static String joined(
      List<Integer> values, java.util.function.Function<Integer, String> text) {
    return values.stream().map(text).collect(listed());
  }

  private static java.util.stream.Collector<CharSequence, ?, String> listed() {
    return Collectors.joining(", ");
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.Position;
import org.mexbox.runs.knowledge.SumKnowledge;
import org.mexbox.runs.knowledge.SumKnowledge.SumClass;

/** What a learner has proved of sums, for {@code explain}. */
final class ExplainedSums {
  private static final int SHOWN = 24;

  private final LearnerSource source;
  private final SumKnowledge knowledge;
  private final OptionalInt agreeing;

  ExplainedSums(LearnerSource source, SumKnowledge knowledge) {
    this.source = source;
    this.knowledge = knowledge;
    this.agreeing = knowledge.agreeing();
  }

  void print(PrintStream out) {
    List<SumClass> classes = knowledge.classes();
    out.println(
        Texts.of(
            "explain.title",
            source.name(),
            source.agent().spec().name(),
            source.game(),
            Texts.number(source.agent().episodes())));
    out.println(Texts.of("explain.proved", knowledge.components().size()));
    out.println();
    out.println(Texts.of("explain.classes", classes.size()));
    for (int q = 0; q < Math.min(SHOWN, classes.size()); q++) {
      out.printf("  %3d  %-16s %s%n", q, sum(q), Texts.of(lost(q) ? "explain.P" : "explain.N"));
    }
    more(out, classes.size());
    out.println();
    printTable(out);
    printNumbers(out);
    printCharacters(out);
  }

  private String sum(int ofClass) {
    List<Position> sum = knowledge.classes().get(ofClass).sum();
    return sum.isEmpty()
        ? Texts.of("explain.nothing")
        : sum.stream().map(Position::toString).collect(Collectors.joining(" + "));
  }

  private boolean lost(int ofClass) {
    return knowledge.classes().get(ofClass).isLost();
  }

  private static void more(PrintStream out, int count) {
    if (count > SHOWN) {
      out.println("  " + Texts.of("explain.more", count - SHOWN));
    }
  }

  private void printTable(PrintStream out) {
    int size = Math.min(SHOWN, knowledge.classes().size());
    out.println(Texts.of("explain.table"));
    out.println("    + " + cells(IntStream.range(0, size).boxed().toList()));
    for (int q = 0; q < size; q++) {
      out.printf("  %3d %s%n", q, cells(knowledge.table().get(q).subList(0, size)));
    }
    more(out, knowledge.classes().size());
    out.println();
  }

  private static String cells(List<?> values) {
    return values.stream().map(value -> Texts.right(value, 3)).collect(Collectors.joining());
  }

  private void printNumbers(PrintStream out) {
    int inGroup = (int) knowledge.classes().stream().filter(SumClass::inGroup).count();
    if (!knowledge.isGroup()) {
      out.println(Texts.of("explain.extra", inGroup, knowledge.classes().size() - inGroup));
      IntStream.range(0, knowledge.classes().size())
          .filter(q -> !knowledge.classes().get(q).inGroup())
          .limit(SHOWN)
          .forEach(q -> out.println("  " + Texts.of("explain.extra-class", q, sum(q))));
      more(out, knowledge.classes().size() - inGroup);
    }
    if (knowledge.numbersOfComponents().isEmpty()) {
      out.println(Texts.of("explain.no-numbers", inGroup));
    } else {
      String key = knowledge.isGroup() ? "explain.group" : "explain.group-of-large";
      out.println(Texts.of(key, inGroup));
      List<Integer> numbers = knowledge.numbersOfComponents().get();
      StringBuilder line = new StringBuilder(" ");
      for (int c = 0; c < Math.min(SHOWN, numbers.size()); c++) {
        line.append(' ').append(knowledge.components().get(c)).append(':').append(numbers.get(c));
      }
      out.println(line);
      more(out, numbers.size());
    }
    if (agreeing.isPresent()) {
      boolean all = agreeing.getAsInt() == knowledge.components().size();
      out.println(
          Texts.of(
              all ? "explain.agree" : "explain.disagree",
              knowledge.components().size(),
              agreeing.getAsInt()));
    }
  }

  private void printCharacters(PrintStream out) {
    if (knowledge.characters().isEmpty()) {
      return;
    }
    out.println();
    int columns = Math.min(SHOWN, knowledge.components().size());
    out.println(Texts.of("explain.characters", knowledge.characters().size()));
    out.println("    " + cells(knowledge.components().subList(0, columns)));
    for (List<Integer> character : knowledge.characters().stream().limit(SHOWN).toList()) {
      out.println(
          "    "
              + cells(
                  character.subList(0, columns).stream()
                      .map(value -> value > 0 ? "+1" : value < 0 ? "-1" : "0")
                      .toList()));
    }
    more(out, Math.max(knowledge.characters().size(), knowledge.components().size()));
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("agent", source.agent().spec().toString());
    node.put("game", source.game().toString());
    node.put("episodes", source.agent().episodes());
    node.put("proved", true);
    node.set("components", ExplainedBeliefs.texts(knowledge.components()));
    ArrayNode classes = node.putArray("classes");
    for (SumClass each : knowledge.classes()) {
      ObjectNode one = classes.addObject();
      one.set("sum", ExplainedBeliefs.texts(each.sum()));
      one.put("outcome", each.isLost() ? "P" : "N").put("inGroup", each.inGroup());
    }
    rows(node.putArray("table"), knowledge.table());
    numbers(node.putArray("classesOfComponents"), knowledge.ofComponents());
    node.put("isGroup", knowledge.isGroup());
    knowledge.numbers().ifPresent(all -> numbers(node.putArray("numbers"), all));
    knowledge
        .numbersOfComponents()
        .ifPresent(all -> numbers(node.putArray("numbersOfComponents"), all));
    agreeing.ifPresent(count -> node.put("agreeWithTeacher", count));
    rows(node.putArray("characters"), knowledge.characters());
    return node;
  }

  private static void rows(ArrayNode into, List<List<Integer>> rows) {
    rows.forEach(row -> numbers(into.addArray(), row));
  }

  private static void numbers(ArrayNode into, List<Integer> numbers) {
    numbers.forEach(into::add);
  }
}

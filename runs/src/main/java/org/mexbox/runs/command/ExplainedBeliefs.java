package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.mexbox.agents.matchbox.Matchbox;
import org.mexbox.agents.sum.Certified;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.runs.knowledge.Beliefs;

/** What a learner believes of single positions, for {@code explain}. */
final class ExplainedBeliefs {
  private static final int SHOWN = 20;

  private final LearnerSource source;
  private final Beliefs beliefs;
  private final List<Matchbox> boxes;
  private final List<Death> deaths = new ArrayList<>();

  private record Death(Position position, Move move) {}

  ExplainedBeliefs(LearnerSource source, Beliefs beliefs) {
    this.source = source;
    this.beliefs = beliefs;
    this.boxes = Matchbox.of(source.agent());
    for (Matchbox box : boxes) {
      for (Matchbox.Colour colour : box.beads()) {
        if (colour.count() == 0) {
          deaths.add(new Death(box.position(), colour.move()));
        }
      }
    }
  }

  private List<Position> empty() {
    return boxes.stream()
        .filter(box -> box.emptySince().isPresent())
        .map(Matchbox::position)
        .toList();
  }

  void print(PrintStream out) {
    out.println(
        Texts.of(
            "explain.title",
            source.name(),
            source.agent().spec().name(),
            source.game(),
            Texts.number(source.agent().episodes())));
    if (source.agent() instanceof Certified) {
      out.println(Texts.of("explain.unproved"));
    }
    out.println();
    if (!boxes.isEmpty()) {
      out.println(Texts.of("explain.boxes", boxes.size(), empty().size(), deaths.size()));
      printSome(out, boxes.stream().map(ExplainedBeliefs::colours).toList());
      out.println();
    }
    if (beliefs.hasValues()) {
      out.println(
          Texts.of("explain.lost", beliefs.lost().size(), beliefs.wronglyLost(), beliefs.missed()));
      printSome(out, beliefs.lost().stream().map(Position::toString).toList());
    } else if (!boxes.isEmpty()) {
      out.println(Texts.of("explain.empty", empty().size()));
      printSome(out, empty().stream().map(Position::toString).toList());
    }
    out.println();
    out.println(
        Texts.of(
            beliefs.errors().isEmpty() ? "explain.no-errors" : "explain.errors",
            beliefs.positions(),
            beliefs.errors().size()));
    printSome(
        out,
        beliefs.errors().stream()
            .map(e -> Texts.of("explain.error", e.position(), e.plays(), e.right()))
            .toList());
  }

  private static String colours(Matchbox box) {
    return Texts.of("explain.box", box.position(), moves(box, true), moves(box, false));
  }

  private static String moves(Matchbox box, boolean dead) {
    List<String> moves =
        box.beads().stream()
            .filter(colour -> (colour.count() == 0) == dead)
            .map(colour -> colour.move().toString())
            .toList();
    return moves.isEmpty() ? Texts.of("explain.no-move") : String.join(" ", moves);
  }

  private static void printSome(PrintStream out, List<String> lines) {
    lines.stream().limit(SHOWN).forEach(line -> out.println("  " + line));
    if (lines.size() > SHOWN) {
      out.println("  " + Texts.of("explain.more", lines.size() - SHOWN));
    }
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("agent", source.agent().spec().toString());
    node.put("game", source.game().toString());
    node.put("episodes", source.agent().episodes());
    node.put("proved", false);
    node.put("positions", beliefs.positions());
    if (!boxes.isEmpty()) {
      node.put("boxes", boxes.size());
      ArrayNode dead = node.putArray("deadMoves");
      for (Death death : deaths) {
        dead.addObject()
            .put("position", death.position.toString())
            .put("move", death.move.toString());
      }
      node.set("emptyBoxes", texts(empty()));
    }
    if (beliefs.hasValues()) {
      node.set("believedLost", texts(beliefs.lost()));
      node.put("wronglyLost", beliefs.wronglyLost());
      node.put("missed", beliefs.missed());
    }
    ArrayNode errors = node.putArray("errors");
    for (Beliefs.Slip error : beliefs.errors()) {
      errors
          .addObject()
          .put("position", error.position().toString())
          .put("plays", error.plays().toString())
          .put("right", error.right().toString());
    }
    return node;
  }

  static ArrayNode texts(List<?> values) {
    ArrayNode texts = JsonOption.array();
    values.forEach(value -> texts.add(value.toString()));
    return texts;
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.matrix.MixedVerdict;
import org.mexbox.teacher.matrix.MixedVerdict.Share;
import org.mexbox.teacher.matrix.SimultaneousSolver;

/** What {@code solve} says about a game of simultaneous choices. */
final class MixedAnswer {
  private final SimultaneousGame game;
  private final MixedVerdict verdict;

  private MixedAnswer(SimultaneousGame game, MixedVerdict verdict) {
    this.game = game;
    this.verdict = verdict;
  }

  static MixedAnswer of(SimultaneousGame game, SimultaneousPosition position, Budget budget) {
    return new MixedAnswer(game, SimultaneousSolver.within(budget).solve(position));
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("game", game.toString());
    node.put("position", verdict.position().toString());
    node.put("play", "simultaneous");
    node.putNull("outcome");
    node.put("winner", winner());
    node.put("value", verdict.value().toString());
    node.put("exact", verdict.value().isExact());
    node.putArray("winningMoves");
    put(node.putArray("strategy"), verdict.first());
    put(node.putArray("strategyOfSecond"), verdict.second());
    ArrayNode pure = node.putArray("pureOptimal");
    verdict.pure().forEach(move -> pure.add(move.toString()));
    node.put("method", verdict.reasons().method());
    ArrayNode lines = node.putArray("explanation");
    verdict.reasons().explanation().forEach(lines::add);
    ArrayNode agreed = node.putArray("agreedBy");
    verdict.reasons().agreedBy().forEach(agreed::add);
    return node;
  }

  // Null where the bounds of the value leave it open.
  private @Nullable String winner() {
    return verdict
        .winner()
        .map(seat -> seat.name().toLowerCase(Locale.ROOT))
        .orElse(verdict.value().isExact() ? "draw" : null);
  }

  private static void put(ArrayNode list, List<Share> shares) {
    for (Share share : shares) {
      list.addObject()
          .put("move", share.move().toString())
          .put("probability", share.probability().toString());
    }
  }

  void print(PrintStream out) {
    out.println(
        Texts.of("solve.title", SimultaneousGame.at(verdict.position()), Texts.of("rule.at-once")));
    verdict.position().picture().forEach(line -> out.println("  " + line));
    out.println();
    out.println(Texts.of("solve.worth", Texts.shortened(verdict.value().toString())));
    verdict.reasons().explanation().forEach(out::println);
    out.println();
    out.println(Texts.of("solve.method", verdict.reasons().method()));
    if (!verdict.reasons().agreedBy().isEmpty()) {
      out.println(Texts.of("solve.agreed", String.join(", ", verdict.reasons().agreedBy())));
    }
  }
}

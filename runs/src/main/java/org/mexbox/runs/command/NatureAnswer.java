package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.teacher.chance.NatureVerdict;
import org.mexbox.teacher.limit.Budget;

/** What {@code solve} and {@code exam} say about a game against nature. */
final class NatureAnswer {
  private static final String METHOD = "expected value";

  private final NatureVerdict verdict;

  NatureAnswer(NatureGame game) {
    this(game, Budget.usual());
  }

  private NatureAnswer(NatureGame game, Budget budget) {
    this.verdict = NatureVerdict.of(game, Locale.getDefault(), budget);
  }

  static NatureAnswer of(NatureGame game, @Nullable String at, Budget budget) {
    if (at != null) {
      throw InputError.of("--at", "must be left out: there is one position only", at);
    }
    return new NatureAnswer(game, budget);
  }

  ObjectNode json() {
    ObjectNode node = JsonOption.object();
    node.put("game", verdict.game().toString());
    node.put("position", verdict.game().toString());
    node.put("play", "chance");
    node.putNull("outcome");
    node.put("winner", winner());
    node.put("value", verdict.value().toString());
    ArrayNode moves = node.putArray("winningMoves");
    verdict.best().forEach(choice -> moves.add(choice.toString()));
    ArrayNode strategy = node.putArray("strategy");
    Choice best = verdict.best().get(0);
    strategy.addObject().put("move", best.toString()).put("probability", "1");
    ArrayNode worths = node.putArray("expectations");
    List<Choice> choices = verdict.game().choices();
    for (int i = 0; i < choices.size(); i++) {
      worths
          .addObject()
          .put("move", choices.get(i).toString())
          .put("expectation", verdict.worths().get(i).toString());
    }
    node.put(
        "fairStake",
        verdict
            .game()
            .price()
            .map(price -> verdict.worths().get(0).plus(price).toString())
            .orElse(null));
    node.put("method", METHOD);
    ArrayNode lines = node.putArray("explanation");
    verdict.explanation().forEach(lines::add);
    ArrayNode agreed = node.putArray("agreedBy");
    verdict.agreedBy().forEach(agreed::add);
    return node;
  }

  private String winner() {
    int sign = verdict.value().signum();
    return sign > 0 ? "first" : sign < 0 ? "second" : "draw";
  }

  void print(PrintStream out) {
    out.println(Texts.of("solve.title", verdict.game(), Texts.of("rule.chance")));
    verdict.game().picture().forEach(line -> out.println("  " + line));
    out.println();
    String best = verdict.best().stream().map(Choice::toString).collect(Collectors.joining(", "));
    out.println(Texts.of("solve.best", best, verdict.value()));
    out.println();
    verdict.explanation().forEach(out::println);
    out.println();
    out.println(Texts.of("solve.method", METHOD));
    if (!verdict.agreedBy().isEmpty()) {
      out.println(Texts.of("solve.agreed", String.join(", ", verdict.agreedBy())));
    }
  }

  /** The mark of a policy, as text and as JSON. */
  ObjectNode markJson(String who, List<Fraction> policy) {
    ObjectNode node = JsonOption.object();
    node.put("game", verdict.game().toString());
    node.put("play", "chance");
    node.put("agent", who);
    node.put("positions", 1);
    node.put("exhaustive", true);
    node.putNull("expertScore");
    node.putNull("randomScore");
    node.putNull("champion");
    node.putNull("balancedValueAccuracy");
    node.putNull("interval");
    node.put("value", verdict.value().toString());
    node.put("regret", verdict.regret(policy).toString());
    node.put("regretDecimal", verdict.regret(policy).doubleValue());
    return node;
  }

  void printMark(PrintStream out, String who, List<Fraction> policy) {
    out.println(Texts.of("exam.title", who, verdict.game(), Texts.of("rule.chance")));
    out.println();
    out.println(Texts.of("exam.regret", verdict.regret(policy), verdict.value()));
  }
}

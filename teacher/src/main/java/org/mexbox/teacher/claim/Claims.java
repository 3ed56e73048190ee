package org.mexbox.teacher.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.environments.simultaneous.Hap;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousRules;
import org.mexbox.teacher.solve.HeapValues;
import org.mexbox.teacher.solve.SubtractionSequences;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.PeriodicSequence;

/**
 * The claims. A circle of X cards (a move turns a card beside one not turned) becomes a row of X -
 * 1 by the first move, and rows are the heaps of Officers, octal code 0.6.
 */
public final class Claims {
  private static final int MAX_CIRCLE = 2_001;
  private static final int MAX_REPLY_CIRCLE = 99;
  private static final int MAX_TAKE = 60;
  private static final int MAX_CHIPS = 400;
  private static final int FIGURES = 15;
  // The games of the catalogue that the claims are about.
  private static final String EVEN = "officers-circle";
  private static final String ODD = "shulery-conjecture-1";
  private static final String REPLY = "shulery-conjecture-2";
  private static final String TABLES = "shulery-tables";
  private static final String BACHET = "bachet-misere";
  private static final String MATCH = "hap-sample-match";
  // In the order in which they are listed.
  private static final Map<String, Function<Claims, Claim>> BY_GAME = byGame();

  private final NimValues rows =
      HeapValues.of(
          new Hexadecimal(HexadecimalCode.parse("0.6"), PlayConvention.NORMAL), MAX_CIRCLE);

  private Claims() {}

  /** All claims, checked now. */
  public static List<Claim> check() {
    Claims claims = new Claims();
    return BY_GAME.values().stream().map(claim -> claim.apply(claims)).toList();
  }

  /**
   * The claim about a game, checked now.
   *
   * @param game an id of the catalogue
   */
  public static Optional<Claim> about(String game) {
    return Optional.ofNullable(BY_GAME.get(game)).map(claim -> claim.apply(new Claims()));
  }

  private static Map<String, Function<Claims, Claim>> byGame() {
    Map<String, Function<Claims, Claim>> claims = new LinkedHashMap<>();
    claims.put(EVEN, Claims::evenCircles);
    claims.put(ODD, Claims::oddCircles);
    claims.put(REPLY, Claims::repliesByRule);
    claims.put(TABLES, Claims::repliesByTable);
    claims.put(BACHET, any -> misereBachet());
    claims.put(MATCH, any -> sampleMatch(5, 10, 9));
    return claims;
  }

  private boolean firstWins(int circle) {
    return rows.at(circle - 1) == 0;
  }

  // "On an even circle of more than two cards the second player wins."
  private Claim evenCircles() {
    List<List<Object>> wrong = new ArrayList<>();
    int checked = 0;
    for (int circle = 4; circle < MAX_CIRCLE; circle += 2, checked++) {
      if (firstWins(circle)) {
        wrong.add(List.of(circle));
      }
    }
    return new Claim("card-circle-even", EVEN, checked, wrong);
  }

  // "On an odd circle the first player wins exactly when X = 8M + 5."
  private Claim oddCircles() {
    List<List<Object>> wrong = new ArrayList<>();
    int checked = 0;
    for (int circle = 3; circle <= MAX_CIRCLE; circle += 2, checked++) {
      if (firstWins(circle) != (circle % 8 == 5)) {
        wrong.add(List.of(circle, rows.at(circle - 1), seat(firstWins(circle))));
      }
    }
    return new Claim("card-circle-odd", ODD, checked, wrong);
  }

  private static String seat(boolean first) {
    return first ? "first" : "second";
  }

  // "The second player wins 8Y + 1 with card 4Y - 1 of the row that is left, 8Y + 3 with card 4Y."
  private Claim repliesByRule() {
    List<List<Object>> wrong = new ArrayList<>();
    int checked = 0;
    for (int circle = 9; circle <= MAX_REPLY_CIRCLE; circle += circle % 8 == 1 ? 2 : 6, checked++) {
      int card = circle % 8 == 1 ? (circle - 1) / 2 - 1 : (circle - 3) / 2;
      CardRow row = new CardRow(circle - 1, rows);
      if (!row.isWonBy(card)) {
        wrong.add(List.of(circle, card, listed(row)));
      }
    }
    return new Claim("card-circle-reply", REPLY, checked, wrong);
  }

  // The replies that the tables print.
  private Claim repliesByTable() {
    List<List<Object>> wrong = new ArrayList<>();
    List<ReplyTables.Reply> replies = ReplyTables.read();
    for (ReplyTables.Reply reply : replies) {
      CardRow row = new CardRow(reply.cards(), rows);
      reply.turned().forEach(row::turn);
      row.turn(reply.opponents());
      if (!row.isWonBy(reply.own())) {
        wrong.add(List.of(reply.table(), reply.opponents(), reply.own(), listed(row)));
      }
    }
    return new Claim("card-circle-tables", TABLES, replies.size(), wrong);
  }

  private static String listed(CardRow row) {
    String cards =
        IntStream.rangeClosed(1, row.length())
            .filter(row::isWonBy)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(", "));
    return cards.isEmpty() ? "-" : cards;
  }

  // "Take 1 to n, the last chip loses: with a remainder of 1 or n on division of the m chips by n +
  // 1
  // the second player wins, else the first." Found out chip by chip.
  private static Claim misereBachet() {
    List<List<Object>> wrong = new ArrayList<>();
    int checked = 0;
    for (int most = 1; most <= MAX_TAKE; most++) {
      Subtraction rules =
          Subtraction.of(IntStream.rangeClosed(1, most).boxed().toList(), PlayConvention.MISERE);
      PeriodicSequence wins = SubtractionSequences.misereWins(rules, MAX_CHIPS);
      for (int chips = most + 1; chips <= MAX_CHIPS; chips++, checked++) {
        int remainder = chips % (most + 1);
        boolean claimed = remainder != 1 && remainder != most;
        if (claimed != (wins.at(chips) == 1)) {
          wrong.add(List.of(most, chips, remainder, seat(wins.at(chips) == 1)));
        }
      }
    }
    return new Claim("bachet-misere", BACHET, checked, wrong);
  }

  // "The sample match of Hap with 15 figures ended so, with one figure left."
  private static Claim sampleMatch(int first, int second, int really) {
    SimultaneousRules rules = Hap.of("win", "2");
    SortedSet<Integer> leads =
        SampleMatch.leads(new SimultaneousGame(rules, rules.parse(String.valueOf(FIGURES))));
    if (!leads.contains(first - really)) {
      throw new IllegalStateException("the sample match can't have ended " + first + ":" + really);
    }
    List<List<Object>> wrong =
        leads.contains(first - second)
            ? List.of()
            : List.of(List.of(first + really, first, really, first, second));
    return new Claim("hap-sample-score", MATCH, 1, wrong);
  }
}

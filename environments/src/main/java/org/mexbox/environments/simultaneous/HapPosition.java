package org.mexbox.environments.simultaneous;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;

/**
 * What lies on the table in Hap.
 *
 * @param rules the rules
 * @param left how many objects are left, 0..30
 * @param lead how many more objects FIRST has than SECOND; always 0 where the difference is paid
 *     out turn by turn
 * @param row how many of the last turns were coincidences; always 0 where these never end play
 */
public record HapPosition(Hap rules, int left, int lead, int row) implements SimultaneousPosition {

  /**
   * The size of a set of objects.
   *
   * @param size 0 or more
   */
  public record Size(int size) implements Move {
    @Override
    public String toString() {
      return String.valueOf(size);
    }
  }

  @Override
  public List<Move> moves(Seat seat) {
    boolean isOver =
        left == 0 || (rules.coincidences() != Hap.NEVER && row == rules.coincidences());
    return isOver ? List.of() : IntStream.rangeClosed(0, left).<Move>mapToObj(Size::new).toList();
  }

  @Override
  public List<Branch> after(Move first, Move second) {
    int mine = size(Seat.FIRST, first);
    int other = size(Seat.SECOND, second);
    return mine == other ? afterEqual(mine) : afterUnequal(mine, other);
  }

  private int size(Seat seat, Move move) {
    if (!moves(seat).contains(move)) {
      throw InputError.of("move", "must be legal in " + this, move, InputError.some(moves(seat)));
    }
    return ((Size) move).size();
  }

  private List<Branch> afterUnequal(int mine, int other) {
    List<Branch> branches = new ArrayList<>();
    // The sets are apart if the second lies in what the first leaves.
    Fraction apart = share(choose(left - mine, other), choose(left, other));
    if (apart.signum() > 0) {
      branches.add(taken(apart, mine, other));
    }
    Fraction meet = Fraction.ONE.minus(apart);
    if (meet.signum() > 0) {
      branches.add(mine < other ? taken(meet, mine, 0) : taken(meet, 0, other));
    }
    return branches;
  }

  private List<Branch> afterEqual(int size) {
    List<Branch> branches = new ArrayList<>();
    BigInteger sets = choose(left, size);
    for (int common = Math.max(0, 2 * size - left); common < size; common++) {
      BigInteger ways = choose(size, common).multiply(choose(left - size, size - common));
      branches.add(taken(share(ways, sets), size - common, size - common));
    }
    branches.add(coincidence(share(BigInteger.ONE, sets)));
    return branches;
  }

  private Branch coincidence(Fraction probability) {
    boolean isCounted = rules.coincidences() != Hap.NEVER;
    return branch(probability, 0, new HapPosition(rules, left, lead, isCounted ? row + 1 : 0));
  }

  private Branch taken(Fraction probability, int mine, int other) {
    int led = rules.payoff() == Hap.Payoff.DIFFERENCE ? 0 : lead + mine - other;
    HapPosition next = new HapPosition(rules, left - mine - other, led, 0);
    return branch(probability, mine - other, next);
  }

  private Branch branch(Fraction probability, int difference, HapPosition next) {
    if (rules.payoff() == Hap.Payoff.DIFFERENCE) {
      return new Branch(probability, Fraction.of(difference), next);
    }
    return new Branch(
        probability,
        next.isTerminal() ? Fraction.of(Integer.signum(next.lead)) : Fraction.ZERO,
        next);
  }

  private static Fraction share(BigInteger part, BigInteger whole) {
    return new Fraction(part, whole);
  }

  private static BigInteger choose(int from, int count) {
    if (count > from) {
      return BigInteger.ZERO;
    }
    BigInteger ways = BigInteger.ONE;
    for (int i = 0; i < count; i++) {
      ways = ways.multiply(BigInteger.valueOf(from - i)).divide(BigInteger.valueOf(i + 1));
    }
    return ways;
  }

  @Override
  public Optional<SimultaneousPosition> mirrored() {
    return Optional.of(new HapPosition(rules, left, -lead, row));
  }

  /** {@inheritDoc} Nobody takes anything any more: the standing counts. */
  @Override
  public Fraction endless() {
    return Fraction.of(Integer.signum(lead));
  }

  @Override
  public List<String> picture() {
    return List.of("left  " + "o ".repeat(left) + "(" + left + ")", standing());
  }

  private String standing() {
    String coincided = row == 0 ? "" : "; coincidences in a row: " + row;
    if (rules.payoff() == Hap.Payoff.DIFFERENCE) {
      return "what is taken is paid at once" + coincided;
    }
    String ahead = lead > 0 ? "FIRST leads by " : "SECOND leads by ";
    return (lead == 0 ? "equal so far" : ahead + Math.abs(lead)) + coincided;
  }

  @Override
  public String toString() {
    String text = String.valueOf(left);
    if (lead != 0 || row != 0) {
      text += "," + lead;
    }
    return row == 0 ? text : text + "," + row;
  }
}

package org.mexbox.environments.pile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.sum.SumPosition;

/**
 * The piles of {@link PassNim}, in the order of the user; an empty pile has no pass and is written
 * {@code 0}.
 *
 * @param ruleset the rules
 * @param piles at least one
 */
public record PassPiles(PassNim ruleset, List<Pile> piles) implements SumPosition, Pictured {
  /** The most piles. */
  public static final int MAX_PILES = 20;

  /** The largest pile. */
  public static final int MAX_SIZE = 10_000;

  private static final Pattern PILE = Pattern.compile("(\\d{1,9})(x?)");
  private static final Pattern MOVE =
      Pattern.compile("\\s*(\\d{1,9}x?)\\s*->\\s*(\\d{1,9}x?)\\s*(?:@\\s*(\\d{1,4})\\s*)?");

  /**
   * A pile.
   *
   * @param size 0 to {@link #MAX_SIZE}
   * @param passUsed false while the pass can be used; true for an empty pile
   */
  public record Pile(int size, boolean passUsed) {
    private static final Pile EMPTY = new Pile(0, true);

    static Pile of(int size, boolean passUsed) {
      return size == 0 ? EMPTY : new Pile(size, passUsed);
    }

    /** What it can be brought to: smaller sizes rising, then the same size with its pass used. */
    public List<Pile> options() {
      List<Pile> options = new ArrayList<>();
      for (int left = 0; left < size; left++) {
        options.add(of(left, passUsed));
      }
      if (!passUsed) {
        options.add(new Pile(size, true));
      }
      return options;
    }

    @Override
    public String toString() {
      return size + (passUsed && size > 0 ? "x" : "");
    }
  }

  /**
   * A move: {@code 3->1}, or {@code 3->3x} for a pass; {@code 3->1@2} where another pile is alike.
   *
   * @param pile which pile, counted from 0
   * @param from the pile before
   * @param to the pile after
   * @param twin true if another pile is like it, so that the text must say which
   */
  private record Change(int pile, Pile from, Pile to, boolean twin) implements Move {
    @Override
    public String toString() {
      return from + "->" + to + (twin ? "@" + (pile + 1) : "");
    }
  }

  /** Copies the list. */
  public PassPiles {
    piles = List.copyOf(piles);
  }

  static PassPiles parse(PassNim rules, String text) {
    String[] parts = text.split(",", -1);
    if (parts.length > MAX_PILES) {
      throw InputError.of("piles", "must be 1.." + MAX_PILES + " of them", parts.length);
    }
    List<Pile> piles = new ArrayList<>();
    for (String part : parts) {
      Matcher matcher = PILE.matcher(part.strip().toLowerCase(Locale.ROOT));
      if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > MAX_SIZE) {
        throw InputError.of(
            "piles", "must be 0.." + MAX_SIZE + ", with x where the pass is used", text, "3,4x");
      }
      piles.add(Pile.of(Integer.parseInt(matcher.group(1)), !matcher.group(2).isEmpty()));
    }
    return new PassPiles(rules, piles);
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int pile = 0; pile < piles.size(); pile++) {
      for (Pile to : piles.get(pile).options()) {
        moves.add(change(pile, to));
      }
    }
    return List.copyOf(moves);
  }

  /**
   * The move that brings a pile, counted from 0, to another one.
   *
   * @throws InputError if it is not legal
   */
  public Move move(int pile, Pile to) {
    Change move = change(pile, to);
    if (!isLegal(move)) {
      throw InputError.illegal(move, this);
    }
    return move;
  }

  private Change change(int pile, Pile to) {
    Pile from = piles.get(pile);
    return new Change(pile, from, to, piles.stream().filter(from::equals).count() > 1);
  }

  private boolean isLegal(Change change) {
    return change.pile >= 0
        && change.pile < piles.size()
        && piles.get(change.pile).equals(change.from)
        && (change.to.size < change.from.size
            ? change.to.equals(Pile.of(change.to.size, change.from.passUsed))
            : !change.from.passUsed && change.to.equals(new Pile(change.from.size, true)));
  }

  @Override
  public boolean isTerminal() {
    return piles.stream().allMatch(pile -> pile.size == 0);
  }

  @Override
  public PassPiles after(Move move) {
    if (!(move instanceof Change change) || !isLegal(change)) {
      throw InputError.illegal(move, this);
    }
    List<Pile> next = new ArrayList<>(piles);
    next.set(change.pile, change.to);
    return new PassPiles(ruleset, next);
  }

  @Override
  public Move move(String text) {
    Matcher matcher = MOVE.matcher(text.toLowerCase(Locale.ROOT));
    if (matcher.matches()) {
      String place = matcher.group(3);
      for (int pile = 0; pile < piles.size(); pile++) {
        boolean meant = place == null || Integer.parseInt(place) == pile + 1;
        if (meant && piles.get(pile).toString().equals(matcher.group(1))) {
          for (Pile to : piles.get(pile).options()) {
            if (to.toString().equals(matcher.group(2))) {
              return change(pile, to);
            }
          }
        }
      }
    }
    throw InputError.illegal(text, this);
  }

  @Override
  public Position canonical() {
    return new PassPiles(
        ruleset,
        piles.stream()
            .sorted(
                (a, b) ->
                    a.size != b.size ? a.size - b.size : Boolean.compare(a.passUsed, b.passUsed))
            .toList());
  }

  @Override
  public List<Position> components() {
    return piles.stream()
        .filter(pile -> pile.size > 0)
        .map(pile -> (Position) new PassPiles(ruleset, List.of(pile)))
        .toList();
  }

  /** The piles; {@code x} marks those whose pass is used, as in the text. */
  @Override
  public Drawing drawing() {
    List<Drawing.Row> rows = new ArrayList<>();
    for (Pile pile : piles) {
      rows.add(new Drawing.Row((rows.size() + 1) + (pile.passUsed ? " x" : ""), pile.size));
    }
    return new Drawing.Rows(Drawing.Thing.MATCH, rows);
  }

  /** {@code 3,4x} */
  @Override
  public String toString() {
    return piles.stream().map(Pile::toString).collect(Collectors.joining(","));
  }
}

package org.mexbox.environments.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/** The coins on a {@link Staircase}. */
public final class Steps implements Pictured {
  /** The most steps. */
  public static final int MAX_STEPS = 2_013;

  /** The most coins. */
  public static final int MAX_COINS = 100_000;

  private static final int LISTED = 40;
  private static final int WIDTH = 80;
  private static final Pattern PLACED = Pattern.compile("0*(\\d{1,9})\\s*@\\s*0*(\\d{1,9})");

  private final Staircase rules;
  // Without zeros at the end, but never empty.
  private final int[] coins;

  /**
   * A move: {@code 3@2} takes three coins down from step 2.
   *
   * @param count how many coins
   * @param step from which step, counted from 1
   */
  private record Down(int count, int step) implements Move {
    @Override
    public String toString() {
      return count + "@" + step;
    }
  }

  private Steps(Staircase rules, int[] coins) {
    this.rules = rules;
    this.coins = coins;
  }

  static Steps of(Staircase rules, int[] coins) {
    int height = coins.length;
    while (height > 1 && coins[height - 1] == 0) {
      height--;
    }
    return new Steps(rules, Arrays.copyOf(coins, height));
  }

  static Steps parse(Staircase rules, String text) {
    String[] parts = text.split(",", -1);
    int[] coins = new int[MAX_STEPS];
    long total = 0;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i].strip();
      Matcher matcher = PLACED.matcher(text.contains("@") ? part : part + "@" + (i + 1));
      int step = matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
      if (step < 1 || step > MAX_STEPS || coins[step - 1] > 0) {
        throw InputError.of(
            "coins", "must be whole numbers on steps 1.." + MAX_STEPS, text, "1,5,1 or 3@2013");
      }
      coins[step - 1] = Integer.parseInt(matcher.group(1));
      total += coins[step - 1];
    }
    if (total > MAX_COINS) {
      throw InputError.of("coins", "must be at most " + MAX_COINS, total);
    }
    return of(rules, coins);
  }

  @Override
  public Staircase ruleset() {
    return rules;
  }

  /** The highest step with a coin, 1 if there is none. */
  public int height() {
    return coins.length;
  }

  /** The coins on a step, counted from 1. */
  public int coins(int step) {
    return coins[step - 1];
  }

  /** How many coins there are. */
  public int total() {
    return Arrays.stream(coins).sum();
  }

  /** The coins on each step and all above it. */
  int[] sums() {
    int[] sums = coins.clone();
    for (int i = sums.length - 2; i >= 0; i--) {
      sums[i] += sums[i + 1];
    }
    return sums;
  }

  /** Step by step from the lowest, few coins first. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int step = 1; step <= coins.length; step++) {
      for (int count = 1; count <= coins[step - 1]; count++) {
        moves.add(new Down(count, step));
      }
    }
    return List.copyOf(moves);
  }

  /**
   * The move that takes coins down from a step.
   *
   * @throws InputError if it is not legal
   */
  public Move down(int count, int step) {
    Down move = new Down(count, step);
    if (!isLegal(move)) {
      throw InputError.illegal(move, this);
    }
    return move;
  }

  private boolean isLegal(Down move) {
    return move.step >= 1
        && move.step <= coins.length
        && move.count >= 1
        && move.count <= coins[move.step - 1];
  }

  @Override
  public boolean isTerminal() {
    return coins.length == 1 && coins[0] == 0;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Down down) || !isLegal(down)) {
      throw InputError.illegal(move, this);
    }
    int[] next = coins.clone();
    next[down.step - 1] -= down.count;
    if (down.step > 1) {
      next[down.step - 2] += down.count;
    }
    return of(rules, next);
  }

  @Override
  public Move move(String text) {
    Matcher matcher = PLACED.matcher(text.strip());
    if (matcher.matches()) {
      Down move = new Down(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      if (isLegal(move)) {
        return move;
      }
    }
    throw InputError.illegal(text, this);
  }

  /** A line a step, the highest first, with a coin for each coin. */
  @Override
  public List<String> picture() {
    if (coins.length > LISTED || Arrays.stream(coins).max().orElse(0) > WIDTH - 5) {
      return Pictured.super.picture();
    }
    return IntStream.rangeClosed(1, coins.length)
        .map(i -> coins.length + 1 - i)
        .mapToObj(step -> ("%3d: ".formatted(step) + "o".repeat(coins(step))).stripTrailing())
        .toList();
  }

  @Override
  public Drawing drawing() {
    if (coins.length > LISTED) {
      return Pictured.super.drawing();
    }
    return new Drawing.Rows(
        Drawing.Thing.COIN,
        IntStream.rangeClosed(1, coins.length)
            .map(i -> coins.length + 1 - i)
            .mapToObj(step -> new Drawing.Row(String.valueOf(step), coins(step)))
            .toList());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Steps that
        && Arrays.equals(coins, that.coins)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    int hash = coins.length;
    for (int count : coins) {
      hash = (hash + count) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  @Override
  public String toString() {
    return coins.length <= LISTED
        ? Arrays.stream(coins).mapToObj(String::valueOf).collect(Collectors.joining(","))
        : IntStream.rangeClosed(1, coins.length)
            .filter(step -> coins(step) > 0)
            .mapToObj(step -> coins(step) + "@" + step)
            .collect(Collectors.joining(","));
  }
}

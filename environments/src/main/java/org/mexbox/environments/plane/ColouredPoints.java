package org.mexbox.environments.plane;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * The points of {@link OrangePoints} that are coloured: {@code O0,0O1,0Y0,1Y1,-1}. Their numbers
 * tell whose turn it is.
 *
 * <p>There are infinitely many moves. {@link #moves} offers a few that lose nothing; {@link #move}
 * reads every move whose coordinates are at most {@link #MAX_TYPED}. So whole numbers of 32 bits
 * are enough: the coordinates of a third are sums of three of those of two points, and where no
 * triangle is complete yet, offered points go along a line by a few places at a time. Pepa is
 * offered
 *
 * <ul>
 *   <li>the thirds of two orange points, if one is free: each wins;
 *   <li>else on the line y = 0, to the right of all his points, the next free point and the next
 *       one with which every third is free as well. The latter is his strategy: on a line all
 *       thirds are different and off the line.
 * </ul>
 *
 * His opponent must colour all thirds that are free. If he has points to spare he is offered to
 * colour the next points of the line, or the thirds of Pepa's points with them. If he has too few
 * he loses whatever he does, and is offered the first ones.
 */
public final class ColouredPoints implements Pictured {
  /** The largest coordinate of a point that may be coloured, signs left aside. */
  public static final int MAX_TYPED = 1_000_000;

  // Of positions, which may have been reached from points with the largest coordinates.
  private static final int MAX_COORDINATE = 100 * MAX_TYPED;

  private static final int MAX_POINTS = 20_000;
  private static final String EMPTY = "empty";
  private static final Pattern POINT = Pattern.compile("([OY])(-?\\d{1,9}),(-?\\d{1,9})");
  private static final Pattern PAIR = Pattern.compile("(-?\\d{1,9}),(-?\\d{1,9})");
  private static final int MAX_WIDTH = 80;

  // The radius of drawn points.
  private static final double COLOURED = 0.36;

  private final OrangePoints ruleset;
  private final NavigableSet<LatticePoint> orange;
  private final NavigableSet<LatticePoint> yellow;

  /**
   * A move: {@code 3,0}, or several points, {@code 0,1+1,-1}.
   *
   * @param points in order
   */
  private record Colouring(List<LatticePoint> points) implements Move {
    static Colouring of(Collection<LatticePoint> points) {
      return new Colouring(List.copyOf(new TreeSet<>(points)));
    }

    @Override
    public String toString() {
      return points.stream().map(LatticePoint::toString).collect(Collectors.joining("+"));
    }
  }

  private ColouredPoints(
      OrangePoints ruleset, NavigableSet<LatticePoint> orange, NavigableSet<LatticePoint> yellow) {
    this.ruleset = ruleset;
    this.orange = orange;
    this.yellow = yellow;
  }

  static ColouredPoints parse(OrangePoints rules, String text) {
    String stripped = text.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
    NavigableSet<LatticePoint> orange = new TreeSet<>();
    NavigableSet<LatticePoint> yellow = new TreeSet<>();
    int end = 0;
    int count = 0;
    Matcher point = POINT.matcher(stripped);
    while (count <= MAX_POINTS && point.find() && point.start() == end) {
      end = point.end();
      (point.group(1).equals("O") ? orange : yellow).add(point(point.group(2), point.group(3)));
      count++;
    }
    boolean isEmpty = stripped.equalsIgnoreCase(EMPTY);
    if (!isEmpty && (count == 0 || end < stripped.length())) {
      throw InputError.of("points", "must be empty, or O or Y and x,y each", text, "O0,0Y1,0");
    }
    ColouredPoints position = new ColouredPoints(rules, orange, yellow);
    boolean isTwice = yellow.stream().anyMatch(orange::contains);
    if (isTwice || orange.size() + yellow.size() < count || !position.isInTurn()) {
      throw InputError.of(
          "points",
          "must be different, and " + rules.yellow() + " yellow ones for each orange one",
          text,
          EMPTY);
    }
    return position;
  }

  private static LatticePoint point(String x, String y) {
    LatticePoint point = new LatticePoint(Integer.parseInt(x), Integer.parseInt(y));
    if (!isWithin(point, MAX_COORDINATE)) {
      throw InputError.of("point", "must have smaller coordinates", point, "0,0");
    }
    return point;
  }

  private static boolean isWithin(LatticePoint point, int most) {
    return Math.abs(point.x()) <= most && Math.abs(point.y()) <= most;
  }

  // The last orange point may still be unanswered.
  private boolean isInTurn() {
    return isPepasTurn() || yellow.size() == (orange.size() - 1) * ruleset.yellow();
  }

  /** True if it is the turn of the player who colours orange. */
  public boolean isPepasTurn() {
    return yellow.size() == orange.size() * ruleset.yellow();
  }

  /** How many orange points there are. */
  public int orangeCount() {
    return orange.size();
  }

  /** How many points would complete an orange triangle now. */
  public int threats() {
    return thirds().size();
  }

  @Override
  public OrangePoints ruleset() {
    return ruleset;
  }

  private boolean isFree(LatticePoint point) {
    return !orange.contains(point) && !yellow.contains(point);
  }

  // Free points that form a triangle with two orange ones.
  private NavigableSet<LatticePoint> thirds() {
    NavigableSet<LatticePoint> thirds = new TreeSet<>();
    for (LatticePoint point : orange) {
      addThirds(point, orange.headSet(point, false), thirds);
    }
    return thirds;
  }

  private void addThirds(
      LatticePoint point, NavigableSet<LatticePoint> others, NavigableSet<LatticePoint> into) {
    for (LatticePoint other : others) {
      for (boolean left : new boolean[] {true, false}) {
        LatticePoint third = point.third(other, left);
        if (isFree(third)) {
          into.add(third);
        }
      }
    }
  }

  @Override
  public List<Move> moves() {
    if (isTerminal()) {
      return List.of();
    }
    return isPepasTurn() ? pepasMoves() : opponentsMoves();
  }

  private List<Move> pepasMoves() {
    NavigableSet<LatticePoint> points = thirds();
    if (points.isEmpty()) {
      points.add(nextOnLine(this::isFree, nextColumn()));
      points.add(nextOnLine(this::isFreeWithThirds, nextColumn()));
    }
    return points.stream().<Move>map(point -> Colouring.of(List.of(point))).toList();
  }

  // To the right of all orange points.
  private int nextColumn() {
    return orange.isEmpty() ? 0 : orange.last().x() + 1;
  }

  private static LatticePoint nextOnLine(Predicate<LatticePoint> accepts, int from) {
    LatticePoint point = new LatticePoint(from, 0);
    while (!accepts.test(point)) {
      point = new LatticePoint(point.x() + 1, 0);
    }
    return point;
  }

  private boolean isFreeWithThirds(LatticePoint point) {
    return isFree(point)
        && orange.stream()
            .allMatch(
                other -> isFree(point.third(other, true)) && isFree(point.third(other, false)));
  }

  private List<Move> opponentsMoves() {
    List<LatticePoint> thirds = List.copyOf(thirds());
    if (thirds.size() >= ruleset.yellow()) {
      return List.of(Colouring.of(thirds.subList(0, ruleset.yellow())));
    }
    NavigableSet<LatticePoint> onLine = new TreeSet<>(thirds);
    NavigableSet<LatticePoint> prepared = new TreeSet<>(thirds);
    LatticePoint next = nextOnLine(this::isFree, nextColumn());
    while (onLine.size() < ruleset.yellow()) {
      onLine.add(next);
      NavigableSet<LatticePoint> more = new TreeSet<>();
      addThirds(next, orange, more);
      more.stream().filter(point -> prepared.size() < ruleset.yellow()).forEach(prepared::add);
      next = nextOnLine(this::isFree, next.x() + 1);
    }
    while (prepared.size() < ruleset.yellow()) {
      prepared.add(next);
      next = nextOnLine(this::isFree, next.x() + 1);
    }
    return List.of(Colouring.of(onLine), Colouring.of(prepared)).stream()
        .distinct()
        .<Move>map(move -> move)
        .toList();
  }

  @Override
  public boolean isTerminal() {
    // The last point of a triangle is a third of the other two, whichever it is.
    for (LatticePoint point : orange) {
      for (LatticePoint other : orange.headSet(point, false)) {
        if (orange.contains(point.third(other, true))
            || orange.contains(point.third(other, false))) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Colouring colouring) || !isLegal(colouring)) {
      throw InputError.illegal(move, this);
    }
    NavigableSet<LatticePoint> more = new TreeSet<>(isPepasTurn() ? orange : yellow);
    more.addAll(colouring.points);
    return isPepasTurn()
        ? new ColouredPoints(ruleset, more, yellow)
        : new ColouredPoints(ruleset, orange, more);
  }

  private boolean isLegal(Colouring move) {
    int wanted = isPepasTurn() ? 1 : ruleset.yellow();
    return move.points.size() == wanted
        && move.points.stream().allMatch(this::isFree)
        && !isTerminal();
  }

  @Override
  public Move move(String text) {
    NavigableSet<LatticePoint> points = new TreeSet<>();
    String[] pairs = text.replaceAll("\\s", "").split("\\+", -1);
    for (String pair : pairs) {
      Matcher matcher = PAIR.matcher(pair);
      if (matcher.matches()) {
        points.add(
            new LatticePoint(
                Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
      }
    }
    Colouring move = Colouring.of(points);
    boolean near = points.stream().allMatch(p -> isWithin(p, MAX_TYPED)) || moves().contains(move);
    if (!near || points.size() != pairs.length || !isLegal(move)) {
      throw InputError.illegal(text, this);
    }
    return move;
  }

  /** The lattice as far as it is coloured, a row higher moves half a place to the right. */
  @Override
  public List<String> picture() {
    Window window = window();
    if (orange.isEmpty() || window.isTooLarge()) {
      return Pictured.super.picture();
    }
    List<String> lines = new ArrayList<>();
    for (int y = window.top; y >= window.bottom; y--) {
      StringBuilder line = new StringBuilder();
      for (long place = window.left; place <= window.right; place++) {
        boolean isPoint = (place - y) % 2 == 0;
        line.append(isPoint ? letter(new LatticePoint((int) ((place - y) / 2), y)) : ' ');
      }
      lines.add(line.toString());
    }
    return List.copyOf(lines);
  }

  /** The coloured points among those around them. */
  @Override
  public Drawing drawing() {
    Window window = window();
    if (window.isTooLarge()) {
      return Pictured.super.drawing();
    }
    List<Drawing.Disc> discs = new ArrayList<>();
    for (int y = window.top + 1; y >= window.bottom - 1; y--) {
      for (long place = window.left - 2; place <= window.right + 2; place++) {
        if ((place - y) % 2 == 0) {
          discs.add(drawn(new LatticePoint((int) ((place - y) / 2), y)));
        }
      }
    }
    return new Drawing.Discs(discs);
  }

  private Drawing.Disc drawn(LatticePoint point) {
    Drawing.Spot spot = new Drawing.Spot(point.x() + point.y() / 2.0, -Drawing.HEIGHT * point.y());
    return switch (letter(point)) {
      case 'O' -> new Drawing.Disc(spot, COLOURED, Drawing.Tone.MARKED, "O");
      case 'Y' -> new Drawing.Disc(spot, COLOURED, Drawing.Tone.SECOND, "Y");
      default -> new Drawing.Disc(spot, COLOURED / 3, Drawing.Tone.FREE, "");
    };
  }

  /**
   * As much of the lattice as is coloured.
   *
   * @param left in halves of the distance of neighbours
   * @param right likewise
   */
  private record Window(int bottom, int top, long left, long right) {
    boolean isTooLarge() {
      return right - left >= MAX_WIDTH || (long) top - bottom >= MAX_WIDTH;
    }
  }

  private Window window() {
    NavigableSet<LatticePoint> all = new TreeSet<>(orange);
    all.addAll(yellow);
    var heights = all.stream().mapToInt(LatticePoint::y).summaryStatistics();
    var places = all.stream().mapToLong(ColouredPoints::place).summaryStatistics();
    return all.isEmpty()
        ? new Window(0, 0, 0, 0)
        : new Window(heights.getMin(), heights.getMax(), places.getMin(), places.getMax());
  }

  private static long place(LatticePoint point) {
    return 2L * point.x() + point.y();
  }

  private char letter(LatticePoint point) {
    return orange.contains(point) ? 'O' : yellow.contains(point) ? 'Y' : '.';
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ColouredPoints points
        && ruleset.equals(points.ruleset)
        && orange.equals(points.orange)
        && yellow.equals(points.yellow);
  }

  @Override
  public int hashCode() {
    return 31 * orange.hashCode() + yellow.hashCode();
  }

  @Override
  public String toString() {
    if (orange.isEmpty()) {
      return EMPTY;
    }
    StringBuilder text = new StringBuilder();
    orange.forEach(point -> text.append('O').append(point));
    yellow.forEach(point -> text.append('Y').append(point));
    return text.toString();
  }
}

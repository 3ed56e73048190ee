package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.positional.Marks;
import org.mexbox.teacher.minimax.Values;
import org.mexbox.teacher.play.Teacher;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.Outcome;

/** Strategies that hold on boards too large to search, against search on small ones. */
class StrategyTest {

  private static Marks marks(String game) {
    return (Marks) Catalogue.game(game).start();
  }

  private static boolean holdsAPair(Marks board, int[] line) {
    return Arrays.stream(line)
        .anyMatch(
            cell ->
                Arrays.stream(line).anyMatch(other -> PairingForm.partner(board, cell) == other));
  }

  private static void assertIsPairing(Marks board) {
    for (int cell = 0; cell < board.sides().area(); cell++) {
      int partner = PairingForm.partner(board, cell);
      if (partner >= 0) {
        assertThat(partner).isNotEqualTo(cell);
        assertThat(PairingForm.partner(board, partner)).isEqualTo(cell);
      }
    }
    assertThat(board.lines()).isNotEmpty().allMatch(line -> holdsAPair(board, line));
  }

  @Test
  void bricks_hitEverySquare_upTo20x20() {
    for (int rows = 2; rows <= 20; rows++) {
      for (int columns = 2; columns <= 20; columns++) {
        assertIsPairing(marks("square-maker:" + rows + "x" + columns));
      }
    }
  }

  @Test
  void triangles_inPairs_hitEveryRowOfFour() {
    for (int rows = 2; rows <= 12; rows++) {
      assertIsPairing(marks("triangles:" + rows + "x24:length=4"));
      assertIsPairing(marks("triangles:" + rows + "x14:length=5"));
    }
    Marks board = marks("triangles:9x18:length=4");
    Map<String, Integer> shift = Map.of("a", 1, "b", 1 - 18, "c", -1);
    for (Row row : Oracles.rows("cz14_pairing_n4.csv")) {
      int i = 3 + Integer.parseInt(row.text("i_mod_3"));
      int j = 3 + Integer.parseInt(row.text("j_mod_3"));
      int up = i * 18 + 2 * j;
      int partner =
          up + shift.getOrDefault(row.text("partner_of_U_a=D(i;j)_b=D(i-1;j)_c=D(i;j-1)"), 0);
      assertThat(PairingForm.partner(board, up)).as("%s", row).isEqualTo(partner);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "square-maker:2x3",
        "square-maker:3x3",
        "square-maker:2x5",
        "square-maker:3x4",
        "triangles:2x4:length=4",
        "triangles:1x10:length=4",
        "triangles:2x6:length=5",
        "knights:1x9",
        "knights:2x3",
        "knights:2x5",
        "knights:3x3",
        "knights:3x4",
      })
  void positionsWithAStrategy_areWorthWhatSearchSays(String game) {
    Position start = Catalogue.game(game).start();
    Values search = SearchValues.of(start);
    int met = 0;
    for (Position position : Walks.positions(start, 4_000)) {
      Optional<BoardForm> form = BoardForm.of(position);
      if (form.isPresent()) {
        met++;
        int value = search.value(position);
        assertThat(form.get().value()).as("%s", position).isEqualTo(value);
        for (Move move : form.get().winningMoves()) {
          assertThat(-search.value(position.after(move))).as("%s", position).isEqualTo(value);
        }
      }
    }
    assertThat(met).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"squares:2x6", "squares:3x4", "squares:3x5", "squares:1x9", "squares:4x4"})
  void mirror_onSmallBoards_tellsTheWinnerOfExactPlay(String game) {
    Position start = Catalogue.game(game).start();
    SpragueGrundySolver exact = new SpragueGrundySolver();
    int met = 0;
    for (Position position : Walks.positions(start, 4_000)) {
      Optional<MirrorForm> form = MirrorForm.of(position);
      if (form.isPresent()) {
        met++;
        boolean isWon = exact.nimValue(position) > 0;
        assertThat(form.get().isWon()).as("%s", position).isEqualTo(isWon);
        for (Move move : form.get().winningMoves()) {
          assertThat(exact.nimValue(position.after(move))).as("%s", position).isZero();
        }
      }
    }
    assertThat(met).isPositive();
  }

  @Test
  void everySquare_besideTheMiddleOneOf17x68_hasItsImage() {
    Position start = Catalogue.game("cz13-coloured-squares").start();
    assertThat(start.moves()).hasSize(9_588);
    Verdict verdict = Solver.in(Locale.ENGLISH).solve(start);
    assertThat(verdict.method()).isEqualTo("mirror");
    assertThat(verdict.winningMoves().stream().map(Move::toString))
        .containsExactly("(1,27)-(16,42)", "(2,27)-(17,42)");
    Position middle = start.after(verdict.winningMoves().get(0));
    List<Move> replies = middle.moves();
    assertThat(replies).hasSize(6_340);
    for (Move reply : replies) {
      int[] numbers =
          Arrays.stream(reply.toString().split("\\D+"))
              .filter(part -> !part.isEmpty())
              .mapToInt(Integer::parseInt)
              .toArray();
      int last = numbers.length - 1;
      String from = "(" + numbers[0] + "," + (69 - numbers[last]) + ")";
      String to = "(" + numbers[last - 1] + "," + (69 - numbers[1]) + ")";
      Position after = middle.after(reply);
      assertThat(after.moves()).contains(after.move(last == 1 ? from : from + "-" + to));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "cz13-coloured-squares, FIRST",
    "squares:9x30, FIRST",
    "cz15-square-2x2, SECOND",
    "square-maker:20x20, SECOND",
    "square-maker:9x13, SECOND",
    "cz26-knights, SECOND",
    "knights:7x8, SECOND",
    "knights:7x7, FIRST",
    "knights:12x9, SECOND",
    "cz24-stamps, SECOND",
    "stamps:7x9, FIRST",
    "'euclid:100000,37', FIRST",
    "'wythoff:9000,9001', FIRST",
    "'rook:4000,4000', SECOND",
    "'pass-nim:30,40,50,60', FIRST",
    "officers-circle:60, SECOND",
    "chocolate:10x10, FIRST",
    "fibonacci-nim:10946, SECOND",
  })
  void teacher_withAStrategy_winsEveryGameAtFullSize(String text, Seat winner) {
    Game game = Catalogue.game(text);
    Teacher teacher = Teacher.of(game, 1);
    Policy random = Policy.uniform();
    for (long seed = 0; seed < 20; seed++) {
      Episode episode =
          winner == Seat.FIRST
              ? EpisodeLoop.play(game.start(), teacher, random, Seeds.stream(seed))
              : EpisodeLoop.play(game.start(), random, teacher, Seeds.stream(seed));
      assertThat(episode.returnOf(winner)).as("%s %s", text, seed).isEqualTo(1);
    }
  }

  /** A position is won by exactly the moves to lost ones: so the rule holds by induction. */
  @ParameterizedTest
  @ValueSource(strings = {"cz24-stamps", "stamps:7x9", "stamps:4x16"})
  void stamps_atFullSize_areWonByTheMovesToLostPositions(String game) {
    RandomGenerator random = Seeds.stream(24);
    int won = 0;
    for (int play = 0; play < 100; play++) {
      Position position = Catalogue.game(game).start();
      while (!position.isTerminal()) {
        BoardForm form = BoardForm.of(position).orElseThrow();
        Position met = position;
        assertThat(form.winningMoves())
            .as("%s", met)
            .isEqualTo(met.moves().stream().filter(move -> isLost(met.after(move))).toList());
        assertThat(form.isWon()).isEqualTo(!form.winningMoves().isEmpty());
        won += form.isWon() ? 1 : 0;
        position = met.after(met.moves().get(Draws.below(met.moves().size(), random)));
      }
      assertThat(isLost(position)).as("%s", position).isTrue();
    }
    assertThat(won).isGreaterThan(100);
  }

  private static boolean isLost(Position position) {
    return !BoardForm.of(position).orElseThrow().isWon();
  }

  @Test
  void teacher_onTriangles_neverLosesFromEitherSeat() {
    Game game = Catalogue.game("cz14-triangular-gomoku");
    Teacher teacher = Teacher.of(game, 1);
    for (long seed = 0; seed < 20; seed++) {
      Policy random = Policy.uniform();
      assertThat(
              EpisodeLoop.play(game.start(), teacher, random, Seeds.stream(seed)).returnOfFirst())
          .isGreaterThanOrEqualTo(0);
      assertThat(
              EpisodeLoop.play(game.start(), random, teacher, Seeds.stream(seed)).returnOfFirst())
          .isLessThanOrEqualTo(0);
    }
  }

  @Test
  void everyFirstKnight_onAChessboard_hasItsReflection() {
    Marks board = marks("cz26-knights");
    for (Move move : board.moves()) {
      Square square = (Square) move;
      Square image = new Square(9 - square.row(), 9 - square.column());
      List<Move> replies = BoardForm.of(board.after(move)).orElseThrow().winningMoves();
      assertThat(replies).contains(image);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cz13-coloured-squares  | N    | mirror",
        "cz15-square-2x2        | P    | pairing",
        "cz14-triangular-gomoku | DRAW | pairing",
        "cz26-knights           | P    | reflection",
        "knights:7x7            | N    | reflection",
      })
  void verdict_atFullSize_namesTheStrategy(String game, Outcome outcome, String method) {
    Verdict verdict = Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(verdict.method()).isEqualTo(method);
    assertThat(verdict.explanation()).hasSizeGreaterThan(2).allMatch(line -> line.length() <= 80);
  }

  @Test
  void verdict_onASmallBoard_isAgreedByTheStrategy() {
    Verdict verdict = Solver.in(Locale.ENGLISH).solve(Catalogue.game("knights:3x4").start());
    assertThat(verdict.outcome()).isEqualTo(Outcome.P);
    assertThat(verdict.agreedBy())
        .containsExactly("retrograde-minimax", "backward-labelling", "reflection");
  }
}

package org.mexbox.runs.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.record.RunSettings;

class StartsTest {
  private final RandomGenerator random = new SplittableRandom(11);

  // The longest play from each position that can be reached, 0 where play is over.
  private static Map<Position, Integer> lengths(Game game) {
    Map<Position, Integer> lengths = new HashMap<>();
    length(game.start(), lengths);
    return lengths;
  }

  private static int length(Position position, Map<Position, Integer> lengths) {
    Integer known = lengths.get(position);
    if (known != null) {
      return known;
    }
    int longest =
        position.moves().stream()
            .mapToInt(move -> 1 + length(position.after(move), lengths))
            .max()
            .orElse(0);
    lengths.put(position, longest);
    return longest;
  }

  private static Set<Position> lasting(Map<Position, Integer> lengths, int most) {
    return lengths.entrySet().stream()
        .filter(each -> each.getValue() >= 1 && each.getValue() <= most)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private Set<Position> drawn(StartRule rule, long number, int times) {
    Set<Position> drawn = new HashSet<>();
    for (int i = 0; i < times; i++) {
      drawn.add(rule.start(number, random));
    }
    return drawn;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nim:1,2,3", "nim:2,3:misere", "kayles:6", "subtract:9:take=2,4", "chomp:2x3"})
  void positions_areThoseThatRulesLeadToByTheirLongestPlay(String text) {
    Game game = Catalogue.game(text);
    Map<Position, Integer> lengths = lengths(game);
    StartPositions positions = StartPositions.of(game, Starts.GROWING);
    assertThat(positions.steps()).isEqualTo(lengths.get(game.start()));
    for (int most = 1; most <= positions.steps(); most++) {
      Set<Position> expected = lasting(lengths, most);
      int plies = most;
      StartRule bounded = (number, draws) -> positions.draw(plies, draws);
      // One of at most 100 positions stays away with a probability below 10^-40.
      assertThat(expected.size()).isBetween(1, 100);
      assertThat(drawn(bounded, 0, 10_000)).isEqualTo(expected);
    }
  }

  @Test
  void any_givesAllPositionsEqually() {
    Game game = Catalogue.game("nim:2,2");
    StartRule any = StartRule.any(StartPositions.of(game, Starts.GROWING));
    Map<Position, Integer> count = new HashMap<>();
    for (int number = 0; number < 80_000; number++) {
      count.merge(any.start(number, random), 1, Integer::sum);
    }
    int positions = lasting(lengths(game), 4).size();
    assertThat(count).hasSize(positions);
    double mean = 80_000.0 / positions;
    // Five standard deviations.
    count
        .values()
        .forEach(often -> assertThat((double) often).isCloseTo(mean, within(5 * Math.sqrt(mean))));
  }

  @Test
  void growing_boundsPlayEvenlyOverTheFirstHalf() {
    Game game = Catalogue.game("nim:1,2,3");
    Map<Position, Integer> lengths = lengths(game);
    StartRule growing = StartRule.growing(StartPositions.of(game, Starts.GROWING), 1_200);
    for (int number = 0; number < 1_200; number += 50) {
      int most = Math.min(6, 1 + number / 100);
      assertThat(drawn(growing, number, 5_000)).as("%d", number).isEqualTo(lasting(lengths, most));
    }
  }

  @Test
  void few_boundsTheNumberOfHeaps() {
    Game game = Catalogue.game("nim:1,2,3");
    StartRule few = StartRule.growing(StartPositions.of(game, Starts.FEW), 600);
    for (int number : new int[] {0, 99, 100, 199, 200, 599}) {
      long most = Math.min(3, 1 + number / 100);
      Set<Position> expected = startsWhere(game, heaps -> heaps.filter(h -> h > 0).count() <= most);
      assertThat(drawn(few, number, 5_000)).as("%d", number).isEqualTo(expected);
    }
  }

  @Test
  void small_boundsTheLargestHeap() {
    Game game = Catalogue.game("nim:1,2,3");
    StartRule small = StartRule.growing(StartPositions.of(game, Starts.SMALL), 600);
    for (int number : new int[] {0, 99, 100, 199, 200, 599}) {
      int most = Math.min(3, 1 + number / 100);
      Set<Position> expected = startsWhere(game, heaps -> heaps.allMatch(h -> h <= most));
      assertThat(drawn(small, number, 5_000)).as("%d", number).isEqualTo(expected);
    }
  }

  private static Set<Position> startsWhere(Game game, Predicate<IntStream> kept) {
    return lengths(game).entrySet().stream()
        .filter(each -> each.getValue() > 0)
        .map(Map.Entry::getKey)
        .filter(
            position ->
                kept.test(
                    Arrays.stream(position.toString().split(",")).mapToInt(Integer::parseInt)))
        .collect(Collectors.toSet());
  }

  // A heap of Kayles lasts as many plies as it has objects.
  @Test
  void parts_thatAreNoHeaps_areCountedAndMeasuredToo() {
    Game game = Catalogue.game("kayles:5");
    assertThat(StartPositions.of(game, Starts.FEW).steps())
        .isEqualTo(partsOfKayles(game, parts -> parts.length));
    assertThat(StartPositions.of(game, Starts.SMALL).steps())
        .isEqualTo(partsOfKayles(game, parts -> Arrays.stream(parts).max().orElseThrow()));
  }

  private static int partsOfKayles(Game game, ToIntFunction<int[]> measure) {
    return (int)
        lengths(game).keySet().stream()
            .map(Position::toString)
            .map(text -> Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray())
            .filter(parts -> Arrays.stream(parts).sum() > 0)
            .mapToInt(measure)
            .distinct()
            .count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"few", "small"})
  void parts_ofAGameThatHasNone_areRefused(String starts) {
    RunSettings settings = new RunSettings("chomp:2x3", "q", "self", 40, 5, 2, starts);
    assertThatThrownBy(() -> Lessons.check(settings))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("no sum of heaps");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 1_000_000_000_000L})
  void growing_inRunsOfAnyLength_endsWithAllPositions(long episodes) {
    Game game = Catalogue.game("nim:1,2,3");
    StartRule growing = StartRule.growing(StartPositions.of(game, Starts.GROWING), episodes);
    assertThat(drawn(growing, episodes - 1, 5_000)).isEqualTo(lasting(lengths(game), 6));
  }

  @ParameterizedTest
  @CsvSource({
    "any, q, self",
    "any, matchbox, teacher",
    "any, alphazero:batch=16, self",
    "growing, q, td",
    "growing, td-lambda, past:every=7",
    "growing, product-network:targets=outcomes, self",
    "growing, policy-gradient, random",
    "few, q, self",
    "small, matchbox, self",
  })
  void run_takenUpAfterAnyEvaluation_endsWithTheSameBits(
      String starts, String agent, String opponent) {
    Resumption.requireSameBits(new RunSettings("nim:1,2,3", agent, opponent, 40, 5, 2, starts));
  }

  // A perfect partner leaves no way out from the start of the game, so most stays unseen.
  @Test
  void learnerAgainstAPerfectTeacher_fromAnyStart_seesAllAndMasters() {
    assertThat(scoreAgainstPerfection("game")).isLessThan(1);
    assertThat(scoreAgainstPerfection("any")).isEqualTo(1);
  }

  private static @Nullable Double scoreAgainstPerfection(String starts) {
    RunSettings settings =
        new RunSettings("nim:3,4,5", "q", "teacher:skill=1", 20_000, 1, 10, starts);
    TrainingRun run = TrainingRun.begin(settings, new Lessons().fresh(settings));
    Double score = null;
    while (!run.isFinished()) {
      score = run.advance().expertScore();
    }
    return score;
  }

  @ParameterizedTest
  @CsvSource({"game, GAME", "Any, ANY", "' growing ', GROWING", "few, FEW", "SMALL, SMALL"})
  void starts_areRead(String text, Starts starts) {
    assertThat(Starts.parse(text)).isEqualTo(starts);
    assertThat(Starts.parse(starts.text())).isEqualTo(starts);
  }

  @Test
  void starts_thatAreNone_areRefused() {
    assertThatThrownBy(() -> Starts.parse("end"))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("must be one of game, any, growing, few, small");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:300,300,300", "graph:a-b,b-a,a-c"})
  void positionsThatAreTooManyOrGoRound_areNotDrawn(String game) {
    assertThatThrownBy(() -> StartPositions.of(Catalogue.game(game), Starts.GROWING))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("--starts game")
        .hasMessageNotContaining("\n");
  }

  @Test
  void gameThatIsOverAtItsStart_hasNoOtherStarts() {
    assertThatThrownBy(() -> StartPositions.of(Catalogue.game("nim:0"), Starts.GROWING))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("over at once");
  }

  @Test
  void otherStarts_whereBothChooseAtOnce_areRefused() {
    RunSettings settings = new RunSettings("hap:6", "regret", "self", 40, 5, 2, "any");
    assertThatThrownBy(() -> Lessons.check(settings))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("must be game where both choose at once");
  }
}

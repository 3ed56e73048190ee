package org.mexbox.teacher.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.solve.ClosedForm;
import org.mexbox.teacher.solve.MoveRank;
import org.mexbox.teacher.solve.WinningMoves;

/**
 * Positions drawn uniformly, with replacement, from all that can be reached, and labelled by the
 * closed form of the game. Immutable.
 *
 * @param questions the won positions among them that have a move
 * @param lost the lost positions among them
 */
record Sample(Game game, ClosedForm form, List<Question> questions, List<Heaps> lost) {
  static final int QUESTIONS = 100_000;

  // Lost positions are few where heaps are large; so many are drawn for the recall on them, within
  // so many draws.
  private static final int LOST = 10_000;
  private static final int MAX_DRAWS = 2_000_000;
  private static final int MAX_MOVES = 20_000;

  /**
   * A won position and what is right there.
   *
   * @param position the position
   * @param right the places of the winning moves among its moves, rising
   * @param moves how many moves it has
   */
  record Question(Heaps position, List<Integer> right, int moves) {
    double floor() {
      return (double) right.size() / moves;
    }
  }

  /**
   * A sample, empty if the game has no closed form or its positions cannot be drawn uniformly: that
   * needs rules under which every smaller position can be reached.
   *
   * @throws LimitError if a position has too many moves to ask for their probabilities
   */
  static Optional<Sample> of(Game game, long seed) {
    Optional<ClosedForm> form = ClosedForm.of(game.start());
    if (form.isEmpty() || !reachesAll(((Heaps) game.start()).ruleset())) {
      return Optional.empty();
    }
    int moves = game.start().moves().size();
    if (moves > MAX_MOVES) {
      throw LimitError.of("moves a position in an exam", moves, MAX_MOVES, "choose smaller heaps");
    }
    return Optional.of(draw(game, form.get(), Seeds.stream(seed)));
  }

  private static boolean reachesAll(HeapRules rules) {
    return !rules.breaksHeaps()
        && (!(rules instanceof Subtraction subtraction) || subtraction.takes().get(0) == 1);
  }

  private static Sample draw(Game game, ClosedForm form, RandomGenerator random) {
    Heaps start = (Heaps) game.start();
    List<Question> questions = new ArrayList<>();
    List<Heaps> lost = new ArrayList<>();
    for (int draws = 0;
        questions.size() < QUESTIONS || (lost.size() < LOST && draws < MAX_DRAWS);
        draws++) {
      Heaps position = smaller(start, random);
      if (!form.isWon(position)) {
        lost.add(position);
      } else if (questions.size() < QUESTIONS && !position.isTerminal()) {
        questions.add(question(position, form));
      }
    }
    return new Sample(game, form, List.copyOf(questions), List.copyOf(lost));
  }

  private static Heaps smaller(Heaps start, RandomGenerator random) {
    int[] sizes = start.sizes();
    for (int heap = 0; heap < sizes.length; heap++) {
      sizes[heap] = Draws.below(sizes[heap] + 1, random);
    }
    return Heaps.of(start.ruleset(), sizes);
  }

  private static Question question(Heaps position, ClosedForm form) {
    WinningMoves winning = form.winningMoves(position);
    if (!winning.complete()) {
      throw LimitError.of(
          "winning moves a position in an exam", "more", WinningMoves.MAX, "choose smaller heaps");
    }
    List<Integer> right = new ArrayList<>();
    for (HeapMove move : winning.moves()) {
      right.add(MoveRank.of(position, move));
    }
    return new Question(position, right, position.moves().size());
  }
}

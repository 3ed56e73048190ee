package org.mexbox.runs.experiment;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.regret.SimultaneousAgent;
import org.mexbox.agents.regret.SimultaneousSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.matrix.SimultaneousExam;

/** Makes lessons of every kind; the exam of a game is made once. */
final class Lessons {
  private final Map<Game, Exam> exams = new ConcurrentHashMap<>();
  private final Map<Ordered, StartPositions> positions = new ConcurrentHashMap<>();
  private final Map<SimultaneousGame, SimultaneousExam> mixedExams = new ConcurrentHashMap<>();

  private record Ordered(Game game, Starts order) {}

  /** A lesson with a learner who knows nothing yet. */
  Lesson fresh(RunSettings settings) {
    Optional<SimultaneousGame> atOnce = Catalogue.any(settings.game()).atOnce();
    if (atOnce.isPresent()) {
      SimultaneousGame game = atOnce.get();
      return new MixedLesson(game, learner(settings, game), exam(game));
    }
    Game game = Catalogue.game(settings.game());
    return new TurnLesson(trainee(settings, game, starts(settings, game)), exam(game));
  }

  /** Refuses settings of which no lesson can be made; looks at no position. */
  static void check(RunSettings settings) {
    Optional<SimultaneousGame> atOnce = Catalogue.any(settings.game()).atOnce();
    if (atOnce.isPresent()) {
      learner(settings, atOnce.get());
    } else {
      Game game = Catalogue.game(settings.game());
      Starts.parse(settings.starts()).requireFits(game);
      trainee(settings, game, null);
    }
  }

  private static SimultaneousAgent learner(RunSettings settings, SimultaneousGame game) {
    requireSelf(Opponent.parse(settings.opponent()));
    if (Starts.parse(settings.starts()) != Starts.GAME) {
      throw InputError.of(
          "starts", "must be game where both choose at once", settings.starts(), "game");
    }
    return SimultaneousSpec.of(Agents.parse(settings.agent())).create(game);
  }

  private static Trainee trainee(RunSettings settings, Game game, @Nullable StartRule starts) {
    AgentSpec spec = Agents.parse(settings.agent());
    return Trainee.fresh(game, spec, Opponent.parse(settings.opponent()), starts);
  }

  private @Nullable StartRule starts(RunSettings settings, Game game) {
    Starts starts = Starts.parse(settings.starts());
    return switch (starts) {
      case GAME -> null;
      case ANY -> StartRule.any(positions(game, Starts.GROWING));
      case GROWING, FEW, SMALL -> StartRule.growing(positions(game, starts), settings.episodes());
    };
  }

  private StartPositions positions(Game game, Starts order) {
    return positions.computeIfAbsent(
        new Ordered(game, order), asked -> StartPositions.of(asked.game(), asked.order()));
  }

  /** A lesson as it was saved. */
  Lesson load(RunSettings settings, byte[] saved) {
    Optional<SimultaneousGame> atOnce = Catalogue.any(settings.game()).atOnce();
    if (atOnce.isPresent()) {
      SimultaneousGame game = atOnce.get();
      AgentFile file = AgentFile.fromBytes(Trainee.learnerFile(saved), "saved learner");
      return new MixedLesson(game, SimultaneousSpec.load(file, game), exam(game));
    }
    Game game = Catalogue.game(settings.game());
    Opponent opponent = Opponent.parse(settings.opponent());
    return new TurnLesson(Trainee.load(game, opponent, starts(settings, game), saved), exam(game));
  }

  private static void requireSelf(Opponent opponent) {
    if (!(opponent instanceof Opponent.Self)) {
      throw InputError.of(
          "opponent", "must be self where both choose at once", opponent.text(), "self");
    }
  }

  private Exam exam(Game game) {
    if (game.ruleset().loopy() && game.packing().isEmpty()) {
      throw new LimitError(
          "positions of "
              + game
              + ": play can come back to a position, and learning needs games that end; choose another game");
    }
    return exams.computeIfAbsent(game, Exam::of);
  }

  private SimultaneousExam exam(SimultaneousGame game) {
    return mixedExams.computeIfAbsent(game, SimultaneousExam::of);
  }
}

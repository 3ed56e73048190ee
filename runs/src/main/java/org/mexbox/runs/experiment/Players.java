package org.mexbox.runs.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.agents.regret.SimultaneousSpec;
import org.mexbox.environments.Game;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.record.RunStore;
import org.mexbox.teacher.chance.NatureVerdict;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.matrix.OptimalPlay;
import org.mexbox.teacher.play.StolenPolicy;

/**
 * Whoever can be examined, matched and played against, as the command line names them: {@code
 * random}, {@code teacher} or {@code teacher:skill=0.8}, the id of a recorded run such as {@code
 * r17}, the file of a saved agent ({@code nim.mexbox}), or an agent that has learnt nothing yet.
 * With {@code out-and-back:} before it, it plays first in double chess as it plays second.
 */
public final class Players {
  /** How the file of a saved agent ends. */
  public static final String FILE_ENDING = ".mexbox";

  /** What stands before a player who is to steal the second seat's play. */
  private static final String STOLEN = "out-and-back:";

  private Players() {}

  /** True if a text is the id of a recorded run. */
  public static boolean isRun(String text) {
    return text.matches("r[0-9]{1,18}");
  }

  /**
   * The player that a text names, as it plays without exploring.
   *
   * @param store opened only if the text is the id of a run
   * @throws org.mexbox.environments.InputError if there is none, or it cannot play this game
   */
  public static Policy policy(String text, Game game, Supplier<RunStore> store) {
    return policy(text, game, store, Budget.usual());
  }

  /** The same; the teacher looks up as many positions as a budget allows. */
  public static Policy policy(String text, Game game, Supplier<RunStore> store, Budget budget) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (word.startsWith(STOLEN)) {
      String second = text.strip().substring(STOLEN.length());
      return StolenPolicy.of(game, policy(second, game, store, budget));
    }
    if (word.equals("random")) {
      return Policy.uniform();
    }
    if (TeacherText.isTeacher(word)) {
      return TeacherText.parse(word, 1).teacher(game, budget);
    }
    if (isRun(word)) {
      try (RunStore open = store.get()) {
        return SavedRuns.agent(open, word, game).greedy();
      }
    }
    if (word.endsWith(FILE_ENDING) || Files.isRegularFile(Path.of(text))) {
      return AgentFile.read(Path.of(text)).agent(game).greedy();
    }
    return Agents.parse(text).create(game).greedy();
  }

  /**
   * The probability of each choice of the player that a text names, in a game against nature.
   *
   * @throws org.mexbox.environments.InputError if there is none, or it plays against others only
   */
  public static List<Fraction> policy(String text, NatureGame game) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    boolean isTeacher = TeacherText.isTeacher(word);
    if (!isTeacher && !word.equals("random")) {
      double[] chances = Agents.parse(text).against(game);
      return Arrays.stream(chances).mapToObj(Fraction::of).toList();
    }
    Fraction skill = Fraction.of(isTeacher ? TeacherText.parse(word, 1).skill() : 0.0);
    List<Choice> best = NatureVerdict.of(game, Locale.ROOT).best();
    Fraction any = Fraction.ONE.minus(skill).dividedBy(Fraction.of(game.choices().size()));
    Fraction right = skill.dividedBy(Fraction.of(best.size()));
    return game.choices().stream()
        .map(choice -> best.contains(choice) ? any.plus(right) : any)
        .toList();
  }

  /**
   * The player that a text names, in a game in which both choose at once.
   *
   * @param store opened only if the text is the id of a run
   * @throws org.mexbox.environments.InputError if there is none, or it cannot play this game
   */
  public static MixedPolicy policy(String text, SimultaneousGame game, Supplier<RunStore> store) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (TeacherText.isTeacher(word)) {
      return new OptimalPlay(TeacherText.parse(word, 1).skill());
    }
    if (isRun(word)) {
      try (RunStore open = store.get()) {
        return SavedRuns.agent(open, word, game).policy();
      }
    }
    if (word.endsWith(FILE_ENDING) || Files.isRegularFile(Path.of(text))) {
      return SimultaneousSpec.load(AgentFile.read(Path.of(text)), game).policy();
    }
    return Agents.parse(text).atOnce(game);
  }
}

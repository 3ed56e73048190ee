package org.mexbox.environments.catalogue;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Game;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exercise.Exercise;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/** A game of any kind, or an exercise, as its text names it. */
public sealed interface AnyGame {

  /** The start as lines of plain ASCII, at most 80 columns wide. */
  List<String> picture();

  /**
   * Players move in turn.
   *
   * @param game the game
   */
  record InTurn(Game game) implements AnyGame {
    @Override
    public List<String> picture() {
      return Pictured.of(game.start());
    }

    @Override
    public String toString() {
      return game.toString();
    }
  }

  /**
   * Both players choose at once.
   *
   * @param game the game
   */
  record AtOnce(SimultaneousGame game) implements AnyGame {
    @Override
    public List<String> picture() {
      return game.start().picture();
    }

    @Override
    public String toString() {
      return game.toString();
    }
  }

  /**
   * One player, and chance.
   *
   * @param game the game
   */
  record AgainstNature(NatureGame game) implements AnyGame {
    @Override
    public List<String> picture() {
      return game.picture();
    }

    @Override
    public String toString() {
      return game.toString();
    }
  }

  /**
   * Nobody plays: an exercise.
   *
   * @param exercise the exercise
   */
  record Asked(Exercise exercise) implements AnyGame {
    @Override
    public List<String> picture() {
      return List.of(exercise.toString());
    }

    @Override
    public String toString() {
      return exercise.toString();
    }
  }

  /** The game, if both players choose at once. */
  default Optional<SimultaneousGame> atOnce() {
    return this instanceof AtOnce simultaneous
        ? Optional.of(simultaneous.game())
        : Optional.empty();
  }

  /** The game, if it is played against chance alone. */
  default Optional<NatureGame> againstNature() {
    return this instanceof AgainstNature nature ? Optional.of(nature.game()) : Optional.empty();
  }
}

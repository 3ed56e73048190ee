package org.mexbox.teacher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chess.ChessPosition;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;

/** The second player's play in the first seat. */
class StolenPolicyTest {
  private static final int PLIES = 60;

  /** A turn for each position, the same whichever colour is called White. */
  private record Fixed(int number) implements Policy {
    @Override
    public double[] probabilities(Position position) {
      ChessPosition chess = (ChessPosition) position;
      List<Move> moves = chess.moves();
      int best = 0;
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < moves.size(); i++) {
        Move seen = chess.isWhiteToMove() ? moves.get(i) : chess.coloursSwapped(moves.get(i));
        int rank = (31 * seen.toString().hashCode() + number) * 0x9E3779B9;
        best = rank < least ? i : best;
        least = Math.min(least, rank);
      }
      double[] into = new double[moves.size()];
      into[best] = 1;
      return into;
    }
  }

  /** Refuses to be asked what the second player of the game is not asked. */
  private record BlackOnly(Policy policy) implements Policy {
    @Override
    public double[] probabilities(Position position) {
      assertThat(((ChessPosition) position).isWhiteToMove()).isFalse();
      return policy.probabilities(position);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cz08-double-chess", "double-chess:nk1/3/3/NK1,w"})
  void firstSeat_isPlayedAsTheSecondAfterOutAndBack(String text) {
    Game game = Catalogue.game(text);
    int decided = 0;
    for (int number = 0; number < 12; number++) {
      Policy second = new Fixed(number);
      Policy opponent = new Fixed(100 + number);
      Policy stolen = StolenPolicy.of(game, new BlackOnly(second));
      Episode first = play(game, stolen, opponent);
      Episode asSecond = play(game, opponent, second);
      ChessPosition after = (ChessPosition) first.transitions().get(1).position();
      assertThat(after).isEqualTo(((ChessPosition) game.start()).coloursSwapped());
      assertThat(swapped(first).subList(1, first.transitions().size()))
          .startsWith(moves(asSecond).toArray(Move[]::new));
      if (asSecond.ending() == Episode.Ending.TERMINAL) {
        assertThat(first.returnOfFirst()).isEqualTo(-asSecond.returnOfFirst());
        decided++;
      }
    }
    assertThat(decided).isPositive();
  }

  // The stolen play is one ply longer.
  private static Episode play(Game game, Policy first, Policy second) {
    int plies = first instanceof StolenPolicy ? PLIES + 1 : PLIES;
    return EpisodeLoop.play(game.start(), List.of(first, second), plies, Seeds.stream(1));
  }

  private static List<Move> moves(Episode episode) {
    return episode.transitions().stream().map(Transition::move).toList();
  }

  private static List<Move> swapped(Episode episode) {
    return episode.transitions().stream()
        .map(ply -> ((ChessPosition) ply.position()).coloursSwapped(ply.move()))
        .toList();
  }

  @Test
  void everyReply_onAWholeBoard_isLegalInBothSeats() {
    Game game = Catalogue.game("cz08-double-chess");
    Policy stolen = StolenPolicy.of(game, Policy.uniform());
    for (long seed = 0; seed < 4; seed++) {
      for (boolean isFirst : new boolean[] {true, false}) {
        Policy first = isFirst ? stolen : Policy.uniform();
        Policy second = isFirst ? Policy.uniform() : stolen;
        Episode episode =
            EpisodeLoop.play(game.start(), List.of(first, second), 40, Seeds.stream(seed));
        for (Transition ply : episode.transitions()) {
          assertThat(ply.position().moves()).contains(ply.move());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:3,4,5", "chess-mate-in-2", "double-chess:k2/3/K1R,w"})
  void gameWithNothingToSteal_isRefused(String game) {
    assertThatThrownBy(() -> StolenPolicy.of(Catalogue.game(game), Policy.uniform()))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("game of out-and-back: must be one in which both sides stand alike");
  }
}

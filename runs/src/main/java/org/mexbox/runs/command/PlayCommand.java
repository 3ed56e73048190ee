package org.mexbox.runs.command;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.experiment.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play}: a person against a machine, on the terminal. */
@Command
final class PlayCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
  String gameText = "";

  @Option(names = "--against", paramLabel = "AGENT")
  String against = "teacher";

  @Option(names = "--seat", paramLabel = "SEAT")
  String seat = "first";

  @Option(names = "--seed", paramLabel = "SEED")
  long seed = 1;

  PlayCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
  }

  @Override
  public Integer call() {
    AnyGame any = Catalogue.any(gameText);
    if (any instanceof AnyGame.AgainstNature nature) {
      new NatureTable(session.console(), nature.game(), seed).play();
      return 0;
    }
    if (any instanceof AnyGame.AtOnce atOnce) {
      SimultaneousGame mixed = atOnce.game();
      MixedTable.Rival rival =
          new MixedTable.Rival(against, Players.policy(against, mixed, store::openReadOnly));
      new MixedTable(session.console(), mixed, seat(), seed, rival).play();
      return 0;
    }
    Game game = Catalogue.game(gameText);
    Policy machine = Players.policy(against, game, store::openReadOnly);
    new Table(session.console(), game, against, machine, seed).play(seat());
    return 0;
  }

  private Seat seat() {
    return switch (seat.strip().toLowerCase(Locale.ROOT)) {
      case "first" -> Seat.FIRST;
      case "second" -> Seat.SECOND;
      default -> throw InputError.of("--seat", "must be first or second", seat, "first");
    };
  }
}

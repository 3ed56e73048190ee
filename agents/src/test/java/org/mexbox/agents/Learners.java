package org.mexbox.agents;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.mexbox.agents.taught.Teaching;
import org.mexbox.environments.Game;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Seeds;

/** The learners under test, and ways to train them. */
final class Learners {
  static final List<String> SPECS =
      List.of(
          "q",
          "q:values=moves,boxes=ordered",
          "td",
          "td:boxes=ordered,initial=0.1",
          "td-lambda",
          "td-lambda:lambda=1,traces=accumulating,boxes=ordered",
          "negamax-td",
          "negamax-td:rate=0.5,boxes=ordered,initial=-0.2",
          "sarsa",
          "sarsa:values=moves,rate=0.3..0.1@500",
          "montecarlo",
          "montecarlo:values=moves,boxes=ordered",
          "matchbox",
          "matchbox:boxes=ordered,win=0",
          "matchbox:preset=michie",
          "matchbox:preset=gardner",
          "product-network:characters=24,certify=20,restart=2",
          "product-network:characters=7,entries=tanh,games=3,batch=31,memory=100",
          "grown-network:practice=3,epsilon=0.5,memory=100",
          "grown-network",
          "quotient:practice=1",
          "quotient",
          "alphazero:width=8,simulations=8,games=32,review=16,steps=2,batch=16",
          "alphazero:width=4,simulations=5,games=70,target=outcome,proofs=no,memory=100",
          "alphazero:network=lstm,features=cells,layers=2,width=3,simulations=4,games=70,review=8,steps=2,batch=8",
          "policy-gradient:width=8,games=50",
          "policy-gradient:network=lstm,layers=1,width=4,games=70",
          "product-network:characters=8,targets=soft,certify=20,restart=6",
          "product-network:characters=8,targets=outcomes,certify=20,memory=100",
          "value-network:games=30,batch=16",
          "value-network:width=5,layers=2,targets=soft,games=40,batch=16,memory=100",
          "value-network:width=4,targets=outcomes,games=50,batch=16",
          "taught-network:width=4,batch=8");

  static final List<String> GAMES =
      List.of(
          "nim:1,3,5,7",
          "nim:1,3,5,7:misere",
          "nim:4,3,5",
          "subtract:20:take=1,2,4",
          "subtract:9,7:take=1,3:misere",
          "moore:2,3,4:k=2",
          "nim:0");

  private Learners() {}

  /** A beginner; with the answers if its name says that it is taught them. */
  static Agent made(String spec, Game game) {
    return ready(Agents.parse(spec).create(game), game);
  }

  /** An agent that may go on to learn. */
  static Agent ready(Agent agent, Game game) {
    Teaching.teach(agent, () -> Answers.of(game));
    return agent;
  }

  static Agent selfPlayed(String spec, String game, long episodes, long seed) {
    Agent agent = made(spec, Catalogue.game(game));
    ((SelfPlayer) agent).selfPlay(episodes, Seeds.stream(seed));
    return agent;
  }

  /** Plays against itself in the ordinary loop; answers how many episodes FIRST won. */
  static long playInLoop(Agent agent, Game game, long episodes, RandomGenerator random) {
    long wins = 0;
    for (long i = 0; i < episodes; i++) {
      var episode = EpisodeLoop.play(game.start(), agent, agent, random);
      agent.learn(episode, Set.of(Seat.FIRST, Seat.SECOND));
      wins += episode.returnOfFirst() > 0 ? 1 : 0;
    }
    return wins;
  }

  /** Plays against another, seats in turn, and learns from its own moves only. */
  static void playAgainst(Player other, Agent agent, Game game, long episodes, long seed) {
    RandomGenerator random = Seeds.stream(seed);
    for (long i = 0; i < episodes; i++) {
      Seat own = Seat.at((int) (i % 2));
      Player first = own == Seat.FIRST ? agent : other;
      Player second = own == Seat.FIRST ? other : agent;
      agent.learn(EpisodeLoop.play(game.start(), first, second, random), Set.of(own));
    }
  }
}

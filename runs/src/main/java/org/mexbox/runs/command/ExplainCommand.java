package org.mexbox.runs.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.mexbox.agents.sum.Certificate;
import org.mexbox.agents.sum.Certified;
import org.mexbox.runs.knowledge.Beliefs;
import org.mexbox.runs.knowledge.SumKnowledge;
import org.mexbox.teacher.certificate.SumCertificate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code explain}: reads a trained agent back as knowledge. */
@Command
final class ExplainCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(index = "0", paramLabel = "RUN", descriptionKey = "RUN-or-FILE")
  String learner = "";

  ExplainCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    LearnerSource source = LearnerSource.of(learner, store);
    Optional<Certificate> certificate =
        source.agent() instanceof Certified certified ? certified.certificate() : Optional.empty();
    if (certificate.isPresent()) {
      SumKnowledge knowledge = SumKnowledge.of(SumCertificate.parse(certificate.get().toString()));
      ExplainedSums explained = new ExplainedSums(source, knowledge);
      if (json.isAsked()) {
        json.print(explained.json());
      } else {
        explained.print(session.console().out());
      }
      return 0;
    }
    ExplainedBeliefs explained =
        new ExplainedBeliefs(source, Beliefs.of(source.game(), source.agent().greedy()));
    if (json.isAsked()) {
      json.print(explained.json());
    } else {
      explained.print(session.console().out());
    }
    return 0;
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.sum.Certificate;
import org.mexbox.agents.sum.Certified;
import org.mexbox.environments.InputError;
import org.mexbox.teacher.certificate.CertificateCheck;
import org.mexbox.teacher.certificate.SumCertificate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certificate}: writes down what a learner has proved; checks what is written down. */
@Command
final class CertificateCommand implements Callable<Integer> {
  private static final long MAX_BYTES = 1 << 26;

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(index = "0", arity = "0..1", paramLabel = "RUN", descriptionKey = "RUN-or-FILE")
  @Nullable String learner;

  @Option(names = "--out", paramLabel = "FILE")
  @Nullable Path out;

  @Option(names = "--check", paramLabel = "FILE")
  @Nullable Path check;

  CertificateCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    if (check != null) {
      if (learner != null || out != null) {
        throw InputError.of("--check", "must stand alone, with a file", check);
      }
      return report(read(check));
    }
    if (learner == null) {
      throw InputError.of(
          "certificate", "must name a run, or a file to --check", "", "mexbox certificate r1");
    }
    String text = certificate(LearnerSource.of(learner, store)).toString();
    if (out != null) {
      Outputs.write(out, text.getBytes(StandardCharsets.UTF_8));
      session.say(Texts.of("export.written", out));
      return report(text);
    }
    if (json.isAsked()) {
      return report(text);
    }
    session.console().out().print(text);
    return 0;
  }

  /**
   * What a learner has proved.
   *
   * @throws InputError if it has proved nothing
   */
  private static Certificate certificate(LearnerSource source) {
    if (!(source.agent() instanceof Certified certified)) {
      throw InputError.of(
          "learner",
          "must be one that proves what it learns: product-network, grown-network, quotient",
          source.agent().spec().name());
    }
    return certified
        .certificate()
        .orElseThrow(
            () ->
                InputError.of(
                    "learner",
                    "must have proved what it learnt; give it more games",
                    source.name() + " after " + source.agent().episodes() + " games"));
  }

  private static String read(Path file) {
    try {
      if (Files.size(file) > MAX_BYTES) {
        throw InputError.of("--check", "must be at most " + MAX_BYTES + " bytes", file);
      }
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw InputError.of("--check", "must be a file that is there", file);
    } catch (IOException e) {
      throw InputError.of("--check", "must be a text that can be read", file);
    }
  }

  // A certificate that is not right is wrong input.
  private int report(String text) {
    SumCertificate certificate = SumCertificate.parse(text);
    CertificateCheck result = CertificateCheck.of(certificate);
    if (json.isAsked()) {
      ObjectNode node = JsonOption.object();
      node.put("game", certificate.game().toString());
      node.put("components", certificate.components().size());
      node.put("accepted", result.accepted());
      node.put("reason", result.reason());
      node.put("profiles", result.profiles());
      node.put("certificate", text);
      json.print(node);
    } else {
      session
          .console()
          .out()
          .println(
              Texts.of(
                  result.accepted() ? "certificate.accepted" : "certificate.refused",
                  certificate.game(),
                  certificate.components().size(),
                  Texts.number(result.profiles()),
                  result.reason()));
    }
    return result.accepted() ? 0 : Mexbox.WRONG_INPUT;
  }
}

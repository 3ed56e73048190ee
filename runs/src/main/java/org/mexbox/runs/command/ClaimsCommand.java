package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.teacher.claim.Claim;
import org.mexbox.teacher.claim.Claims;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code claims}: published claims, checked anew. */
@Command
final class ClaimsCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;

  ClaimsCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    List<Claim> claims = Claims.check();
    if (json.isAsked()) {
      ArrayNode list = JsonOption.array();
      claims.forEach(claim -> list.add(json(claim)));
      json.print(list);
    } else {
      PrintStream out = session.console().out();
      claims.forEach(
          claim -> {
            out.println(claim.id());
            print(claim, out);
            out.println();
          });
    }
    return 0;
  }

  static ObjectNode json(Claim claim) {
    ObjectNode node = JsonOption.object();
    node.put("id", claim.id());
    node.put("claim", Texts.of("claims." + claim.id()).replace('\n', ' '));
    node.put("right", claim.right());
    node.put("checked", claim.checked());
    node.put("wrong", claim.counterexamples().size());
    node.put("counterexample", counterexample(claim));
    return node;
  }

  private static @Nullable String counterexample(Claim claim) {
    return claim.right()
        ? null
        : Texts.of("claims." + claim.id() + ".wrong", claim.counterexamples().get(0).toArray());
  }

  static void print(Claim claim, PrintStream out) {
    out.println(Texts.of("claims." + claim.id()));
    out.println(
        claim.right()
            ? Texts.of("claims.right", claim.checked())
            : Texts.of("claims.wrong", claim.counterexamples().size(), claim.checked()));
    String counterexample = counterexample(claim);
    if (counterexample != null) {
      out.println(Texts.of("claims.first", counterexample));
    }
  }
}

package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.catalogue.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code games}: the catalogue. */
@Command
final class GamesCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;

  @Option(names = "--kind", paramLabel = "KIND")
  @Nullable String kind;

  GamesCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    List<Entry> entries = entries();
    if (json.isAsked()) {
      ArrayNode list = JsonOption.array();
      entries.forEach(entry -> list.add(json(entry)));
      json.print(list);
    } else {
      print(entries);
    }
    return 0;
  }

  private List<Entry> entries() {
    String wanted = kind == null ? "" : kind.strip().toLowerCase(Locale.ROOT);
    List<Entry> found =
        Catalogue.entries().stream().filter(entry -> entry.kind().contains(wanted)).toList();
    if (found.isEmpty()) {
      String kinds =
          Catalogue.entries().stream()
              .map(Entry::kind)
              .collect(Collectors.toCollection(TreeSet::new))
              .stream()
              .map(each -> '"' + each + '"')
              .collect(Collectors.joining(" or "));
      throw InputError.of("--kind", "must be part of a kind in the catalogue", wanted, kinds);
    }
    return found;
  }

  private void print(List<Entry> entries) {
    int width = entries.stream().mapToInt(entry -> entry.id().length()).max().orElse(0);
    for (Entry entry : entries) {
      String start = entry.id().equals(entry.start()) ? "" : entry.start();
      session
          .console()
          .out()
          .printf(
              "%-" + width + "s  %-33s %s%n", entry.id(), start, entry.name(Locale.getDefault()));
    }
  }

  private static ObjectNode json(Entry entry) {
    ObjectNode row = JsonOption.object();
    row.put("id", entry.id());
    ArrayNode aliases = row.putArray("aliases");
    entry.aliases().forEach(aliases::add);
    row.put("name", entry.name(Locale.getDefault()));
    row.put("kind", entry.kind());
    row.put("start", entry.start());
    row.put("source", entry.source(Locale.getDefault()));
    row.put("status", entry.status().name().toLowerCase(Locale.ROOT));
    return row;
  }
}

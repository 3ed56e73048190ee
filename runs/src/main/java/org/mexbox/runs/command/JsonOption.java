package org.mexbox.runs.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import picocli.CommandLine.Option;

/** {@code --json}: one JSON document on standard output, UTF-8, and nothing else. */
final class JsonOption {
  private final Session session;

  @Option(names = "--json")
  boolean json;

  JsonOption(Session session) {
    this.session = session;
  }

  boolean isAsked() {
    return json;
  }

  static ObjectNode object() {
    return new ObjectMapper().createObjectNode();
  }

  static ArrayNode array() {
    return new ObjectMapper().createArrayNode();
  }

  /** What commands say that train and write a report. */
  static ObjectNode runsAndReport(List<RunRecord> records, Path report) {
    ObjectNode node = object();
    node.set("runs", RunExport.json(records));
    node.put("report", report.toString());
    return node;
  }

  void print(JsonNode document) {
    try {
      byte[] text = new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(document);
      session.console().out().writeBytes(text);
      session.console().out().writeBytes("\n".getBytes(StandardCharsets.UTF_8));
      session.console().out().flush();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}

package org.mexbox.runs.picture;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.Game;

/**
 * The labelled graph of a game in the DOT language. Read back as the file of a game, {@code
 * graph:FILE.dot}, it has the same labels under normal play, for misere play has its end added.
 */
public final class DotText {
  private DotText() {}

  /** The text of a file. */
  public static String of(Game game, LabelView view) {
    StringBuilder text = new StringBuilder();
    text.append("digraph ").append(quoted(game.toString())).append(" {\n");
    for (int vertex = 0; vertex < view.graph().size(); vertex++) {
      text.append("  %s [%s];%n".formatted(quoted(view.name(vertex)), attributes(view, vertex)));
    }
    for (int from = 0; from < view.graph().size(); from++) {
      for (int to : view.graph().options(from)) {
        text.append("  ").append(quoted(view.name(from))).append(" -> ");
        text.append(quoted(view.name(to)));
        text.append(view.isWinning(from, to) ? " [penwidth=3, color=\"#d55e00\"];\n" : ";\n");
      }
    }
    return text.append("}\n").toString().replace("\r\n", "\n");
  }

  private static String attributes(LabelView view, int vertex) {
    List<String> attributes = new ArrayList<>();
    String label = view.name(vertex);
    if (view.isLabelled(vertex)) {
      label += "\\n" + view.label(vertex) + "  " + view.round(vertex);
      if (view.nimValue(vertex).isPresent()) {
        label += "  " + Texts.of("graph.value", view.nimValue(vertex).getAsInt());
      }
      attributes.add("shape=" + (view.label(vertex).equals("0") ? "ellipse" : "box"));
    } else {
      attributes.add("style=dashed");
    }
    attributes.add("label=" + quoted(label));
    if (vertex == 0) {
      attributes.add("start=true");
    }
    return String.join(", ", attributes);
  }

  private static String quoted(String name) {
    return "\"" + name.replace("\"", "\\\"") + "\"";
  }
}

package org.mexbox.runs.record;

import java.nio.file.Path;

/** A program of its own for the tests: records points and prints each once it is recorded. */
final class StoreWriter {
  private StoreWriter() {}

  /**
   * Records.
   *
   * @param args the file, the seed, and how many points; it begins a run for every ten
   */
  public static void main(String[] args) {
    long seed = Long.parseLong(args[1]);
    int points = Integer.parseInt(args[2]);
    try (RunStore store = RunStore.open(Path.of(args[0]))) {
      String id = "";
      for (int i = 0; i < points; i++) {
        if (i % 10 == 0) {
          id = Samples.begin(store, seed);
        }
        store.append(id, Samples.full(i % 10, 0.5), i, new byte[2_000 + i]);
        System.out.println(id + " " + i % 10 + " " + (2_000 + i));
        System.out.flush();
      }
    }
  }
}

package org.mexbox.runs.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Option;

/** {@code --store FILE}: where runs are recorded. */
final class StoreOption {
  @Option(names = "--store", paramLabel = "FILE")
  @Nullable Path file;

  Path file() {
    return file == null ? Session.defaultStore() : file;
  }

  RunStore open() {
    return RunStore.open(file());
  }

  RunStore openReadOnly() {
    return RunStore.openReadOnly(file());
  }
}

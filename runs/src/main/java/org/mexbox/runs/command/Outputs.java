package org.mexbox.runs.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.mexbox.environments.InputError;

/** Files that a person asked for: written whole, or not at all. */
final class Outputs {
  private Outputs() {}

  static void write(Path file, byte[] content) {
    Path target = file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null || Files.isDirectory(target)) {
      throw InputError.of("file", "must not be a folder", file);
    }
    try {
      Files.createDirectories(folder);
      // Not a temporary file of the system's: those can be read by nobody else.
      String mine = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part";
      Path part = folder.resolve(mine);
      try {
        Files.write(part, content);
        Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (NoSuchFileException e) {
      throw InputError.of("file", "must lie in a folder that can be made", file);
    } catch (IOException e) {
      String reason = e.getClass().getSimpleName() + " " + e.getMessage();
      throw InputError.of("file", "must be writable with room on its disk (" + reason + ")", file);
    }
  }
}

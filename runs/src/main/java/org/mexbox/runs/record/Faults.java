package org.mexbox.runs.record;

import java.nio.file.Path;
import java.sql.SQLException;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.sqlite.SQLiteErrorCode;

/** What can go wrong with a store, in one line for the person at the keyboard. */
final class Faults {
  private static final int PRIMARY = 0xFF;
  private static final String ELSEWHERE = "--store FILE with another file";

  private Faults() {}

  static RuntimeException of(SQLException fault, Path file) {
    RuntimeException translated = translate(fault, file);
    if (translated.getCause() == null) {
      translated.initCause(fault);
    }
    return translated;
  }

  static boolean isBusy(SQLException fault) {
    SQLiteErrorCode code = primary(fault);
    return code == SQLiteErrorCode.SQLITE_BUSY || code == SQLiteErrorCode.SQLITE_LOCKED;
  }

  static boolean isConstraint(SQLException fault) {
    return primary(fault) == SQLiteErrorCode.SQLITE_CONSTRAINT;
  }

  private static RuntimeException translate(SQLException fault, Path file) {
    return switch (primary(fault)) {
      case SQLITE_BUSY, SQLITE_LOCKED ->
          new LimitError(
              "store "
                  + file
                  + ": another program has kept it locked for too long; close that program and try"
                  + " again");
      case SQLITE_FULL ->
          new LimitError(
              "store "
                  + file
                  + ": the disk is full; all that was recorded is kept, free some space and resume");
      case SQLITE_IOERR ->
          new LimitError(
              "store " + file + ": the disk cannot be read or written; is it full, or taken out?");
      case SQLITE_READONLY, SQLITE_PERM -> readOnly(file);
      case SQLITE_CORRUPT -> damaged(file);
      case SQLITE_NOTADB -> foreign(file);
      case SQLITE_CANTOPEN -> unreadable(file);
      default -> new IllegalStateException("store " + file + ": " + fault.getMessage(), fault);
    };
  }

  static InputError readOnly(Path file) {
    return InputError.of("store", "must be writable", file, ELSEWHERE);
  }

  static InputError damaged(Path file) {
    return InputError.of("store", "must be an undamaged store of runs", file, ELSEWHERE);
  }

  static InputError foreign(Path file) {
    return InputError.of("store", "must be a store of Mexbox runs", file, ELSEWHERE);
  }

  static InputError unreadable(Path file) {
    return InputError.of("store", "must be a file that can be opened here", file, ELSEWHERE);
  }

  private static SQLiteErrorCode primary(SQLException fault) {
    return SQLiteErrorCode.getErrorCode(fault.getErrorCode() & PRIMARY);
  }
}

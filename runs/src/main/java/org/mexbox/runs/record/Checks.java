package org.mexbox.runs.record;

import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;

/** The ranges that the records of this package hold. */
final class Checks {
  private Checks() {}

  static void wholeNumber(String argument, long value, long least, long most) {
    if (value < least || value > most) {
      long nearest = value < least ? least : most;
      throw InputError.of(
          argument, "must be " + least + ".." + most, value, String.valueOf(nearest));
    }
  }

  static void share(String argument, @Nullable Double value) {
    if (value != null && !(value >= 0 && value <= 1)) {
      throw InputError.of(argument, "must be 0..1", value);
    }
  }

  /** 0 or more, and no infinity; null where it was not measured. */
  static void amount(String argument, @Nullable Double value) {
    if (value != null && !(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw InputError.of(argument, "must be 0 or more", value);
    }
  }

  static void text(String argument, String value) {
    if (value.isBlank()) {
      throw InputError.of(argument, "must not be empty", value);
    }
  }
}

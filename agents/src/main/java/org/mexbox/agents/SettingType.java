package org.mexbox.agents;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Nearest;

/**
 * How the value of one component of a spec is read and written: a whole number, a number, a word of
 * an enum, or a type that reads itself with {@code parse(argument, text)} and says what it may be
 * in a constant {@code RANGE}.
 */
final class SettingType {
  private SettingType() {}

  static Object parse(RecordComponent component, String text) {
    Class<?> type = component.getType();
    String name = component.getName();
    if (type == int.class) {
      return (int) number(component, text, "[+-]?[0-9]{1,9}");
    }
    if (type == double.class) {
      return number(component, text, "[+-]?[0-9]{0,9}\\.?[0-9]{1,18}([eE]-?[0-9]{1,2})?");
    }
    return type.isEnum() ? word(name, type, text) : ownParse(name, type, text);
  }

  static String text(Object value) {
    if (value instanceof Double number) {
      return Schedule.plain(number);
    }
    return value instanceof Enum<?> word ? word(word) : value.toString();
  }

  static String range(RecordComponent component) {
    Range range = component.getAnnotation(Range.class);
    if (range != null) {
      return text(range);
    }
    if (component.getType().isEnum()) {
      return String.join("|", words(component.getType()));
    }
    return ownRange(component.getType());
  }

  static String text(Range range) {
    return Schedule.plain(range.min()) + ".." + Schedule.plain(range.max());
  }

  private static double number(RecordComponent component, String text, String pattern) {
    String stripped = text.strip();
    if (!stripped.matches(pattern)) {
      throw InputError.of(component.getName(), "must be " + range(component), text);
    }
    return Double.parseDouble(stripped);
  }

  private static Object word(String name, Class<?> type, String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> word((Enum<?>) constant).equals(wanted))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> words = words(type);
              return InputError.of(
                  name,
                  "must be one of " + String.join(", ", words),
                  text,
                  Nearest.of(text, words).orElse(words.get(0)));
            });
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> word((Enum<?>) constant))
        .toList();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Object ownParse(String name, Class<?> type, String text) {
    try {
      return type.getMethod("parse", String.class, String.class).invoke(null, name, text);
    } catch (InvocationTargetException e) {
      throw unwrapped(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " must have a static parse(argument, text)", e);
    }
  }

  private static String ownRange(Class<?> type) {
    try {
      return (String) type.getField("RANGE").get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " must have a public constant RANGE", e);
    }
  }

  static RuntimeException unwrapped(InvocationTargetException e) {
    return e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
  }
}

package org.mexbox.agents;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Nearest;

/** The components of a spec as settings: one by one for people, all together as text. */
final class Settings {
  private final AgentSpec defaults;
  private final Map<String, RecordComponent> components = new LinkedHashMap<>();

  /** The settings of an agent, whose no-argument constructor knows their defaults. */
  Settings(AgentSpec defaults) {
    this.defaults = defaults;
    collect(defaults.getClass());
  }

  private void collect(Class<?> type) {
    for (RecordComponent component : type.getRecordComponents()) {
      if (isGroup(component)) {
        collect(component.getType());
      } else {
        components.put(component.getName(), component);
      }
    }
  }

  private static boolean isGroup(RecordComponent component) {
    return SettingGroup.class.isAssignableFrom(component.getType());
  }

  List<Setting> list() {
    String bundle = bundle(defaults);
    ResourceBundle texts = ResourceBundle.getBundle(bundle, Locale.ROOT);
    Map<String, Object> values = values(defaults);
    return components.values().stream()
        .map(
            component -> {
              String name = component.getName();
              String own = defaults.name() + "." + name;
              return new Setting(
                  name,
                  SettingType.text(Objects.requireNonNull(values.get(name))),
                  SettingType.range(component),
                  bundle,
                  texts.containsKey(own) ? own : name);
            })
        .toList();
  }

  static String bundle(AgentSpec spec) {
    return spec.getClass().getPackageName() + ".settings";
  }

  String text() {
    String settings =
        values(defaults).entrySet().stream()
            .map(setting -> setting.getKey() + "=" + SettingType.text(setting.getValue()))
            .collect(Collectors.joining(","));
    return settings.isEmpty() ? defaults.name() : defaults.name() + ":" + settings;
  }

  AgentSpec parse(String text) {
    Map<String, Object> given = new LinkedHashMap<>();
    for (String part : text.isBlank() ? new String[0] : text.split(",", -1)) {
      int equals = part.indexOf('=');
      RecordComponent component = named(part.substring(0, Math.max(equals, 0)), part);
      Object value = SettingType.parse(component, part.substring(equals + 1));
      if (given.put(component.getName(), value) != null) {
        throw InputError.of(component.getName(), "must be given once", text);
      }
    }
    AgentSpec base =
        given.values().stream()
            .filter(Preset.class::isInstance)
            .map(preset -> ((Preset) preset).settings())
            .findFirst()
            .orElse(defaults);
    Map<String, Object> values = values(base);
    values.putAll(given);
    return (AgentSpec) record(base.getClass(), values);
  }

  private RecordComponent named(String word, String part) {
    String wanted = word.strip().toLowerCase(Locale.ROOT);
    RecordComponent component = components.get(wanted);
    if (component == null) {
      throw unknown(wanted.isEmpty() ? part : wanted);
    }
    return component;
  }

  private InputError unknown(String word) {
    List<String> names = List.copyOf(components.keySet());
    String argument = "setting of " + defaults.name();
    if (names.isEmpty()) {
      return InputError.of(argument, "there is none", word, defaults.name());
    }
    return InputError.of(
        argument,
        "must be one of " + String.join(", ", names) + ", each with =",
        word,
        Nearest.of(word, names).orElse(names.get(0)) + "=");
  }

  private static Object record(Class<?> type, Map<String, Object> values) {
    RecordComponent[] parts = type.getRecordComponents();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] arguments =
        Arrays.stream(parts)
            .map(c -> isGroup(c) ? record(c.getType(), values) : values.get(c.getName()))
            .toArray();
    try {
      return type.getConstructor(types).newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw SettingType.unwrapped(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " must be a public record", e);
    }
  }

  /** What a spec says, by name, in the order of the text. */
  private static Map<String, Object> values(AgentSpec spec) {
    Map<String, Object> values = new LinkedHashMap<>();
    read(spec, values);
    return values;
  }

  private static void read(Object part, Map<String, Object> into) {
    for (RecordComponent component : part.getClass().getRecordComponents()) {
      Object value = value(part, component);
      if (isGroup(component)) {
        read(value, into);
      } else {
        into.put(component.getName(), value);
      }
    }
  }

  private static Object value(Object part, RecordComponent component) {
    try {
      return component.getAccessor().invoke(part);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(component.getName() + " must be readable", e);
    }
  }
}

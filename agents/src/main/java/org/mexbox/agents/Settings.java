package org.mexbox.agents;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Nearest;

/** The components of a spec as settings: one by one for people, all together as text. */
final class Settings {
  private final AgentSpec defaults;
  private final RecordComponent[] components;

  /** The settings of an agent, whose no-argument constructor knows their defaults. */
  Settings(AgentSpec defaults) {
    this.defaults = defaults;
    this.components = defaults.getClass().getRecordComponents();
  }

  List<Setting> list() {
    String bundle = bundle(defaults);
    ResourceBundle texts = ResourceBundle.getBundle(bundle, Locale.ROOT);
    return Arrays.stream(components)
        .map(
            component -> {
              String own = defaults.name() + "." + component.getName();
              return new Setting(
                  component.getName(),
                  SettingType.text(value(defaults, component)),
                  SettingType.range(component),
                  bundle,
                  texts.containsKey(own) ? own : component.getName());
            })
        .toList();
  }

  static String bundle(AgentSpec spec) {
    return spec.getClass().getPackageName() + ".settings";
  }

  String text() {
    String settings =
        Arrays.stream(components)
            .map(c -> c.getName() + "=" + SettingType.text(value(defaults, c)))
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
    return with(base, given);
  }

  private RecordComponent named(String word, String part) {
    String wanted = word.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(components)
        .filter(component -> component.getName().equals(wanted))
        .findFirst()
        .orElseThrow(() -> unknown(wanted.isEmpty() ? part : wanted));
  }

  private InputError unknown(String word) {
    List<String> names = Arrays.stream(components).map(RecordComponent::getName).toList();
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

  private AgentSpec with(AgentSpec base, Map<String, Object> given) {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values =
        Arrays.stream(components)
            .map(c -> given.containsKey(c.getName()) ? given.get(c.getName()) : value(base, c))
            .toArray();
    try {
      return base.getClass().getConstructor(types).newInstance(values);
    } catch (InvocationTargetException e) {
      throw SettingType.unwrapped(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(base.getClass() + " must be a public record", e);
    }
  }

  private static Object value(AgentSpec spec, RecordComponent component) {
    try {
      return component.getAccessor().invoke(spec);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(component.getName() + " must be readable", e);
    }
  }
}

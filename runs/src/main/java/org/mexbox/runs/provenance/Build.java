package org.mexbox.runs.provenance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * Which Mexbox this is.
 *
 * @param version its version
 * @param commit the commit it was built from, with {@code +} if sources had changed since; {@code
 *     unknown} where it was not built in a checkout
 */
public record Build(String version, String commit) {
  private static final String CHANGED = "+";
  private static final String UNKNOWN = "unknown";

  /** The build that is running. */
  public static Build current() {
    Properties properties = new Properties();
    try (InputStream in = Build.class.getResourceAsStream("build.properties")) {
      if (in != null) {
        properties.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String commit = value(properties, "commit");
    boolean dirty = Boolean.parseBoolean(value(properties, "dirty"));
    return new Build(value(properties, "version"), dirty ? commit + CHANGED : commit);
  }

  // A placeholder that the build did not fill in means: not known.
  private static String value(Properties properties, String key) {
    String value = properties.getProperty(key, "");
    return value.isEmpty() || value.startsWith("$") ? UNKNOWN : value;
  }

  /** True if builds with this version and commit have the same sources. */
  public boolean isExact() {
    return !commit.endsWith(CHANGED) && !commit.equals(UNKNOWN);
  }

  /** The JVM: name and version. */
  public static String jvm() {
    return System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
  }

  /** The machine: system, processor architecture, cores. */
  public static String machine() {
    return System.getProperty("os.name")
        + " "
        + System.getProperty("os.arch")
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores";
  }
}

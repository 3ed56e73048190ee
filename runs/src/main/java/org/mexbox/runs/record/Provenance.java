package org.mexbox.runs.record;

/**
 * What made a run: enough to make it again.
 *
 * @param version the version of Mexbox
 * @param commit the commit it was built from, or {@code unknown}
 * @param jvm vendor and version of the JVM
 * @param machine operating system, processor and number of cores
 */
public record Provenance(String version, String commit, String jvm, String machine) {}

package org.mexbox.agents;

/**
 * A record of settings that several specs share. It is a component of each of them, and in the text
 * of an agent its own components stand as if they were the spec's: {@code q:rate=0.5}. No name may
 * occur twice in a spec.
 */
public interface SettingGroup {}

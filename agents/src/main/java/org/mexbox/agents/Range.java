package org.mexbox.agents;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Which numbers a setting may be; stands on the component of a spec. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
  /** The smallest allowed. */
  double min();

  /** The largest allowed. */
  double max();
}

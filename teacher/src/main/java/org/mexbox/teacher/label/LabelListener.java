package org.mexbox.teacher.label;

/** Who is told of every position that can be reached, as soon as it is labelled: options first. */
@FunctionalInterface
public interface LabelListener {

  /**
   * A position has its label.
   *
   * @param code its code; codes rise from call to call
   * @param options the codes of its options, valid up to {@code count} and during the call
   * @param count how many options it has, 0 for a terminal position
   */
  void labelled(int code, long[] options, int count);
}

package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.mexbox.environments.play.Draws;

/**
 * The newest lesson about each of the positions met; when there is no more room, a new position
 * replaces the oldest.
 */
final class Memory {
  private final int capacity;
  private final List<Lesson> lessons = new ArrayList<>();
  private final Map<View, Integer> places = new HashMap<>();
  private long added;

  Memory(int capacity) {
    this.capacity = capacity;
  }

  void add(Lesson lesson) {
    Integer known = places.get(lesson.view());
    if (known != null) {
      lessons.set(known, lesson);
      return;
    }
    int place = (int) (added % capacity);
    if (place == lessons.size()) {
      lessons.add(lesson);
    } else {
      places.remove(lessons.set(place, lesson).view());
    }
    places.put(lesson.view(), place);
    added++;
  }

  int size() {
    return lessons.size();
  }

  /** How many different positions were ever added, those forgotten and met again counted again. */
  long added() {
    return added;
  }

  /** One of them, each with equal chance. */
  Lesson draw(RandomGenerator random) {
    return lessons.get(Draws.below(lessons.size(), random));
  }

  void save(DataOutput out) throws IOException {
    out.writeLong(added);
    out.writeInt(lessons.size());
    for (Lesson lesson : lessons) {
      out.writeUTF(lesson.view().position.toString());
      out.writeFloat(lesson.value());
      out.writeBoolean(lesson.policy().length > 0);
      for (float share : lesson.policy()) {
        out.writeFloat(share);
      }
    }
  }

  void load(DataInput in, Views views) throws IOException {
    added = in.readLong();
    int size = in.readInt();
    if (size < 0 || size > capacity || added < size) {
      throw new IOException("lessons: " + size + " of " + added);
    }
    for (int i = 0; i < size; i++) {
      Lesson lesson = readLesson(in, views);
      lessons.add(lesson);
      if (places.put(lesson.view(), i) != null) {
        throw new IOException("lessons: two of " + lesson.view().position);
      }
    }
  }

  private static Lesson readLesson(DataInput in, Views views) throws IOException {
    View view = views.load(in.readUTF());
    float value = checked(in.readFloat(), -1);
    float[] policy = new float[in.readBoolean() ? view.fan(views).options().length : 0];
    for (int i = 0; i < policy.length; i++) {
      policy[i] = checked(in.readFloat(), 0);
    }
    return new Lesson(view, policy, value);
  }

  private static float checked(float number, float least) throws IOException {
    if (!(number >= least && number <= 1)) {
      throw new IOException("lesson: holds " + number);
    }
    return number;
  }
}

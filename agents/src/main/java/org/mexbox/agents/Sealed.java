package org.mexbox.agents;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.mexbox.environments.InputError;

/**
 * The format of a saved agent: magic, format version, length of what follows up to the checksum,
 * agent, game, episodes, payload; then SHA-256 of all before it. Numbers are big-endian, texts as
 * {@link DataOutputStream#writeUTF}. Magic, version, length and checksum stay in their places in
 * all versions to come.
 */
final class Sealed {
  private static final int MAGIC = 0x4D584241; // MXBA
  private static final int VERSION = 1;
  private static final int HEAD = 16;
  private static final int CHECKSUM = 32;

  private Sealed() {}

  /** What is sealed. */
  @SuppressWarnings("ArrayRecordComponent") // passed on at once, never compared
  record Content(String agent, String game, long episodes, byte[] payload) {}

  static byte[] seal(Content content) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(body)) {
      out.writeUTF(content.agent());
      out.writeUTF(content.game());
      out.writeLong(content.episodes());
      out.write(content.payload());
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    ByteBuffer sealed = ByteBuffer.allocate(HEAD + body.size() + CHECKSUM);
    sealed.putInt(MAGIC).putInt(VERSION).putLong(body.size()).put(body.toByteArray());
    sealed.put(checksum(sealed.array()));
    return sealed.array();
  }

  static Content open(byte[] bytes, String source) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    if (bytes.length < Integer.BYTES || buffer.getInt() != MAGIC) {
      throw InputError.of(source, "must be a saved agent", "other data");
    }
    long length = bytes.length < HEAD ? Long.MAX_VALUE : buffer.getLong(2 * Integer.BYTES);
    if (length < 0 || length > bytes.length - HEAD - CHECKSUM) {
      throw InputError.of(source, "must be whole", "cut off after " + bytes.length + " bytes");
    }
    byte[] checksum = Arrays.copyOfRange(bytes, bytes.length - CHECKSUM, bytes.length);
    if (length < bytes.length - HEAD - CHECKSUM || !Arrays.equals(checksum, checksum(bytes))) {
      throw InputError.of(source, "must agree with its checksum", "damaged");
    }
    int version = buffer.getInt();
    if (version != VERSION) {
      throw InputError.of(source, "must have a format up to " + VERSION, version);
    }
    return content(bytes, source);
  }

  private static Content content(byte[] bytes, String source) {
    try (DataInputStream in =
        new DataInputStream(
            new ByteArrayInputStream(bytes, HEAD, bytes.length - HEAD - CHECKSUM))) {
      return new Content(in.readUTF(), in.readUTF(), in.readLong(), in.readAllBytes());
    } catch (IOException e) {
      throw InputError.of(source, "must be a saved agent", "other data");
    }
  }

  // Of all but the last bytes, where the checksum itself stands.
  private static byte[] checksum(byte[] sealed) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      sha.update(sealed, 0, sealed.length - CHECKSUM);
      return sha.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  static void writeAtomically(byte[] bytes, Path file) throws IOException {
    Path target = file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null || target.getFileName() == null) {
      throw new IOException(file + " is no file");
    }
    // Not createTempFile: the file would stay closed to all but its owner.
    Path temporary =
        folder.resolve(target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    try {
      try (FileChannel channel =
          FileChannel.open(
              temporary,
              StandardOpenOption.WRITE,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
        channel.force(true);
      }
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }
}

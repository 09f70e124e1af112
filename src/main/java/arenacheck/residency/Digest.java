package arenacheck.residency;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256, in lower-case hex. */
final class Digest {
  private Digest() {}

  static String sha256(byte[] bytes) {
    return hex(newSha256().digest(bytes));
  }

  static MessageDigest newSha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  static String hex(byte[] digest) {
    StringBuilder text = new StringBuilder(2 * digest.length);
    for (byte one : digest) {
      text.append(Character.forDigit(one >> 4 & 0xf, 16)).append(Character.forDigit(one & 0xf, 16));
    }
    return text.toString();
  }
}

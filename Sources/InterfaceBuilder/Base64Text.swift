/// Text that Interface Builder writes in Base64.
public enum Base64Text {
  /// The text; nil if it is not Base64, or not UTF-8.
  public static func decoded(_ text: String) -> String? {
    var (bits, count): (UInt32, Int) = (0, 0)
    var bytes: [UInt8] = []
    for character in text.utf8 where character > 0x20 && character != UInt8(ascii: "=") {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

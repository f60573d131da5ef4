/// The keys that are held down with another, which Interface Builder writes as a number.
enum ModifierKeys {
  /// The words of scenes for the bits of a number; nil if it has others.
  static func words(_ text: String) -> String? {
    guard var rest = Int(text), rest > 0 else { return nil }
    var words: [String] = []
    for (bit, word) in bits where rest & bit != 0 {
      words.append(word)
      rest &= ~bit
    }
    return rest == 0 ? words.joined(separator: " ") : nil
  }

  private static let bits = [
    (1 << 16, "alphaShift"), (1 << 17, "shift"), (1 << 18, "control"), (1 << 19, "alternate"), (1 << 20, "command"),
    (1 << 21, "numericPad"),
  ]
}

/// A member as it is declared, with what may stand in any order before it set apart.
struct Declaration: Hashable {
  private(set) var modifiers: Set<String> = []
  let text: String

  init(_ line: String) {
    var words = line.split(separator: " ")
    while let word = words.first.map(String.init), Self.modifiers.contains(word) || word.hasPrefix("@") {
      if Self.modifiers.contains(word) { modifiers.insert(word) }
      words.removeFirst()
    }
    text = words.joined(separator: " ")
  }

  /// Whether this is the other declaration; it may be isolated, weak or an override where the other does not say so.
  func offers(_ other: Declaration) -> Bool {
    text == other.text && other.modifiers.isSubset(of: modifiers)
      && modifiers.subtracting(other.modifiers).isSubset(of: ["@MainActor", "weak", "override"])
  }

  private static let modifiers: Set = [
    "@MainActor", "@discardableResult", "open", "public", "convenience", "required", "override", "weak", "final",
  ]
}

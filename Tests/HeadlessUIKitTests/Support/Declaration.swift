/// A member declaration, without modifiers whose order does not matter.
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

  /// Whether this is the other declaration. It can have isolation, `weak` or `override` in addition.
  func offers(_ other: Declaration) -> Bool {
    text == other.text && other.modifiers.isSubset(of: modifiers)
      && modifiers.subtracting(other.modifiers).isSubset(of: ["@MainActor", "weak", "override"])
  }

  private static let modifiers: Set = [
    "@MainActor", "@discardableResult", "open", "public", "convenience", "required", "override", "weak", "final",
  ]
}

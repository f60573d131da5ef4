extension [String] {
  /// The words as a list in a sentence: "a, b or c".
  func listed(joinedBy conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Choice {
  /// The words of the choice.
  var names: [String] { cases.map(\.name) }
  /// The words of the choice, each in quotation marks.
  var quotedNames: [String] { cases.map { "'\($0.name)'" } }
}

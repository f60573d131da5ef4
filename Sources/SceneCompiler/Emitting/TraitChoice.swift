/// A value that some traits choose, in Swift.
struct TraitChoice {
  let condition: String
  let value: String

  /// How long a line may get, wherever it is placed.
  private static let width = 100

  /// The first choice whose condition holds, or else another value, as one expression on one line.
  static func line(_ choices: [TraitChoice], _ fallback: String) -> String {
    (choices.map { "\($0.condition) ? \($0.value)" } + [fallback]).joined(separator: " : ")
  }

  /// The same on several lines, without an indentation.
  static func lines(_ choices: [TraitChoice], _ fallback: String) -> String {
    let parts = choices.map { choice in
      let line = "\(choice.condition) ? \(choice.value)"
      return line.utf8.count <= width ? line : "\(choice.condition)\n? \(choice.value)"
    }
    return (parts + [fallback]).joined(separator: "\n: ")
  }

  /// The expression on one line if that is short enough.
  static func text(_ choices: [TraitChoice], _ fallback: String) -> String {
    let line = line(choices, fallback)
    return line.utf8.count <= width ? line : lines(choices, fallback)
  }
}

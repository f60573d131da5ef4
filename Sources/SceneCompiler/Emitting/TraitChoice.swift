/// A value that some traits choose, in Swift.
struct TraitChoice {
  let condition: SwiftCondition
  let value: String

  /// The maximum length of a line, wherever it is placed.
  private static let width = 100

  /// The first choice whose condition holds, or else another value, as one expression on one line.
  static func line(_ choices: [TraitChoice], _ fallback: String) -> String {
    (choices.map { "\($0.condition.text) ? \($0.value)" } + [fallback]).joined(separator: " : ")
  }

  /// The same on several lines.
  ///
  /// - Parameter indentation: that of the lines behind the first one.
  static func lines(_ choices: [TraitChoice], _ fallback: String, indentation: String) -> String {
    var indentation = indentation
    var text = choices.first?.condition.lines(indentation) ?? ""
    for (index, choice) in choices.enumerated() {
      text += "\n\(indentation)? \(choice.value)\n\(indentation): "
      let next = choices.dropFirst(index + 1).first?.condition
      text += next?.lines(indentation + "  ") ?? fallback
      indentation += "  "
    }
    return text
  }

  /// The expression on one line if that is short enough.
  static func text(_ choices: [TraitChoice], _ fallback: String) -> String {
    let line = line(choices, fallback)
    return line.utf8.count <= width ? line : lines(choices, fallback, indentation: "  ")
  }
}

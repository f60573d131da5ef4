/// Constraints that are activated together.
struct Activation {
  private var lines = SwiftText()
  private var count = 0
  /// The constraint, if there is one alone.
  private var only: String?

  /// The maximum number of constraints that a call activates.
  private static let limit = 32

  var isFull: Bool { count == Self.limit }

  /// Adds a constraint, which may take several lines.
  mutating func add(_ constraint: SwiftExpression) {
    lines.indented { $0.statement("", constraint, ",") }
    only = count == 0 ? constraint.text : nil
    count += 1
  }

  /// Writes the call.
  func emit(into text: inout SwiftText) {
    emit("NSLayoutConstraint.activate([", "])", into: &text)
  }

  /// Writes a constant that holds the constraints.
  func declare(_ name: String, into text: inout SwiftText) {
    emit("let \(name) = [", "]", into: &text)
  }

  private func emit(_ opening: String, _ closing: String, into text: inout SwiftText) {
    if let only, text.fits(opening + only + closing) { return text.line("\(opening)\(only)\(closing)") }
    text.line("\(opening)")
    text.append(list)
    text.line("\(closing)")
  }

  private var list: SwiftText {
    var lines = lines
    // Swift's formatter has no comma behind what is alone in a list.
    if count == 1 { lines.removeLastComma() }
    return lines
  }
}

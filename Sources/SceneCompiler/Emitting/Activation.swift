/// Constraints that are activated together.
struct Activation {
  private var lines = SwiftText()
  private var count = 0

  /// How many constraints a call activates at most.
  private static let limit = 32

  var isFull: Bool { count == Self.limit }

  /// Adds a constraint, which may take several lines.
  mutating func add(_ constraint: String) {
    lines.lines(constraint, ",")
    count += 1
  }

  /// Writes the call.
  func emit(into text: inout SwiftText) {
    text.block("NSLayoutConstraint.activate([", "])") { $0.append(list) }
  }

  /// Writes a constant that holds the constraints.
  func declare(_ name: String, into text: inout SwiftText) {
    text.block("let \(name) = [", "]") { $0.append(list) }
  }

  private var list: SwiftText {
    var lines = lines
    // Swift's formatter has no comma behind what is alone in a list.
    if count == 1 { lines.removeLastComma() }
    return lines
  }
}

/// A closure of one statement.
struct SwiftClosure {
  /// The brace, the captures and the parameters: `{ [weak self] _ in`.
  let opening: String
  let statement: SwiftExpression

  /// - Parameter head: the captures and the parameters; empty without them.
  init(_ head: String, _ statement: SwiftExpression) {
    opening = head.isEmpty ? "{" : "{ " + head
    self.statement = statement
  }

  /// The closure on one line.
  var line: String { "\(opening) \(statement.text) }" }

  /// The closure with its statement on a line of its own.
  var lines: String { "\(opening)\n  \(statement.text)\n}" }
}

/// A Swift expression. If it ends with a call and a line is too short for it, the arguments get lines of their own.
struct SwiftExpression {
  /// What is in front of the arguments; the whole expression if it does not end with a call.
  let head: String
  /// The arguments with their labels; nil if the expression does not end with a call.
  let arguments: [String]?
  /// Whether it is a member of the type that is expected: `.systemBackground`.
  private(set) var isMember = false

  /// Swift as it stands, which may have several lines.
  static func raw(_ text: String) -> SwiftExpression { SwiftExpression(head: text, arguments: nil) }

  /// A call of a function, whose name has one line.
  static func call(_ function: String, _ arguments: [String]) -> SwiftExpression {
    SwiftExpression(head: function, arguments: arguments)
  }

  /// A member of the type that is expected, or a call of one.
  ///
  /// - Parameter name: the name with the period in front of it.
  static func member(_ name: String, _ arguments: [String]? = nil) -> SwiftExpression {
    SwiftExpression(head: name, arguments: arguments, isMember: true)
  }

  /// The expression where nothing else tells Swift the type of a member: `UIColor.systemBackground`.
  func of(_ type: String) -> SwiftExpression {
    isMember ? SwiftExpression(head: type + head, arguments: arguments) : self
  }

  /// The expression without a line break between its arguments.
  var text: String { arguments.map { "\(head)(\($0.joined(separator: ", ")))" } ?? head }
}

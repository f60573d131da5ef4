import SceneCatalog

extension SwiftPattern {
  /// The expression of the pattern.
  ///
  /// - Parameter value: the Swift for a place, by its name.
  func expression(_ value: (String) -> String) -> SwiftExpression {
    SwiftExpression(head: Self.text(function, value), arguments: arguments?.map { $0.expression(value).text })
  }

  /// The lines that open the calls around the attribute's value, and what closes them behind it.
  ///
  /// - Parameter value: the Swift for another place, by its name.
  func calls(_ value: (String) -> String) -> (openings: [String], end: String) {
    guard let arguments, let first = arguments.first else { return ([], "") }
    let inner = first.calls(value)
    let others = arguments.dropFirst().map { ", " + $0.expression(value).text }
    return ([Self.text(function, value) + "("] + inner.openings, inner.end + others.joined() + ")")
  }

  private static func text(_ parts: [CreationPart], _ value: (String) -> String) -> String {
    if parts.count == 1, case .text(let text) = parts[0] { return text }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .attribute(let name): value(name)
      }
    }.joined()
  }
}

import SceneCatalog

extension SwiftPattern {
  /// The expression of the pattern.
  ///
  /// - Parameter value: the Swift for a place, by its name.
  func expression(_ value: (String) -> String) -> SwiftExpression {
    SwiftExpression(head: Self.text(function, value), arguments: arguments?.map { $0.expression(value).text })
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

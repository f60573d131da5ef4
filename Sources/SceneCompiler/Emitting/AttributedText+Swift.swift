import SceneCatalog

/// The Swift expressions of attributed text.
extension AttributedText {
  /// The expression of the text, which may have several lines.
  ///
  /// - Parameter bundle: where colours are.
  func swift(in bundle: ResourceBundle) -> SwiftExpression {
    let parts = runs.map { $0.swift(in: bundle) }
    guard parts.count != 1 else { return parts[0] }
    guard !parts.isEmpty else { return .call("NSAttributedString", ["string: \"\""]) }
    let list = parts.map { $0.text.indented + ",\n" }.joined()
    return .raw("[\n\(list)].reduce(into: NSMutableAttributedString(string: \"\")) { $0.append($1) }")
  }
}

extension AttributedText.Run {
  /// How the path of a property of the paragraph style starts.
  private static let paragraphStyle = "paragraphStyle."
  /// The maximum length of the expression on one line.
  private static let width = 90

  fileprivate func swift(in bundle: ResourceBundle) -> SwiftExpression {
    let string = "string: " + text.swift(in: bundle)
    let attributes = attributes(in: bundle)
    guard !attributes.isEmpty else {
      return string.hasLineBreak
        ? .raw("NSAttributedString(\n" + string.indented + ")") : .call("NSAttributedString", [string])
    }
    let line = SwiftExpression.call(
      "NSAttributedString", [string, "attributes: [\(attributes.joined(separator: ", "))]"])
    if line.text.utf8.count <= Self.width, !line.text.hasLineBreak { return line }
    // Swift's formatter has no comma behind what is alone in a list.
    let list = attributes.map(\.indented).joined(separator: ",\n") + (attributes.count > 1 ? ",\n" : "\n")
    return .raw("NSAttributedString(\n\(string.indented),\n" + "attributes: [\n\(list)])".indented)
  }

  /// The attributes of the string; the properties of its paragraphs are one.
  private func attributes(in bundle: ResourceBundle) -> [String] {
    var attributes: [String] = []
    var paragraph: [String] = []
    for property in properties {
      if property.path.hasPrefix(Self.paragraphStyle) {
        let name = property.path.dropFirst(Self.paragraphStyle.count)
        paragraph.append("  style.\(name) = \(property.value.swift(in: bundle).text)\n")
      } else {
        attributes.append(".\(property.path): \(property.value.swiftOfAny(in: bundle).text)")
      }
    }
    guard !paragraph.isEmpty else { return attributes }
    let style =
      "{ (style: NSMutableParagraphStyle) in\n\(paragraph.joined())  return style\n}(NSMutableParagraphStyle())"
    return attributes + [".paragraphStyle: " + style]
  }
}

extension String {
  /// The lines, each one step further in.
  fileprivate var indented: String {
    split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}

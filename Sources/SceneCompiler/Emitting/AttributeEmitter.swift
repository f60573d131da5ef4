import SceneCatalog

/// Writes what an attribute does to an object.
enum AttributeEmitter {
  /// - Parameter bundle: where images and colours are.
  static func emit(
    _ attribute: Attribute, of variable: String, in bundle: ResourceBundle, into text: inout SwiftText
  ) {
    switch attribute.kind.effect {
    case .structural, .creation: break
    case .property(let path):
      text.available(from: attribute.newerSystem) { text in
        text.lines("\(variable).\(path) = \(attribute.value.swift(in: bundle))")
      }
    case .call(let pattern):
      text.available(from: attribute.newerSystem) { text in
        emitCall("\(variable).\(pattern)", attribute.value.swift(in: bundle), into: &text)
      }
    }
  }

  /// Writes a call, `%` standing for the value. A value of several lines gets lines of its own.
  private static func emitCall(_ pattern: String, _ value: String, into text: inout SwiftText) {
    let parts = pattern.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    guard value.utf8.contains(0x0A) else { return text.line("\(String(parts[0]))\(value)\(rest)") }
    text.line("\(String(parts[0]))")
    text.indented { $0.lines(value, rest) }
  }
}

import SceneCatalog

/// Writes what an attribute does to an object.
enum AttributeEmitter {
  /// - Parameters:
  ///   - bundle: where images and colours are.
  ///   - filling: fills the places of patterns that name other attributes.
  static func emit(
    _ attribute: Attribute, of variable: String, in bundle: ResourceBundle, _ filling: PatternFilling? = nil,
    into text: inout SwiftText
  ) {
    switch attribute.kind.effect {
    case .structural, .creation: break
    case .property(let path): text.line("\(variable).\(path) = \(attribute.value.swift(in: bundle))")
    case .expression(let property, let pattern):
      text.line("\(variable).\(property) = \(fill(pattern, attribute.value.swift(in: bundle), filling))")
    case .call(let pattern):
      text.line("\(variable).\(fill(pattern, attribute.value.swift(in: bundle), filling))")
    case .callIfTrue(let call):
      if Bool(attribute.value) == true { text.line("\(variable).\(call)") }
    }
  }

  private static func fill(_ pattern: String, _ value: String, _ filling: PatternFilling?) -> String {
    if let filling, pattern.utf8.contains(UInt8(ascii: "{")) { return filling.swift(pattern, value: value) }
    let parts = pattern.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    return parts[0] + value + (parts.count > 1 ? parts[1] : "")
  }
}

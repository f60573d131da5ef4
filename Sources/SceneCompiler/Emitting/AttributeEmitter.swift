import SceneCatalog

/// Writes what an attribute does to an object.
enum AttributeEmitter {
  /// - Parameter bundle: where images and colours are.
  static func emit(
    _ attribute: Attribute, of variable: String, in bundle: ResourceBundle, into text: inout SwiftText
  ) {
    switch attribute.kind.effect {
    case .structural, .creation: break
    case .property(let path): text.lines("\(variable).\(path) = \(attribute.value.swift(in: bundle))", "")
    case .call(let pattern):
      let value = attribute.value.swift(in: bundle)
      let parts = pattern.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      text.lines("\(variable).\(parts[0])\(value)\(parts.count > 1 ? String(parts[1]) : "")", "")
    }
  }
}

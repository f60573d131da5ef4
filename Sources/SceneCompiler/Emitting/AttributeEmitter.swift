import SceneCatalog

/// Writes what an attribute does to an object.
enum AttributeEmitter {
  /// - Parameters:
  ///   - bundle: Where images and colours are.
  ///   - location: The directive for the place of the attribute, where what Swift says of it should stand there.
  static func emit(
    _ attribute: Attribute, of variable: String, in bundle: ResourceBundle, at location: String? = nil,
    into text: inout SwiftText
  ) {
    switch attribute.kind.effect {
    case .structural, .creation: break
    case .property(let path):
      let value = attribute.value.swift(in: bundle)
      text.located(at: location) { text in
        switch attribute.value {
        case .attributedText, .font: text.lines("\(variable).\(path) = \(value)", "")
        default: text.line("\(variable).\(path) = \(value)")
        }
      }
    case .call(let pattern):
      let value = attribute.value.swift(in: bundle)
      let parts = pattern.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      text.lines("\(variable).\(parts[0])\(value)", parts.count > 1 ? String(parts[1]) : "")
    }
  }
}

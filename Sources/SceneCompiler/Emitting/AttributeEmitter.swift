import SceneCatalog

extension Attribute {
  /// Whether it changes an object that has been made.
  var isSet: Bool { kind.isConditional }
}

/// Writes what an attribute does to an object.
enum AttributeEmitter {
  /// - Parameters:
  ///   - bundle: where images and colours are.
  ///   - location: the directive for the place of the attribute, where what Swift says of it should stand there.
  ///   - filling: fills the places of patterns that name other attributes.
  static func emit(
    _ attribute: Attribute, of variable: String, in bundle: ResourceBundle, at location: String? = nil,
    _ filling: PatternFilling? = nil, into text: inout SwiftText
  ) {
    switch attribute.kind.effect {
    case .structural, .creation, .shadow: break
    case .entry(let key, let type):
      text.line("\(variable)[.\(key)] = \(attribute.value.swift(in: bundle, of: type))")
    case .property(let path):
      if attribute.kind.isOfUnconfiguredButton { text.use(.unconfiguredButtons) }
      text.located(at: location) { text in
        text.available(from: attribute.newerSystem) { text in
          // Nobody knows whether a property of the app is optional: it is set where there is something to set it to.
          guard attribute.isSetting, let value = attribute.value.swiftOfOptional(in: bundle) else {
            return text.assign(attribute.value.swift(in: bundle), to: "\(variable).\(path)")
          }
          text.lines("if let value = \(value) {")
          text.indented { $0.line("\(variable).\(path) = value") }
          text.line("}")
        }
      }
    case .expression(let property, let pattern):
      text.available(from: attribute.newerSystem) { text in
        text.lines("\(variable).\(property) = \(fill(pattern, attribute.value.swift(in: bundle), filling))")
      }
    case .call(let pattern):
      text.available(from: attribute.newerSystem) { text in
        if let filling, pattern.utf8.contains(UInt8(ascii: "{")) {
          return text.lines("\(variable).\(filling.swift(pattern, value: attribute.value.swift(in: bundle)))")
        }
        emitCall("\(variable).\(pattern)", attribute.value.swift(in: bundle), into: &text)
      }
    case .callIfTrue(let call):
      if Bool(attribute.value) == true {
        text.available(from: attribute.newerSystem) { $0.line("\(variable).\(call)") }
      }
    }
  }

  /// Writes a call, `%` standing for the value. A value of several lines gets lines of its own.
  private static func emitCall(_ pattern: String, _ value: String, into text: inout SwiftText) {
    let parts = pattern.split(atASCII: "%", maxSplits: 1)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    guard value.hasLineBreak else { return text.statement(parts[0] + value + rest) }
    text.line("\(String(parts[0]))")
    text.indented { $0.lines(value, rest) }
  }

  private static func fill(_ pattern: String, _ value: String, _ filling: PatternFilling?) -> String {
    if let filling, pattern.utf8.contains(UInt8(ascii: "{")) { return filling.swift(pattern, value: value) }
    let parts = pattern.split(atASCII: "%", maxSplits: 1)
    return parts[0] + value + (parts.count > 1 ? parts[1] : "")
  }
}

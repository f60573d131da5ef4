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
      text.assign(attribute.value.swift(in: bundle).of(type), to: "\(variable)[.\(key)]")
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
    case .expression(let property, _):
      text.available(from: attribute.newerSystem) {
        $0.assign(fill(attribute, filling, bundle), to: "\(variable).\(property)")
      }
    case .call:
      text.available(from: attribute.newerSystem) { $0.statement(variable + ".", fill(attribute, filling, bundle)) }
    case .callIfTrue(let call):
      if Bool(attribute.value) == true {
        text.available(from: attribute.newerSystem) { $0.line("\(variable).\(call)") }
      }
    }
  }

  /// The pattern of an attribute with the value in its place.
  private static func fill(
    _ attribute: Attribute, _ filling: PatternFilling?, _ bundle: ResourceBundle
  ) -> SwiftExpression {
    (filling ?? PatternFilling(bundle: bundle))
      .swift(attribute.kind.pattern, value: attribute.value.swift(in: bundle).text)
  }
}

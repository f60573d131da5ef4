import SceneCatalog

/// How an object is made.
enum Creation {
  /// The expression that makes an object of the scene: `UIButton(type: .system)`.
  ///
  /// - Parameters:
  ///   - bundle: where images and colours are.
  ///   - children: the variables of the objects that it is made with, by the names of their elements.
  static func swift(_ object: SceneObject, in bundle: ResourceBundle, madeWith children: [String: String]) -> String {
    object.typeName + arguments(object.kind, object.attributes, in: bundle, madeWith: children)
  }

  /// What is written after the type.
  static func arguments(
    _ kind: ElementKind, _ attributes: [Attribute], in bundle: ResourceBundle, madeWith children: [String: String] = [:]
  ) -> String {
    if case .text(let text) = kind.creation[0], kind.creation.count == 1 { return text }
    return PatternFilling(kind: kind, attributes: attributes, bundle: bundle, names: children).swift(kind.creation)
  }
}

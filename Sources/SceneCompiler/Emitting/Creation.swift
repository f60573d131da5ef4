import SceneCatalog

/// The expression that creates an object.
enum Creation {
  /// The expression that makes an object of the scene: `UIButton(type: .system)`.
  ///
  /// - Parameters:
  ///   - bundle: where images and colours are.
  ///   - children: the variables of the objects that it is made with, by the names of their elements.
  static func swift(
    _ object: SceneObject, in bundle: ResourceBundle, madeWith children: [String: String] = [:]
  ) -> String {
    object.typeName + arguments(object.kind, object.attributes, in: bundle, madeWith: children)
  }

  /// The text after the type.
  static func arguments(
    _ kind: ElementKind, _ attributes: [Attribute], in bundle: ResourceBundle, madeWith children: [String: String] = [:]
  ) -> String {
    let parts = parts(kind, attributes, Set(children.keys))
    if case .text(let text) = parts[0], parts.count == 1 { return text }
    return PatternFilling(kind: kind, attributes: attributes, bundle: bundle, names: children).swift(parts)
  }

  /// Whether an object has to be made, where its parent holds a plain one from the start.
  static func isSpecial(_ object: SceneObject) -> Bool {
    object.has(.customClass) || parts(object.kind, object.attributes) != object.kind.creation
  }

  /// The pieces of what is written after the type, by the attributes and the children that are given.
  private static func parts(
    _ kind: ElementKind, _ attributes: [Attribute], _ children: Set<String> = []
  ) -> [CreationPart] {
    guard let other = kind.creationWith else { return kind.creation }
    let isNeeded = other.contains { part in
      guard case .attribute(let name) = part, !kind.creation.contains(part) else { return false }
      return attributes.named(name) != nil || children.contains(name)
    }
    return isNeeded ? other : kind.creation
  }
}

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
  ) -> SwiftExpression {
    swift(object.typeName, object.kind, object.attributes, in: bundle, madeWith: children)
  }

  /// The expression that makes an object of a type.
  static func swift(
    _ type: String, _ kind: ElementKind, _ attributes: [Attribute], in bundle: ResourceBundle,
    madeWith children: [String: String] = [:]
  ) -> SwiftExpression {
    let filling = PatternFilling(kind: kind, attributes: attributes, bundle: bundle, names: children)
    let call = filling.swift(pattern(kind, attributes, Set(children.keys)))
    return SwiftExpression(head: type + call.head, arguments: call.arguments)
  }

  /// Whether an object has to be made, where its parent holds a plain one from the start.
  static func isSpecial(_ object: SceneObject) -> Bool {
    object.has(.customClass) || pattern(object.kind, object.attributes) != object.kind.creationCall
  }

  /// What is written after the type, by the attributes and the children that are given.
  private static func pattern(
    _ kind: ElementKind, _ attributes: [Attribute], _ children: Set<String> = []
  ) -> SwiftPattern {
    guard let other = kind.creationCallWith else { return kind.creationCall }
    let isNeeded = Set(other.names).subtracting(kind.creationCall.names).contains { name in
      attributes.named(name) != nil || children.contains(name)
    }
    return isNeeded ? other : kind.creationCall
  }
}

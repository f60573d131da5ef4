import SceneCatalog

/// How an object is made.
enum Creation {
  /// The expression that makes an object of the scene: `UIButton(type: .system)`.
  ///
  /// - Parameter bundle: where images and colours are.
  static func swift(_ object: SceneObject, in bundle: ResourceBundle) -> String {
    object.typeName + arguments(object.kind, object.attributes, in: bundle)
  }

  /// What is written after the type.
  static func arguments(_ kind: ElementKind, _ attributes: [Attribute], in bundle: ResourceBundle) -> String {
    let parts = parts(kind, attributes)
    if case .text(let text) = parts[0], parts.count == 1 { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .attribute(let name):
        let value = attributes.named(name)?.value.swift(in: bundle)
        result += value ?? kind.attribute(named: name)?.fallback ?? ""
      }
    }
    return result
  }

  /// Whether an object has to be made, where its parent holds a plain one from the start.
  static func isSpecial(_ object: SceneObject) -> Bool {
    object.has(.customClass) || parts(object.kind, object.attributes) != object.kind.creation
  }

  /// The pieces of what is written after the type, by the attributes that are given.
  private static func parts(_ kind: ElementKind, _ attributes: [Attribute]) -> [CreationPart] {
    guard let other = kind.creationWith else { return kind.creation }
    let isNeeded = other.contains { part in
      guard case .attribute(let name) = part, !kind.creation.contains(part) else { return false }
      return attributes.named(name) != nil
    }
    return isNeeded ? other : kind.creation
  }
}

extension AttributeKind {
  /// What takes part in making an object where the attribute is not given.
  fileprivate var fallback: String {
    if case .creation(let fallback) = effect { fallback } else { "" }
  }
}

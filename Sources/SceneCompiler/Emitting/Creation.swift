import SceneCatalog

/// How an object is made.
enum Creation {
  /// The expression that makes an object of the scene: `UIButton(type: .system)`.
  static func swift(_ object: SceneObject) -> String {
    object.typeName + arguments(object.kind, object.attributes)
  }

  /// What is written after the type.
  static func arguments(_ kind: ElementKind, _ attributes: [Attribute]) -> String {
    arguments(kind.creation, kind, attributes)
  }

  /// The pieces of Swift with the values of an object's attributes.
  static func arguments(_ parts: [CreationPart], of object: SceneObject) -> String {
    arguments(parts, object.kind, object.attributes)
  }

  private static func arguments(_ parts: [CreationPart], _ kind: ElementKind, _ attributes: [Attribute]) -> String {
    if case .text(let text) = parts[0], parts.count == 1 { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .attribute(let name):
        result +=
          attributes.named(name)?.value.swift(in: .module) ?? kind.attribute(named: name)?.fallback ?? ""
      }
    }
    return result
  }
}

extension AttributeKind {
  /// What takes part in making an object where the attribute is not given.
  fileprivate var fallback: String {
    if case .creation(let fallback) = effect { fallback } else { "" }
  }
}

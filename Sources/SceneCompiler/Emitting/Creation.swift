import SceneCatalog

/// How an object is made.
enum Creation {
  /// The expression that makes an object of the scene: `UIButton(type: .system)`.
  static func swift(_ object: SceneObject) -> String {
    object.typeName + arguments(object.kind, object.attributes)
  }

  /// What is written after the type.
  static func arguments(_ kind: ElementKind, _ attributes: [Attribute]) -> String {
    if case .text(let text) = kind.creation[0], kind.creation.count == 1 { return text }
    var result = ""
    for part in kind.creation {
      switch part {
      case .text(let text): result += text
      case .attribute(let name):
        result +=
          attributes.named(name).flatMap { Word($0.value) }?.swift ?? kind.attribute(named: name)?.fallback ?? ""
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

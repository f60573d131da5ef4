import SceneCatalog

/// How an object is made.
enum Creation {
  /// The expression that makes an object of an element: `UIButton(type: .system)`.
  static func swift(_ kind: ElementKind, _ attributes: [Attribute]) -> String {
    type(kind, attributes) + arguments(kind, attributes)
  }

  /// The class of an object: the author's, where there is one.
  static func type(_ kind: ElementKind, _ attributes: [Attribute]) -> String {
    attributes.className ?? kind.type ?? "UIView"
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

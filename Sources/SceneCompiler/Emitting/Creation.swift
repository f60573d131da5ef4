import SceneCatalog

/// How an object is made.
enum Creation {
  /// The expression that makes an object of an element: `UIButton(type: .system)`.
  static func swift(_ kind: ElementKind, _ settings: [Setting]) -> String {
    type(kind, settings) + arguments(kind, settings)
  }

  /// The class of an object: the author's, where there is one.
  static func type(_ kind: ElementKind, _ settings: [Setting]) -> String {
    guard let custom = settings.named("customClass") else { return kind.type ?? "UIView" }
    guard let module = settings.named("customModule") else { return custom.value }
    return module.value + "." + custom.value
  }

  /// What is written after the type.
  static func arguments(_ kind: ElementKind, _ settings: [Setting]) -> String {
    guard kind.creation.utf8.contains(UInt8(ascii: "{")) else { return kind.creation }
    var result = ""
    for part in kind.creation.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "}"), let attribute = kind.attribute(named: String(part[..<end])) else {
        result += part
        continue
      }
      result += settings.named(attribute.name)?.swift ?? attribute.fallback
      result += part[part.index(after: end)...]
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

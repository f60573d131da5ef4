import SceneCatalog

/// A reference in the value of an attribute: `title` in `top="title.bottom + 8"`.
struct Mention {
  /// The nodes that the name can refer to.
  enum Scope {
    /// The controllers and views of the file.
    case controllers
    /// Nodes of the same scene, or its controller.
    case scene
  }

  let scope: Scope
  let name: String
  private let before: Substring
  private let after: Substring

  /// Parses a reference in the value of an attribute.
  init?(in value: String, of attribute: String, on element: String) {
    guard let kind = Catalog.element(named: element), let type = kind.attribute(written: attribute)?.value else {
      return nil
    }
    let isOfFile = ["initialViewController", "parent", "use"].contains(attribute) || kind.role == .segue
    switch type {
    case .reference where isOfFile && !attribute.hasPrefix("popoverAnchor"):
      (scope, name, before, after) = (.controllers, value, "", "")
    case .reference, .receiver, .layoutItem, .position, .dimension:
      let start = value.firstIndex { !" <>=".contains($0) } ?? value.endIndex
      let end = value[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? value.endIndex
      // A number alone, or a guide, is not a reference.
      let isPlain = type == .reference || type == .receiver || type == .layoutItem
      if !isPlain, !value[end...].drop(while: { $0 == " " }).hasPrefix(".") { return nil }
      (scope, name, before, after) = (.scene, String(value[start..<end]), value[..<start], value[end...])
    default: return nil
    }
  }

  /// The value with another name.
  func value(naming other: String) -> String { before + other + after }
}

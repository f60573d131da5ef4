import SceneCatalog

/// A name in the value of an attribute that leads to something else in the file: `title` in `top="title.bottom + 8"`.
struct Mention {
  /// What can be called by the name.
  enum Scope {
    /// A controller of the file.
    case controllers
    /// Something in the same scene, or its controller.
    case scene
  }

  let scope: Scope
  let name: String
  private let before: Substring
  private let after: Substring

  /// The name in the value of an attribute of an element, if there can be one.
  init?(in value: String, of attribute: String, on element: String) {
    guard let kind = Catalog.element(named: element), let type = kind.attribute(named: attribute)?.value else {
      return nil
    }
    let isController = ["initialViewController", "parent"].contains(attribute) || kind.role == .segue
    switch type {
    case .reference where isController && !attribute.hasPrefix("popoverAnchor"):
      (scope, name, before, after) = (.controllers, value, "", "")
    case .reference, .layoutItem, .position, .dimension:
      let start = value.firstIndex { !" <>=".contains($0) } ?? value.endIndex
      let end = value[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? value.endIndex
      // A number alone, or a guide, names nothing.
      if type != .reference, type != .layoutItem, !value[end...].drop(while: { $0 == " " }).hasPrefix(".") { return nil }
      (scope, name, before, after) = (.scene, String(value[start..<end]), value[..<start], value[end...])
    default: return nil
    }
  }

  /// The value with another name in the place of this one.
  func value(naming other: String) -> String { before + other + after }
}

import InterfaceBuilder
import SceneCatalog

/// Says the same in fewer words: outlets that are named like ids, widths with heights.
enum SceneShorthand {
  /// Applies to a scene whose elements have their names.
  static func apply(to root: SceneElement) {
    for element in root.subtree { size(element) }
    for element in root.subtree where isOwner(element) { outlets(of: element) }
  }

  // MARK: Outlets

  /// Whether the outlets of an element are those of what it contains.
  private static func isOwner(_ element: SceneElement) -> Bool {
    if element.kind.role == .owner || element.kind.role == .controller { return true }
    let isOfFile = element.isView && element.parent?.parent == nil && element.parent != nil
    return isPrototype(element) || (isOfFile && !element.children.contains { $0.kind.role == .owner })
  }

  /// Writes `outlet="true"` for the outlets of an owner that are named like their destination.
  private static func outlets(of holder: SceneElement) {
    for outlet in holder.children where outlet.kind.name == "outlet" {
      guard let target = outlet.references.first, let source = outlet.source, target.name != nil, target !== holder,
        outlet.text("property") == target.name, target.kind.attribute(named: "outlet") != nil,
        !target.has("outlet"), owner(of: target) === owner(of: outlet)
      else { continue }
      holder.remove(outlet)
      let items = [ImportedItem(source)] + source.attributes.map { ImportedItem(source, $0.name) }
      target.set("outlet", [.text("true")], from: items)
    }
  }

  /// What has the outlets of an element: the nearest prototype or controller around it, or the view of the file with
  /// its owner.
  private static func owner(of element: SceneElement) -> SceneElement? {
    for one in element.ancestors {
      if one.kind.role == .owner { return one.parent }
      if one.kind.role == .controller || isPrototype(one) || one.parent?.parent == nil { return one }
    }
    return nil
  }

  private static func isPrototype(_ element: SceneElement) -> Bool {
    !element.kind.role.isDisjoint(with: .reusable) && element.parent?.kind.role != .tableSection
  }

  // MARK: Sizes

  private static func size(_ element: SceneElement) {
    guard let attribute = element.kind.attribute(named: "size"), attribute.excluded.contains("width"),
      let width = element.text("width"), let height = element.text("height"),
      AttributeValue(width + " " + height, as: attribute.value) != nil
    else { return }
    let sources = ["width", "height"].flatMap { element.removeAttribute($0)?.sources ?? [] }
    element.set("size", [.text(width + " " + height)], from: sources)
  }
}

import InterfaceBuilder
import SceneCatalog

/// Shortens a scene without changing its meaning: outlets that are named like ids, widths with heights, no empty parts.
enum SceneShorthand {
  /// Applies to a scene whose elements have their names.
  static func apply(to root: DraftElement) {
    for element in root.subtree { size(element) }
    for element in root.subtree { element.removeChildren(where: isEmptyPart) }
    for controller in root.children { dropEmptyBars(of: controller) }
    for owner in root.subtree where isOwner(owner) { outlets(of: owner) }
  }

  /// Drops the bar of a container if its only setting is an attribute of the container.
  private static func dropEmptyBars(of container: DraftElement) {
    guard container.kind.container != nil else { return }
    for bar in container.children where ["navigationBar", "toolbar", "tabBar"].contains(bar.kind.name) {
      if bar.attributes.isEmpty, bar.children.isEmpty, bar.name == nil { container.remove(bar) }
    }
  }

  /// Whether it is a view that another view makes, without attributes and contents.
  private static func isEmptyPart(_ element: DraftElement) -> Bool {
    guard case .held? = element.kind.placement, element.kind.role == .part else { return false }
    return element.attributes.isEmpty && element.children.isEmpty && element.name == nil
  }

  // MARK: Outlets

  private static func outlets(of owner: DraftElement) {
    // Without a class, it has no property of its own, and the outlet is left out.
    guard owner.has("customClass") else { return }
    owner.removeChildren { $0.kind.name == "outlet" && isSaid($0, byTargetIn: owner) }
  }

  /// Replaces an outlet by `outlet` of its target if the meaning is the same; returns whether it does.
  private static func isSaid(_ outlet: DraftElement, byTargetIn owner: DraftElement) -> Bool {
    guard let target = outlet.references.first, let source = outlet.source, target.name != nil,
      outlet.text("property") == target.name, target.kind.attribute(named: "outlet") != nil,
      !target.has("outlet"), target.ancestors.first(where: isOwner) === owner
    else { return false }
    let items = [ImportedItem(source)] + source.attributes.map { ImportedItem(source, $0.name) }
    target.set("outlet", [.text("true")], from: items)
    return true
  }

  /// Adds the outlet of a property that has another name than the element, which `outlet` said before.
  static func addOutlet(_ property: String, to target: DraftElement, from attribute: DraftElement.Attribute) {
    guard let kind = Catalog.element(named: "outlet"), let owner = target.ancestors.first(where: isOwner) else {
      return
    }
    let outlet = DraftElement(kind, from: nil)
    outlet.set("property", [.text(property)], from: attribute.sources)
    outlet.set("destination", [.name(target)], from: attribute.sources)
    owner.append(outlet)
  }

  /// Whether an element has the outlets of the views in it: a controller, a view of the file, or a prototype.
  private static func isOwner(_ element: DraftElement) -> Bool {
    if element.kind.role == .controller { return true }
    if element.isView, element.parent?.parent == nil { return element.parent != nil }
    return element.kind.role.isOne(of: .reusable) && element.parent?.kind.role != .tableSection
  }

  // MARK: Sizes

  private static func size(_ element: DraftElement) {
    guard let attribute = element.kind.attribute(named: "size"), attribute.excluded.contains("width"),
      let width = element.text("width"), let height = element.text("height"),
      AttributeValue(width + " " + height, as: attribute.value) != nil
    else { return }
    let sources = ["width", "height"].flatMap { element.removeAttribute($0)?.sources ?? [] }
    element.set("size", [.text(width + " " + height)], from: sources)
  }
}

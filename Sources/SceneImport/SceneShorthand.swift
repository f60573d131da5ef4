import InterfaceBuilder
import SceneCatalog

/// Says the same in fewer words: outlets that are named like ids, widths with heights, attributes that repeat.
enum SceneShorthand {
  /// Applies to a scene whose elements have their names.
  static func apply(to root: SceneElement) {
    for element in root.subtree { size(element) }
    for element in root.subtree where isOwner(element) { outlets(of: element) }
    styles(in: root)
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

  // MARK: Styles

  private static func styles(in root: SceneElement) {
    guard let kind = Catalog.element(named: "style"), root.kind.child(named: "style") != nil else { return }
    var groups: [(key: String, elements: [SceneElement])] = []
    var indices: [String: Int] = [:]
    for element in root.subtree where element.kind.attribute(named: "styles") != nil {
      let shared = shared(element, kind)
      guard shared.count >= 2 else { continue }
      let key = element.kind.name + shared.map { " \($0.name)=\(element.text($0.name) ?? "")" }.sorted().joined()
      if let index = indices[key] {
        groups[index].elements.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    var taken = Set(root.subtree.compactMap { $0.name?.lowercased() })
    for group in groups where group.elements.count >= 3 {
      root.append(style(kind, for: group.elements, named: name(of: group.elements[0], &taken)))
    }
  }

  private static func style(_ kind: ElementKind, for elements: [SceneElement], named name: String) -> SceneElement {
    let style = SceneElement(kind, from: nil)
    style.name = name
    for attribute in shared(elements[0], kind) {
      let sources = elements.flatMap { $0.attributes.first { $0.name == attribute.name }?.sources ?? [] }
      style.set(attribute.name, attribute.value, from: sources)
    }
    for element in elements {
      for attribute in style.attributes { element.removeAttribute(attribute.name) }
      element.set("styles", [.name(style)], from: [])
    }
    return style
  }

  /// The attributes of an element that say how it looks, and that a style can have.
  private static func shared(_ element: SceneElement, _ style: ElementKind) -> [SceneElement.Attribute] {
    element.attributes.filter { attribute in
      guard element.text(attribute.name) != nil, style.attribute(named: attribute.name) != nil,
        let kind = element.kind.attribute(named: attribute.name)
      else { return false }
      return kind.value == .color || kind.value == .font || looks.contains(attribute.name)
    }
  }

  private static let looks: Set<String> = [
    "textAlignment", "lineBreakMode", "numberOfLines", "contentMode", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "adjustsFontSizeToFit", "adjustsFontForContentSizeCategory", "borderStyle", "clipsSubviews", "minimumScaleFactor",
  ]

  /// A name such as `footnoteLabel`, `boldLabel` or `labelStyle`.
  private static func name(of element: SceneElement, _ taken: inout Set<String>) -> String {
    let words = (element.text("font") ?? "").split(separator: " ")
    let adjective = words.count == 1 ? words[0] : words.count == 3 && words[0] == "system" ? words[2] : ""
    let kind = IdentifierText.capitalized(element.kind.name)
    let word = adjective.isEmpty ? element.kind.name + "Style" : adjective + kind
    var (name, number) = (word, 1)
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = word + String(number)
    }
    return name
  }
}

import SceneCatalog

/// The catalogue as an XML Schema, for editors.
///
/// The schema declares elements, attributes and the forms of values. Checks that depend on other elements, such as
/// those of references, are not part of it.
public enum CatalogSchema {
  /// The schema.
  public static var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    root.write(to: &text)
    return text
  }

  private static var root: SchemaNode {
    SchemaNode(
      "schema", [("xmlns:xs", "http://www.w3.org/2001/XMLSchema"), ("elementFormDefault", "qualified")],
      [
        SchemaNode.documentation("The scene files of scenec. 'scenec catalog --format xsd' prints this schema."),
        SchemaNode("element", [("name", ElementKind.scenes.name), ("type", type(of: .scenes))]),
        viewGroup,
      ]
        + Catalog.elements.map(declaration) + parts.map { declaration($0.kind) } + AttributeGroup.all.map(declaration)
        + SchemaTypes.declarations(of: Catalog.elements + parts.map(\.kind)))
  }

  // MARK: Elements

  private static func type(of element: ElementKind) -> String {
    parts.first { $0.kind === element }?.type ?? "element." + element.name
  }

  /// The kinds that elements of a name have in some parents only, with the names of their types.
  private static let parts: [(kind: ElementKind, type: String)] = {
    var parts: [(kind: ElementKind, type: String)] = []
    var open = Catalog.elements
    while let parent = open.popLast() {
      for part in parent.parts where !parts.contains(where: { $0.kind === part }) {
        if Catalog.element(named: part.name) === part { continue }
        let count = parts.count { $0.kind.name == part.name }
        parts.append((part, "part.\(part.name)" + (count == 0 ? "" : String(count + 1))))
        open.append(part)
      }
    }
    return parts
  }()

  private static func reference(_ element: ElementKind) -> SchemaNode {
    SchemaNode("element", [("name", element.name), ("type", type(of: element))])
  }

  /// The views, which stand in many elements.
  private static var viewGroup: SchemaNode {
    let views = Catalog.elements.filter { $0.role == .view }
    return SchemaNode("group", [("name", "views")], [SchemaNode("choice", [], views.map(reference))])
  }

  private static func declaration(_ element: ElementKind) -> SchemaNode {
    SchemaNode(
      "complexType", [("name", type(of: element))],
      [SchemaNode.documentation(element.summary)] + children(of: element) + attributes(element.attributes)
        + conditions(of: element))
  }

  /// The elements that stand in an element, in any order and number.
  private static func children(of element: ElementKind) -> [SchemaNode] {
    let inside = Catalog.elements.filter { $0.role != .view && element.children.contains($0.role) }
    let parts = element.parts.filter { part in
      !inside.contains { $0.name == part.name } && !(part.role == .view && element.children.contains(.view))
    }
    let others = (inside + parts).map(reference)
    let views = element.children.contains(.view) ? [SchemaNode("group", [("ref", "views")])] : []
    guard !(views + others).isEmpty else { return [] }
    return [SchemaNode("choice", [("minOccurs", "0"), ("maxOccurs", "unbounded")], views + others)]
  }

  // MARK: Attributes

  private static func name(of group: AttributeGroup) -> String { "attributes." + group.name }

  private static func declaration(_ group: AttributeGroup) -> SchemaNode {
    SchemaNode("attributeGroup", [("name", name(of: group))], attributes(group.attributes, inside: group))
  }

  /// The declarations of attributes, those of a group by its name.
  ///
  /// - Parameter outer: the group that is declared.
  private static func attributes(_ attributes: [AttributeKind], inside outer: AttributeGroup? = nil) -> [SchemaNode] {
    let groups = outer?.inner ?? AttributeGroup.groups(in: attributes)
    let own = attributes.filter { attribute in !groups.contains { $0.contains(attribute) } }
    return own.flatMap(declarations) + groups.map { SchemaNode("attributeGroup", [("ref", name(of: $0))]) }
  }

  /// What allows names with conditions, such as `axis.compactHeight`. A schema has no names with wildcards, so it allows
  /// any name where one attribute takes a condition.
  private static func conditions(of element: ElementKind) -> [SchemaNode] {
    let hasTraits = element.attributes.contains { attribute in
      if case .none = element.traitSupport(of: attribute) { false } else { true }
    }
    return hasTraits ? [SchemaNode("anyAttribute", [("namespace", "##local"), ("processContents", "skip")])] : []
  }

  /// An attribute, and what suffixes make of it.
  private static func declarations(_ attribute: AttributeKind) -> [SchemaNode] {
    guard !attribute.isForPreviews else {
      return [SchemaTypes.attribute(PreviewSuffix.spelling(of: attribute.name), attribute.value, attribute.summary)]
    }
    let plain = SchemaTypes.attribute(
      attribute.name, attribute.value, attribute.summary, isRequired: attribute.isRequired)
    return [plain]
      + suffixes(of: attribute).map { suffix, kind, summary in
        SchemaTypes.attribute("\(attribute.name).\(suffix)", kind, "\(summary) '\(attribute.name)'.")
      }
  }

  /// What can stand behind the name of an attribute, and what the value is then. A schema has no names with wildcards.
  private static func suffixes(of attribute: AttributeKind) -> [(suffix: String, kind: ValueKind, summary: String)] {
    let preview: [(String, ValueKind, String)] =
      attribute.takesPreview ? [(PreviewSuffix.name, attribute.value, "What previews show for")] : []
    guard attribute.value == .text else { return preview }
    return [
      (TextSuffix.key.rawValue, .identifier, "The key of the translation of"),
      (TextSuffix.comment.rawValue, .text, "The comment for translators of"),
    ] + preview
  }
}

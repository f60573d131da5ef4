import InterfaceBuilder
import SceneCatalog

/// Keeps the keys of a storyboard's strings files, which name objects by their ids.
enum TextKeys {
  /// Names the table on the root, and the key of each text.
  static func add(to builder: SceneBuilder, table: String, _ translated: Set<String>?) {
    builder.root.set("localization", table)
    for element in builder.root.subtree {
      for attribute in element.attributes where element.kind.attribute(named: attribute.name)?.value == .text {
        guard let key = key(of: attribute, in: element, builder.document), translated?.contains(key) ?? true else {
          continue
        }
        element.set(attribute.name + ".key", key)
      }
    }
  }

  private static func key(
    of attribute: SceneElement.Attribute, in element: SceneElement, _ document: NibDocument
  ) -> String? {
    guard let item = attribute.sources.first else { return nil }
    let source = document.elements[item.element]
    let name = item.attribute ?? source.key ?? attribute.name
    switch source.name {
    case "state":
      return source.parent?.id.map { "\($0).\(source.key ?? "normal")\(IdentifierText.capitalized(name))" }
    case "segment":
      let index = source.parent?.children.firstIndex { $0 === source } ?? 0
      return source.parent?.parent?.id.map { "\($0).segmentTitles[\(index)]" }
    case "string", "mutableString": return source.parent?.id.map { "\($0).\(name)" }
    case "accessibility":
      return source.parent?.id.map { "\($0).ibExternalAccessibility\(IdentifierText.capitalized(name))" }
    default: return source.id.map { "\($0).\(name)" }
    }
  }
}

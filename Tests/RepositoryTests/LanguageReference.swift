@testable import SceneCatalog
@testable import SceneCompiler

/// The catalogue as a page: elements by purpose, and shared attributes.
enum LanguageReference {
  static var text: String {
    let elements = chapters.flatMap { chapter in
      ["### \(chapter.name)\n"] + Catalog.elements.filter { chapter.roles.contains($0.role) }.map(section)
    }
    return (elements + ["## Attributes of several elements\n"] + groups.map(section)).joined(separator: "\n")
  }

  /// The elements in the order of a tutorial.
  private static let chapters: [(name: String, roles: Role)] = [
    ("Files", [.scenes, .import, .style]),
    ("Controllers", [.controller, .placeholder, .parameter, .tabBarItem, .barButtonItem]),
    ("Views", [.view, .tableSection, .tableCell]),
    ("Segues", [.segue, .argument]),
    ("Connections", [.outlet, .outletCollection, .action]),
    ("Layout", [.constraint, .layoutGuide]),
    ("Values", [.setting, .attributedText, .textRun]),
  ]

  /// The attributes that several elements take.
  private static let groups: [(name: String, attributes: [AttributeKind])] = [
    ("every controller", .controller), ("every view", .view), ("every control", .control),
    ("everything that scrolls", .scrolling), ("everything that shows text", .textDisplay),
    ("everything that takes text", .textInput), ("edges, centres and sizes", .positions),
    ("every object", [.styles]), ("everything with an outlet of its own", [.outlet]),
    ("everything in paragraphs", .paragraph),
  ]

  private static func section(_ kind: ElementKind) -> String {
    let shared = groups.filter { group in
      group.attributes.allSatisfy { attribute in kind.attributes.contains { $0 === attribute } }
    }
    // A style takes those of all other elements.
    let own = kind.attributes.filter { attribute in
      (kind.role != .style || attribute.isRequired) && !shared.contains { $0.attributes.contains { $0 === attribute } }
    }
    var text = "#### `\(kind.name)`\n\n\(kind.summary)"
    if let type = kind.type { text += " It stands for a `\(type)`." }
    text += "\n\n"
    if !shared.isEmpty { text += sentence("It takes the attributes of", shared.map(\.name).map(link)) }
    let children = childNames(of: kind)
    if !children.isEmpty { text += sentence("In it:", children) }
    if !kind.outlets.isEmpty { text += sentence("Outlets of its class:", kind.outlets.map { "`\($0)`" }) }
    return text + table(own) + "```xml\n\(kind.example)\n```\n"
  }

  /// The possible children of an element. If all views are possible, they are one entry.
  private static func childNames(of kind: ElementKind) -> [String] {
    let others = Catalog.elements.filter { $0.role != .view && kind.children.contains($0.role) }.map { "`\($0.name)`" }
    return kind.children.contains(.view) ? ["[any view](#views)"] + others : others
  }

  private static func section(_ group: (name: String, attributes: [AttributeKind])) -> String {
    let inner = groups.filter { other in
      other.attributes.count < group.attributes.count
        && other.attributes.allSatisfy { attribute in group.attributes.contains { $0 === attribute } }
    }
    let own = group.attributes.filter { attribute in !inner.contains { $0.attributes.contains { $0 === attribute } } }
    let lead = inner.isEmpty ? "" : sentence("With", inner.map(\.name).map(link))
    return "### Of \(group.name)\n\n" + lead + table(own)
  }

  private static func link(_ group: String) -> String {
    "[\(group)](#of-\(group.replacing(",", with: "").replacing(" ", with: "-")))"
  }

  /// A sentence that ends in a list, in lines that are not too long.
  private static func sentence(_ start: String, _ list: [String]) -> String {
    var lines = [start]
    for (index, item) in list.enumerated() {
      let word = item + (index == list.count - 1 ? "." : ",")
      if (lines[lines.count - 1] + " " + word).count > 120 {
        lines.append(word)
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// The conditions under which an attribute is required or forbidden.
  private static func conditions(of attribute: AttributeKind) -> String {
    let code = { (words: [String]) in words.map { "`\($0)`" }.joined(separator: ", ") }
    let kinds = attribute.segueKinds.map { " Kinds: \(code($0))." } ?? ""
    let excluded = attribute.excluded.isEmpty ? "" : " Not together with \(code(attribute.excluded))."
    return (attribute.isRequired ? " Required." : "") + kinds + excluded
  }

  private static func table(_ attributes: [AttributeKind]) -> String {
    guard !attributes.isEmpty else { return "" }
    let rows = attributes.map { attribute in
      let value = attribute.value.expectation.replacing("'", with: "`")
      return "| `\(attribute.name)` | \(value) | \(attribute.summary)\(conditions(of: attribute)) |"
    }
    return "| attribute | takes | |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n\n"
  }
}

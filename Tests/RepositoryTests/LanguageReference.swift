@testable import SceneCatalog
@testable import SceneCompiler

/// The catalogue as pages: elements by purpose, and shared attributes.
enum LanguageReference {
  /// The folder of the pages.
  static let folder = "Documentation/Reference/"
  /// The page of the attributes that several elements take.
  static let sharedPage = "SharedAttributes"

  /// The texts of all pages, by name.
  static var pages: [String: String] {
    var pages = Dictionary(uniqueKeysWithValues: ReferencePage.all.map { ($0.name, text(of: $0)) })
    pages[sharedPage] = heading(
      "Attributes of several elements", "The tables of the elements do not repeat these attributes.",
      AttributeGroup.all.map(section))
    return pages
  }

  /// The list of the pages.
  static var index: String {
    let rows = ReferencePage.all.map { page in
      let elements = page.elements.map { "[`\($0.name)`](Reference/\(page.name).md#\($0.name.lowercased()))" }
      return "| [\(page.title)](Reference/\(page.name).md) | \(elements.joined(separator: ", ")) |"
    }
    let groups = AttributeGroup.all.map(\.takers).joined(separator: ", ")
    return "| | |\n|---|---|\n" + rows.joined(separator: "\n")
      + "\n| [Attributes of several elements](Reference/\(sharedPage).md) | \(groups) |\n"
  }

  private static func text(of page: ReferencePage) -> String {
    heading(page.title, page.summary, page.elements.map(section))
  }

  private static func heading(_ title: String, _ summary: String, _ sections: [String]) -> String {
    let origin =
      "The tests write this page from the catalogue. [The scene language](../Language.md) explains the language."
    return "# \(title)\n\n\(summary)\n\n\(origin)\n\n" + sections.joined(separator: "\n")
  }

  private static func section(_ kind: ElementKind) -> String {
    let shared = AttributeGroup.groups(in: kind.attributes)
    // A style takes those of all other elements.
    let own = kind.attributes.filter { attribute in
      (kind.role != .style || attribute.isRequired) && !shared.contains { $0.contains(attribute) }
    }
    var text = "## `\(kind.name)`\n\n\(kind.summary)"
    if let type = kind.type { text += " It stands for a `\(type)`." }
    if let since = kind.since { text += " It needs iOS \(since)." }
    text += "\n\n"
    if !shared.isEmpty { text += sentence("It takes the attributes of", shared.map(link)) }
    let children = childNames(of: kind)
    if !children.isEmpty { text += sentence("In it:", children) }
    if !kind.outlets.isEmpty { text += sentence("Outlets of its class:", kind.outlets.map { "`\($0)`" }) }
    return text + table(own) + "```xml\n\(kind.example)\n```\n"
  }

  /// The possible children of an element. If all views are possible, they are one entry.
  private static func childNames(of kind: ElementKind) -> [String] {
    let others = Catalog.elements.filter { kind.part(named: $0.name) != nil || $0.role != .view && kind.takes($0) }
    return (kind.children.contains(.view) ? ["[any view](ViewElements.md)"] : []) + others.map(ReferencePage.link)
  }

  private static func section(_ group: AttributeGroup) -> String {
    let inner = AttributeGroup.groups(in: group.inner.flatMap(\.attributes))
    let own = group.attributes.filter { attribute in !inner.contains { $0.contains(attribute) } }
    let lead = inner.isEmpty ? "" : sentence("With", inner.map(link))
    return "## Of \(group.takers)\n\n" + lead + table(own)
  }

  private static func link(_ group: AttributeGroup) -> String {
    let heading = "of-\(group.takers.replacing(",", with: "").replacing(" ", with: "-"))"
    return "[\(group.takers)](\(sharedPage).md#\(heading))"
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

  /// The conditions under which an attribute is required, forbidden or without effect.
  private static func conditions(of attribute: AttributeKind) -> String {
    let code = { (words: [String]) in words.map { "`\($0)`" }.joined(separator: ", ") }
    let kinds = attribute.segueKinds.map { " Kinds: \(code($0))." } ?? ""
    let excluded = attribute.excluded.isEmpty ? "" : " Not together with \(code(attribute.excluded))."
    let words = (attribute.value.definition.choice?.cases ?? []).compactMap { word in
      word.since.map { " `\(word.name)` needs iOS \($0)." }
    }
    let since = attribute.since.map { " From iOS \($0)." } ?? ""
    return (attribute.isRequired ? " Required." : "") + kinds + excluded + since + words.joined()
  }

  private static func table(_ attributes: [AttributeKind]) -> String {
    guard !attributes.isEmpty else { return "" }
    let rows = attributes.map { attribute in
      let value = attribute.value.definition.expectation.replacing("'", with: "`")
      return "| `\(attribute.name)` | \(value) | \(attribute.summary)\(conditions(of: attribute)) |"
    }
    return "| attribute | takes | |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n\n"
  }
}

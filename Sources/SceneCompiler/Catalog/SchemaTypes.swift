import SceneCatalog

/// The kinds of values as simple types of an XML Schema.
enum SchemaTypes {
  /// The declaration of an attribute with values of a kind.
  static func attribute(_ name: String, _ kind: ValueKind, _ summary: String, isRequired: Bool = false) -> SchemaNode {
    let type = kind.definition.schemaType.map { self.name(of: $0) } ?? "xs:string"
    let use = isRequired ? [("use", "required")] as [SchemaNode.Property] : []
    return SchemaNode("attribute", [("name", name), ("type", type)] + use, [SchemaNode.documentation(summary)])
  }

  /// The types that attributes refer to by name.
  static func declarations(of elements: [ElementKind]) -> [SchemaNode] {
    var declared: Set<String> = []
    let kinds = elements.flatMap(\.attributes).map(\.value) + [.identifier]
    return kinds.compactMap(\.definition.schemaType).flatMap { type -> [SchemaNode] in
      guard declared.insert(name(of: type)).inserted else { return [] }
      return parts(of: type).map(declaration) + [declaration(of: type)]
    }
  }

  private static func declaration(of type: SchemaType) -> SchemaNode {
    SchemaNode("simpleType", [("name", name(of: type))], [definition(of: type.form)])
  }

  /// The types that a type consists of, and that no attribute has.
  private static func parts(of type: SchemaType) -> [SchemaType] {
    switch type.form {
    case .union(let members): return members
    case .list(let word):
      // Declared with the choice itself where an attribute takes one word of it.
      let isDeclared = Catalog.elements.flatMap(\.attributes).contains { $0.value == word.choice.map(ValueKind.choice) }
      return isDeclared ? [] : [word]
    case .words, .pattern, .nonEmpty, .integer, .decimal: return []
    }
  }

  // MARK: Names

  private static func name(of type: SchemaType) -> String {
    type.name + (type.choice.map { "." + name(of: $0) } ?? "")
  }

  /// The name of a choice, with a number where another choice is called the same.
  private static func name(of choice: Choice) -> String { choiceNames[ObjectIdentifier(choice)] ?? choice.name }

  private static let choiceNames: [ObjectIdentifier: String] = {
    var names: [ObjectIdentifier: String] = [:]
    var counts: [String: Int] = [:]
    for choice in Catalog.elements.flatMap(\.attributes).compactMap(\.value.definition.choice)
    where names[ObjectIdentifier(choice)] == nil {
      let count = counts[choice.name, default: 0] + 1
      counts[choice.name] = count
      names[ObjectIdentifier(choice)] = choice.name + (count == 1 ? "" : String(count))
    }
    return names
  }()

  // MARK: Definitions

  private static func definition(of form: SchemaType.Form) -> SchemaNode {
    switch form {
    case .words(let words): restriction("xs:string", words.map { ("enumeration", $0) })
    case .pattern(let expression): restriction("xs:string", [("pattern", expression)])
    case .nonEmpty: restriction("xs:string", [("minLength", "1")])
    case .integer(let least): restriction("xs:integer", [("minInclusive", String(least))])
    case .decimal(let range):
      restriction(
        "xs:decimal",
        [
          ("pattern", Decimal.pattern), ("minInclusive", String(Int(range.lowerBound))),
          ("maxInclusive", String(Int(range.upperBound))),
        ])
    case .list(let item): list(of: name(of: item))
    case .union(let members):
      SchemaNode("union", [("memberTypes", members.map { name(of: $0) }.joined(separator: " "))])
    }
  }

  private static func restriction(_ base: String, _ facets: [(name: String, value: String)]) -> SchemaNode {
    SchemaNode("restriction", [("base", base)], facets.map { SchemaNode($0.name, [("value", $0.value)]) })
  }

  private static func list(of item: String) -> SchemaNode {
    let type = SchemaNode("simpleType", [], [SchemaNode("list", [("itemType", item)])])
    return SchemaNode("restriction", [], [type, SchemaNode("minLength", [("value", "1")])])
  }
}

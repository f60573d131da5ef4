import SceneCatalog

/// The kinds of values as simple types of an XML Schema.
enum SchemaTypes {
  /// The declaration of an attribute with values of a kind.
  static func attribute(_ name: String, _ kind: ValueKind, _ summary: String, isRequired: Bool = false) -> SchemaNode {
    let type = [("type", self.name(of: kind))] as [SchemaNode.Property]
    return SchemaNode(
      "attribute", [("name", name)] + type + (isRequired ? [("use", "required")] : []),
      [SchemaNode.documentation(summary)])
  }

  /// The types that attributes refer to by name.
  static func declarations(of elements: [ElementKind]) -> [SchemaNode] {
    var declared: Set<String> = []
    let kinds = elements.flatMap(\.attributes).map(\.value) + [.identifier]
    return kinds.flatMap { kind -> [SchemaNode] in
      guard let definition = definition(of: kind), declared.insert(name(of: kind)).inserted else { return [] }
      return parts(of: kind) + [SchemaNode("simpleType", [("name", name(of: kind))], [definition])]
    }
  }

  // MARK: Names

  private static func name(of kind: ValueKind) -> String {
    switch kind {
    case .boolean: "value.boolean"
    case .integer(let least): "value.integerFrom\(least)"
    case .number: "value.number"
    case .numberIn(let range): "value.numberFrom\(Int(range.lowerBound))To\(Int(range.upperBound))"
    case .choice(let choice): "choice." + name(of: choice)
    case .options(let choice), .list(let choice): "options." + name(of: choice)
    case .sizeOr(let choice): "sizeOr." + name(of: choice)
    case .numberOr(let choice): "numberOr." + name(of: choice)
    case .traits: "value.traits"
    case .date: "value.date"
    case .color: "value.color"
    case .font: "value.font"
    case .size: "value.size"
    case .rect: "value.rect"
    case .insets, .edgeInsets: "value.insets"
    case .point, .offset: "value.size"
    case .symbolConfiguration: "value.symbolConfiguration"
    case .selector: "value.selector"
    case .position, .dimension: "value.layout"
    case .multiplier: "value.multiplier"
    case .image, .systemImage, .identifier, .reference, .references, .receiver, .className, .moduleName, .newType,
      .typeName, .layoutItem, .key, .destinationMethod, .propertyPath:
      "value.name"
    case .text, .string, .name, .literal, .attributedText: "xs:string"
    }
  }

  /// The name of a choice, with a number where another choice is called the same.
  private static func name(of choice: Choice) -> String { choiceNames[ObjectIdentifier(choice)] ?? choice.name }

  private static let choiceNames: [ObjectIdentifier: String] = {
    var names: [ObjectIdentifier: String] = [:]
    var counts: [String: Int] = [:]
    for choice in Catalog.elements.flatMap(\.attributes).compactMap(\.value.choice)
    where names[ObjectIdentifier(choice)] == nil {
      let count = counts[choice.name, default: 0] + 1
      counts[choice.name] = count
      names[ObjectIdentifier(choice)] = choice.name + (count == 1 ? "" : String(count))
    }
    return names
  }()

  // MARK: Definitions

  private static func definition(of kind: ValueKind) -> SchemaNode? {
    switch kind {
    case .boolean: enumeration(kind.words)
    case .integer(let least): restriction("xs:integer", [SchemaNode("minInclusive", [("value", String(least))])])
    case .number: pattern(number)
    case .numberIn(let range):
      restriction(
        "xs:decimal",
        [
          SchemaNode("pattern", [("value", number)]),
          SchemaNode("minInclusive", [("value", String(Int(range.lowerBound)))]),
          SchemaNode("maxInclusive", [("value", String(Int(range.upperBound)))]),
        ])
    case .choice(let choice): enumeration(choice.cases.map(\.name))
    case .options(let choice), .list(let choice):
      SchemaNode(
        "restriction", [],
        [
          SchemaNode("simpleType", [], [SchemaNode("list", [("itemType", name(of: .choice(choice)))])]),
          SchemaNode("minLength", [("value", "1")]),
        ])
    case .color: union(["value.colorName", "value.colorComponents"])
    case .font: union(["value.textStyle", "value.fontWithSize"])
    case .point, .size, .offset: pattern(list(2))
    case .symbolConfiguration: restriction("xs:string", [SchemaNode("minLength", [("value", "1")])])
    case .rect: pattern(list(4))
    case .insets, .edgeInsets: pattern("\(list(1))|\(list(4))")
    case .sizeOr(let choice):
      pattern(([list(2)] + choice.cases.map(\.name)).joined(separator: "|"))
    case .numberOr(let choice): pattern(([number] + choice.cases.map(\.name)).joined(separator: "|"))
    case .traits: pattern("\(traits)( or \(traits))*")
    case .date: pattern("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{5,8}(\\.[0-9]+)?(Z|[+\\-][0-9]{2}:[0-9]{2})")
    case .selector: pattern("[^\\s():]+(:|\\(([^\\s():]+:)?\\))?")
    case .position, .dimension: pattern(layout)
    case .multiplier: pattern("\(list(1))([:/]\(list(1)))?")
    case .image, .systemImage, .identifier, .reference, .references, .receiver, .className, .moduleName, .newType,
      .typeName, .layoutItem, .key, .destinationMethod, .propertyPath:
      restriction("xs:string", [SchemaNode("minLength", [("value", "1")])])
    case .text, .string, .name, .literal, .attributedText: nil
    }
  }

  /// The types that the type of a kind consists of.
  private static func parts(of kind: ValueKind) -> [SchemaNode] {
    let parts: KeyValuePairs<String, SchemaNode>
    switch kind {
    case .color:
      parts = [
        "value.colorName": enumeration(Color.names.sorted()),
        "value.colorComponents": pattern(color),
      ]
    case .font:
      let styles = "(\(Font.styles.sorted().joined(separator: "|")))"
      parts = [
        "value.textStyle": enumeration(Font.styles.sorted()),
        "value.fontWithSize": pattern(" *([^ ]+ +\(number)( +[A-Za-z]+)*|\(styles)( +[A-Za-z]+)+) *"),
      ]
    case .options(let choice), .list(let choice):
      // Declared with the choice itself where an attribute takes one word of it.
      let isDeclared = Catalog.elements.flatMap(\.attributes).contains { $0.value == .choice(choice) }
      guard !isDeclared else { return [] }
      parts = [name(of: .choice(choice)): enumeration(choice.cases.map(\.name))]
    default: return []
    }
    return parts.map { SchemaNode("simpleType", [("name", $0)], [$1]) }
  }

  private static func restriction(_ base: String, _ facets: [SchemaNode]) -> SchemaNode {
    SchemaNode("restriction", [("base", base)], facets)
  }

  private static func enumeration(_ words: [String]) -> SchemaNode {
    restriction("xs:string", words.map { SchemaNode("enumeration", [("value", $0)]) })
  }

  private static func pattern(_ expression: String) -> SchemaNode {
    restriction("xs:string", [SchemaNode("pattern", [("value", expression)])])
  }

  private static func union(_ members: [String]) -> SchemaNode {
    SchemaNode("union", [("memberTypes", members.joined(separator: " "))])
  }

  // MARK: Patterns

  /// Traits that hold together, in any order: `compactWidth.dark`.
  private static let traits: String = {
    let word = "(\(TraitWord.allCases.map(\.rawValue).joined(separator: "|")))"
    return "\(word)(\\.\(word))*"
  }()

  /// A colour that is more than a name. Components and opacities are numbers that the compiler checks.
  private static let color: String = {
    let alpha = " +alpha +\(number)"
    let bytes = "#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    let decimals = "(rgb|p3) *\\( *\(number)( +\(number))( +\(number)) *\\)|white +\(number)"
    return "(\(bytes)|\(decimals))(\(alpha))?|[A-Za-z]+\(alpha)|asset:[\\s\\S]+"
  }()

  /// A number, as `Decimal` parses it.
  private static let number = "[+\\-]?[0-9]+(\\.[0-9]+)?"

  /// Numbers with spaces between them.
  private static func list(_ count: Int) -> String {
    " *" + Array(repeating: number, count: count).joined(separator: " +") + " *"
  }

  /// A layout expression; names stand for whatever they refer to. libxml2 loses its way in a repetition such as `{0,2}`.
  private static let layout: String = {
    let number = "(-?[0-9]+(\\.[0-9]+)?|system)"
    let name = "[^\\s.,:;*+\\-@<>=0-9][^\\s.,:;*+\\-@<>=]*"
    let part = "( *\\. *\(name))?"
    let offset = "( *([+\\-]? *\(number)|\\* *\(number)( *[+\\-] *\(number))?))?"
    return " *([<>]= *)?(\(number)|\(name)\(part)\(part)\(offset))( *@ *\(number))? *"
  }()
}

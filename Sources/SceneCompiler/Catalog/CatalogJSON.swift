import SceneCatalog
public import SceneDiagnostics

/// The catalogue as JSON, for editors and other tools.
public enum CatalogJSON {
  /// The version of the format; it grows when something is renamed or taken away.
  public static let version = 1

  /// All elements with their attributes, sorted by name.
  public static var value: JSON {
    .object([
      ("version", .number(version)),
      ("elements", .array(Catalog.elements.map(element))),
    ])
  }

  private static func element(_ kind: ElementKind) -> JSON {
    let children = Catalog.elements.filter { kind.children.contains($0.role) }.map { JSON.string($0.name) }
    return .object([
      ("name", .string(kind.name)),
      ("summary", .string(kind.summary)),
      ("type", .optional(kind.type)),
      ("attributes", .array(kind.attributes.map { attribute($0, of: kind) })),
      ("children", .array(children)),
      ("example", .string(kind.example)),
    ])
  }

  private static func attribute(_ kind: AttributeKind, of element: ElementKind) -> JSON {
    let hasTraits = if case .none = element.traitSupport(of: kind) { false } else { true }
    return .object([
      ("name", .string(kind.name)),
      ("summary", .string(kind.summary)),
      ("isRequired", .bool(kind.isRequired)),
      ("value", .string(kind.value.name)),
      ("expects", .string(kind.value.expectation)),
      ("words", .array(kind.value.words.sorted().map { .string($0) })),
      ("traits", .bool(hasTraits)),
    ])
  }
}

extension ValueKind {
  /// The name of the kind of value, for tools.
  fileprivate var name: String {
    switch self {
    case .boolean: "boolean"
    case .integer: "integer"
    case .number, .numberIn, .numberOr: "number"
    case .text, .string, .multiplier: "string"
    case .choice: "choice"
    case .options: "options"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .systemImage: "systemImage"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .name: "name"
    case .identifier: "identifier"
    case .reference, .layoutItem: "reference"
    case .className: "className"
    case .moduleName: "moduleName"
    case .newType: "newType"
    case .typeName: "typeName"
    case .selector: "selector"
    case .position: "position"
    case .dimension: "dimension"
    case .traits: "traits"
    case .literal: "literal"
    }
  }
}

import SceneCatalog
public import SceneDiagnostics

/// The catalogue as JSON, for editors and other tools.
public enum CatalogJSON {
  /// The version of the format. It increases when a member is renamed or removed.
  public static let version = 1

  /// All elements with their attributes, sorted by name.
  public static var value: JSON {
    .object([
      ("version", .number(version)),
      ("elements", .array(Catalog.elements.map(element))),
    ])
  }

  private static func element(_ kind: ElementKind) -> JSON {
    let children = Catalog.elements.filter(kind.takes).map { JSON.string($0.name) }
    return .object([
      ("name", .string(kind.name)),
      ("summary", .string(kind.summary)),
      ("type", .optional(kind.type)),
      ("module", .optional(kind.type == nil ? nil : kind.modules.first ?? "UIKit")),
      ("since", .optional(kind.since?.description)),
      ("creation", .optional(kind.type == nil ? nil : kind.creation.map(text).joined())),
      ("addsSubviewsWith", .optional(kind.subviews.map(method))),
      ("primaryEvent", .optional(primaryEvent(of: kind))),
      ("outlets", .array(kind.outlets.map { .string($0) })),
      ("attributes", .array(kind.attributes.map { attribute($0, of: kind) })),
      ("children", .array(children)),
      ("example", .string(kind.example)),
    ])
  }

  private static func attribute(_ kind: AttributeKind, of element: ElementKind) -> JSON {
    let definition = kind.value.definition
    let hasTraits = if case .none = element.traitSupport(of: kind) { false } else { true }
    return .object(
      [
        ("name", .string(kind.name)),
        ("summary", .string(kind.summary)),
        ("isRequired", .bool(kind.isRequired)),
        ("value", .string(definition.name)),
        ("expects", .string(definition.expectation)),
        ("words", .array(definition.words.sorted().map { .string($0) })),
        ("since", .optional(kind.since?.description)),
        ("traits", .bool(hasTraits)),
        ("preview", .bool(kind.takesPreview && element.role != .style)),
      ] + effect(of: kind) + swift(of: definition.choice))
  }

  /// The Swift that is generated for a value: one member, or none if only the compiler reads the attribute.
  private static func effect(of kind: AttributeKind) -> [(name: String, value: JSON)] {
    switch kind.effect {
    case .structural: []
    case .property(let path): [("sets", .string(path))]
    case .expression(let path, let pattern): [("sets", .string(path)), ("to", .string(pattern))]
    case .call(let pattern): [("calls", .string(pattern))]
    case .entry(let key, let type): [("setsEntry", .string(key)), ("ofType", .string(type))]
    case .shadow(let property, let type): [("setsShadow", .string(property)), ("ofType", .string(type))]
    case .callIfTrue(let method): [("callsIfTrue", .string(method))]
    case .creation(let fallback): [("makesWith", .string(fallback))]
    }
  }

  /// The words of a choice with the Swift of each, and the versions of those that not every system has.
  private static func swift(of choice: Choice?) -> [(name: String, value: JSON)] {
    guard let cases = choice?.cases else { return [] }
    let newer = cases.filter { $0.since != nil }
    let versions = newer.map { (name: $0.name, value: JSON.optional($0.since?.description)) }
    return [("swift", .object(cases.map { ($0.name, .string($0.swift)) }))]
      + (newer.isEmpty ? [] : [("wordsSince", .object(versions))])
  }

  /// A piece of what is written after a type; the name of an attribute stands in braces.
  private static func text(_ part: CreationPart) -> String {
    switch part {
    case .text(let text): text
    case .attribute(let name): "{\(name)}"
    }
  }

  private static func method(_ subviews: Subviews) -> String {
    (subviews.property.map { $0 + "." } ?? "") + subviews.method
  }

  private static func primaryEvent(of kind: ElementKind) -> String? {
    if case .controlEvent(let event)? = kind.trigger { event } else { nil }
  }
}

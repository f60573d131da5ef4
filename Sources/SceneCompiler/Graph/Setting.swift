import SceneCatalog
import SceneDiagnostics

/// An attribute that was given and understood.
public struct Setting: Sendable {
  /// The attribute.
  let kind: AttributeKind
  /// Its place among those that its element takes. Settings are kept in this order, whatever the order in the file.
  let order: Int
  /// What it was given, as XML reads it.
  let value: String
  /// The value as a Swift expression; empty where it does not become one by itself.
  let swift: String
  /// Where its name stands.
  let nameRange: SourceRange
  /// Where its value stands.
  let range: SourceRange

  /// The value as a name.
  var name: Name { Name(text: value, range: range) }
}

extension [Setting] {
  /// The setting of an attribute, if it was given.
  func named(_ name: String) -> Setting? {
    for setting in self where setting.kind.name == name { return setting }
    return nil
  }

  /// The value of an attribute, with its place.
  func name(of attribute: String) -> Name? { named(attribute)?.name }

  /// Whether a boolean attribute is true.
  func isTrue(_ attribute: String) -> Bool? { named(attribute).map { $0.value == "true" } }
}

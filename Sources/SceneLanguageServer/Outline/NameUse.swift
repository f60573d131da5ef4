import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// A name that refers to something: `detail` in `destination="detail"`.
struct NameUse {
  /// The name.
  let name: String
  /// The range of the name.
  let range: SourceRange
  /// The declaration.
  let scope: NameScope
  /// The element that has the attribute, as an index of the outline's items.
  let item: Int

  /// The names in the value of an attribute.
  static func all(
    in attribute: Document.Attribute, of kind: AttributeKind, _ scope: NameScope, item: Int
  ) -> [NameUse] {
    let range = attribute.valueRange
    // With references such as `&amp;`, offsets in the value are not those in the file.
    guard range.length == attribute.value.utf8.count else {
      return kind.isWholeName ? [NameUse(name: attribute.value, range: range, scope: scope, item: item)] : []
    }
    return kind.names(in: attribute.value).map { word in
      let start = range.start + word.lowerBound
      return NameUse(
        name: String(decoding: Array(attribute.value.utf8)[word], as: UTF8.self),
        range: SourceRange(start, range.start + word.upperBound), scope: scope, item: item)
    }
  }
}

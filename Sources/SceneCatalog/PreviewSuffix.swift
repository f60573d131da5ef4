/// A suffix of an attribute's name, for a value that only previews show: `text.preview`.
package enum PreviewSuffix {
  /// The suffix.
  package static let name = "preview"

  /// The name of an attribute with the suffix.
  package static func spelling(of attribute: String) -> String { "\(attribute).\(name)" }

  /// The attribute in front of the suffix; nil if a name does not end in it.
  package static func attribute(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), name[dot...].dropFirst() == Self.name else { return nil }
    return String(name[..<dot])
  }
}

extension AttributeKind {
  /// Whether previews can show another value: that of what is seen, but not a name, a class, or the place of a view.
  package var takesPreview: Bool { effect != .structural || isForPreviews }

  /// The number of rows that previews show. The app's data source has that of the app.
  package static let rows = AttributeKind(
    "rows", .integer(atLeast: 0), .structural, isForPreviews: true,
    "The number of rows in previews, which is written with `.preview`.")
  /// The number of items that previews show.
  package static let items = AttributeKind(
    "items", .integer(atLeast: 0), .structural, isForPreviews: true,
    "The number of items in previews, which is written with `.preview`.")
}

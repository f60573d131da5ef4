import SceneDiagnostics

/// Attributes that several elements of a file share.
package struct Style: Sendable {
  /// Its id.
  let name: Name
  /// The attributes. Those of elements may have values of another kind.
  package let attributes: [Attribute]
  /// Whether an element has it.
  var isUsed = false
}

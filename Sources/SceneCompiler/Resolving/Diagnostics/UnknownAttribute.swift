import SceneDiagnostics

struct UnknownAttribute: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An element takes the attributes that `scenec catalog` lists for it, and no others. Nothing is skipped in silence, for a
    misspelt attribute would have no effect without anyone being told.

    Attributes are named as in Interface Builder, and positions as in Auto Layout: `top`, `leading`, `width`.
    """
  let attribute: String
  let element: String
  /// What the element has instead, as markup.
  let replacement: String?

  var text: String { "'\(attribute)' is not an attribute of '\(element)'" }
  var help: String? { replacement.map { "write \($0)" } }
}

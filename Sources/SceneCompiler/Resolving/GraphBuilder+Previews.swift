import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension GraphBuilder {
  /// The value that previews show in place of an attribute's; nil if there can be none, which is reported.
  mutating func preview(_ attribute: Document.Attribute, of element: ElementKind, _ order: Int) -> Attribute? {
    let kind = element.attributes[order]
    guard element.role != .style, kind.takesPreview else {
      log.report(
        UnexpectedPreview(attribute: kind.name, element: element.name, isNeeded: false), at: place(attribute.nameRange))
      return nil
    }
    return parse(attribute, kind, order)
  }

  /// Whether an attribute that stands without a suffix can do so; reported if not.
  mutating func isKnownWithoutSuffix(
    _ attribute: Document.Attribute, _ kind: AttributeKind, of element: ElementKind
  ) -> Bool {
    guard kind.isForPreviews else { return true }
    log.report(
      UnexpectedPreview(attribute: kind.name, element: element.name, isNeeded: true), at: place(attribute.nameRange),
      suggestion: Suggestion(PreviewSuffix.spelling(of: kind.name)))
    return false
  }
}

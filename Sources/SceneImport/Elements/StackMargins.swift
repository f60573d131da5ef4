import SceneCatalog

/// Interface Builder arranges the views of a stack view within the layout margins that the author sets. The document does
/// not record it; in code, `isLayoutMarginsRelativeArrangement` has to be set.
enum StackMargins {
  static func apply(to root: DraftElement) {
    for stack in root.subtree where stack.kind.name == "stackView" {
      guard let margins = stack.attributes.first(where: { $0.name == "layoutMargins" }),
        !stack.has("layoutMarginsRelativeArrangement")
      else { continue }
      stack.set("layoutMarginsRelativeArrangement", "true", from: margins.sources)
    }
  }
}

import SceneCatalog

extension ElementKind {
  /// Whether an attribute takes size classes behind its name.
  func takesTraits(_ name: String) -> Bool { false }
}

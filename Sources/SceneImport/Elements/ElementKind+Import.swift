import SceneCatalog

extension ElementKind {
  /// Whether an attribute takes size classes behind its name.
  func takesTraits(_ name: String) -> Bool {
    guard let attribute = attribute(named: name), case .all = traitSupport(of: attribute) else { return false }
    return true
  }

  /// What an element of a name means inside one of this kind; nil if it cannot stand there.
  func child(named name: String) -> ElementKind? {
    if let part = part(named: name) { return part }
    guard let kind = Catalog.element(named: name), children.contains(kind.role) else { return nil }
    return kind
  }
}

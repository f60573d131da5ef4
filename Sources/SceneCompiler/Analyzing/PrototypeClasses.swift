import SceneCatalog

/// The classes that are generated for prototypes.
extension SceneGraph {
  /// The views of a prototype that code reaches by name; none if the app's class has outlets.
  func namedViews(ofPrototype tree: ID<ViewTree>) -> [ID<SceneObject>] {
    guard let root = trees[tree].root, !objects[root].has(.customClass) else { return [] }
    return NamedViews.all(in: tree, self).filter { $0 != root }
  }

  /// The generated class of a prototype, which knows the style, and has the views that code reaches by name; nil if it needs
  /// none.
  func generatedClass(ofPrototype tree: ID<ViewTree>) -> String? {
    guard let root = trees[tree].root else { return nil }
    let needsClass = objects[root].isOfSpecialStyle || !namedViews(ofPrototype: tree).isEmpty
    return needsClass ? GeneratedNames.prototypeClass(objects[root], in: self) : nil
  }
}

extension SceneObject {
  /// Whether it is made with other values than a list makes it with.
  fileprivate var isOfSpecialStyle: Bool {
    guard let reuse = kind.reuse else { return false }
    return reuse.arguments.names.contains { name in
      guard let attribute = attributes.named(name), case .creation(let fallback) = attribute.kind.effect else {
        return false
      }
      return Word(attribute.value)?.swift != fallback
    }
  }
}

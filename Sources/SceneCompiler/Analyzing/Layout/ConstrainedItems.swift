import SceneCatalog

/// The views that constraints place, whose autoresizing masks must therefore not become constraints too.
///
/// A view with a frame or an autoresizing mask is none of them: it stays where its frame is, and others may be placed by it.
package enum ConstrainedItems {
  package static func all(of tree: ID<ViewTree>, _ graph: SceneGraph) -> Set<ID<SceneObject>> {
    var result: Set<ID<SceneObject>> = []
    var mentioned: [String] = []
    for id in graph.trees[tree].objects {
      if graph.objects[id].kind.role == .constraint {
        let object = graph.objects[id]
        mentioned += [object[.firstItem], object[.secondItem]].compactMap { $0?.name }
        if !object.has(.firstItem), let parent = object.parent, !graph.objects[parent].isPlacedByFrame {
          result.insert(parent)
        }
      } else if !graph.objects[id].layout.isEmpty || graph.objects[id].isPinned {
        result.insert(id)
      }
    }
    guard !mentioned.isEmpty else { return result }
    let named = graph.objectsByName(in: tree)
    for name in mentioned {
      guard let id = named[name] else { continue }
      if !graph.objects[id].isPlacedByFrame { result.insert(id) }
    }
    return result
  }
}

extension ConstraintItem {
  /// The name of the view or guide; nil for the superview and its guides.
  fileprivate var name: String? { if case .object(let name, _) = self { name } else { nil } }
}

package import SceneCompiler
import SceneCatalog

extension SceneGraph {
  /// The names of the images of asset catalogues that the scenes show, also in previews only.
  package var namesOfImages: Set<String> {
    var names: Set<String> = []
    for tree in treeIDs {
      for id in trees[tree].objects {
        for attribute in objects[id].attributes + objects[id].variations + objects[id].previews {
          if case .image(.asset(let name)) = attribute.value { names.insert(name) }
        }
      }
    }
    return names
  }
}

import SceneCatalog

/// The lists that the generated code serves: an object of it stands in front of the app's data source and delegate.
extension SceneGraph {
  /// Whether an object is a table or collection that the generated code serves, for the cells that the scene holds or for
  /// what selecting a cell of a prototype performs.
  func isServed(_ id: ID<SceneObject>) -> Bool { isStaticTable(id) || !selections(of: id).isEmpty }

  /// The headers and footers of tables in a scene that are as tall as their constraints ask for: those without a frame.
  func fittedViews(of scene: ID<Controller>) -> [(table: ID<SceneObject>, place: ViewPlace)] {
    tree(of: scene).objects.compactMap { id in
      let view = objects[id]
      guard let table = view.parent, let place = view[.viewPlace], place.isAsWideAsTable, !view.has(.frame) else {
        return nil
      }
      return (table, place)
    }
  }

  /// Whether an object is a table whose cells the scene holds.
  func isStaticTable(_ id: ID<SceneObject>) -> Bool {
    objects[id].children.contains { objects[$0].kind.role == .tableSection }
  }
}

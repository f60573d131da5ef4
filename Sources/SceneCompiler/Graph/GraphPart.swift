import SceneDiagnostics

extension SceneGraph {
  /// A top-level element of a file: a controller, or views that are no controller's.
  struct TopLevelElement: Sendable {
    /// The source range of the whole element.
    let range: SourceRange
    /// Its part of the graph's controllers.
    let controllers: Range<Int>
    /// Its part of the graph's trees.
    let trees: Range<Int>
    /// Its part of the graph's objects.
    let objects: Range<Int>
    /// Its part of the graph's segues.
    let segues: Range<Int>

    /// The same, in a graph with other files before its own.
    func moved(by offset: GraphOffset) -> Self {
      Self(
        range: range, controllers: controllers.moved(by: offset.controllers), trees: trees.moved(by: offset.trees),
        objects: objects.moved(by: offset.objects), segues: segues.moved(by: offset.segues))
    }
  }
}

/// A top-level element with all that is in it, as a part of its graph.
struct GraphPart {
  /// The graph.
  let graph: SceneGraph
  /// The element.
  let element: SceneGraph.TopLevelElement

  /// The ids of its controllers.
  var controllerIDs: [ID<Controller>] { element.controllers.map(ID.init) }
  /// The ids of its trees.
  var treeIDs: [ID<ViewTree>] { element.trees.map(ID.init) }
  /// The ids of its objects.
  var objectIDs: [ID<SceneObject>] { element.objects.map(ID.init) }
  /// The ids of its segues.
  var segueIDs: [ID<Segue>] { element.segues.map(ID.init) }
}

extension Range<Int> {
  fileprivate func moved(by count: Int) -> Self { lowerBound + count..<upperBound + count }
}

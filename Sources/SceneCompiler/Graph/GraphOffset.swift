/// The offset of a part of a graph, which is added to its ids when the part is joined to the rest.
struct GraphOffset {
  let files: Int
  let controllers: Int
  let trees: Int
  let objects: Int
  let segues: Int

  /// The offset of what is joined to a graph next.
  init(after graph: SceneGraph) {
    files = graph.files.count
    controllers = graph.controllers.count
    trees = graph.trees.count
    objects = graph.objects.count
    segues = graph.segues.count
  }
}

extension SceneGraph {
  /// The graph of the files of several graphs, one after the other.
  init(joining parts: consuming [SceneGraph]) {
    self.init()
    if parts.isEmpty { return }
    swap(&self, &parts[0])  // A second owner would copy what is appended to.
    for index in parts.indices.dropFirst() {
      parts[index].move(by: GraphOffset(after: self))
      append(parts[index])
    }
  }

  private mutating func append(_ other: SceneGraph) {
    files += other.files
    controllers += other.controllers
    trees += other.trees
    objects += other.objects
    segues += other.segues
  }

  /// Moves what its elements refer to, for a graph with other files before its own.
  private mutating func move(by offset: GraphOffset) {
    for index in files.indices { files[index].move(by: offset) }
    for index in controllers.indices { controllers[index].move(by: offset) }
    for index in trees.indices { trees[index].move(by: offset) }
    for index in objects.indices { objects[index].move(by: offset) }
    for index in segues.indices { segues[index].move(by: offset) }
  }
}

/// Which placeholders are used, and what is stood for by one.
struct PlaceholderUse: Sendable {
  private var used: Set<ID<Controller>> = []
  private var stoodFor: Set<ID<Controller>> = []

  init(_ graph: SceneGraph) {
    for id in graph.controllerIDs {
      if let parent = graph.controllers[id].parent { use(parent, graph) }
      if let target = graph.controllers[id].stands { stoodFor.insert(target) }
    }
    for file in graph.files { if let initial = file.initial { use(initial, graph) } }
    for segue in graph.segues { if let destination = segue.destination { use(destination, graph) } }
  }

  /// Whether a segue, a parent or a file's start refers to a placeholder.
  func isUsed(_ placeholder: ID<Controller>) -> Bool { used.contains(placeholder) }

  /// Whether a placeholder stands for a controller.
  func isStoodFor(_ controller: ID<Controller>) -> Bool { stoodFor.contains(controller) }

  private mutating func use(_ controller: ID<Controller>, _ graph: SceneGraph) {
    if graph.controllers[controller].isPlaceholder { used.insert(controller) }
  }
}

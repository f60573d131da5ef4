/// The number of scenes that use each class of the app.
struct ClassUse {
  private var counts: [String: Int] = [:]

  init(_ graph: SceneGraph) {
    for controller in graph.controllers where !controller.isPlaceholder {
      if let name = graph.className(of: controller) { counts[name, default: 0] += 1 }
    }
  }

  /// The number of scenes that use a class, by its qualified name.
  func scenes(of className: String) -> Int { counts[className] ?? 0 }
}

/// How many scenes each of the app classes serves.
struct ClassUse {
  private var counts: [String: Int] = [:]

  init(_ graph: SceneGraph) {
    for controller in graph.controllers where !controller.isPlaceholder {
      if let name = graph.className(of: controller) { counts[name, default: 0] += 1 }
    }
  }

  /// How many scenes a class serves, by its qualified name.
  func scenes(of className: String) -> Int { counts[className] ?? 0 }
}

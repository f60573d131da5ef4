/// How many scenes each of the author's classes serves.
struct ClassUse {
  private var counts: [String: Int] = [:]

  init(_ graph: SceneGraph) {
    for controller in graph.controllers where !controller.isPlaceholder {
      guard let name = controller.customClass?.text else { continue }
      counts[Self.key((graph.classModule(of: controller).map { $0 + "." } ?? "") + name), default: 0] += 1
    }
  }

  /// How many scenes a class serves.
  func scenes(of name: String) -> Int { counts[Self.key(name)] ?? 0 }

  /// `Box<Int, Bool>` and `Box<Int,Bool>` are one class.
  private static func key(_ name: String) -> String { name.filter { $0 != " " } }
}

import SceneCatalog

extension SceneObject {
  /// Whether a nib calls `awakeFromNib` of the object, and the class may do something there. The function that makes a
  /// view of the file calls it itself.
  var isAwakened: Bool {
    has(.customClass) && used == nil && kind.role.isOne(of: Self.awakened)
  }

  private static let awakened: Roles = .anyView.union([
    .gestureRecognizer, .refreshControl, .collectionLayout, .barButtonItem, .tabBarItem, .object,
  ])
}

extension SwiftText {
  /// Tells an object that everything is set.
  mutating func awake(_ object: SceneObject, _ variable: String) {
    guard object.kind.role == .object else { return line("\(variable).awakeFromNib()") }
    use(.awakening)
    line("SceneAwakening.awake(\(variable))")
  }
}

/// The names that are others in the new version, though what they name is the same.
struct Renames {
  /// New names of controllers by old ones.
  private var controllers: [String: String] = [:]
  /// The same within scenes, by the controller in the old version.
  private var objects: [Version.ID: [String: String]] = [:]

  init(from old: Version, to new: Version, _ matching: Matching) {
    for id in old.ids {
      guard let other = matching.new(id), let before = old[id].id, let after = new[other].id, before != after,
        let scene = old[id].scene
      else { continue }
      if scene == id { controllers[before] = after }
      objects[scene, default: [:]][before] = after
    }
  }

  /// Whether nothing was renamed.
  var isEmpty: Bool { controllers.isEmpty && objects.isEmpty }

  /// What an attribute of the old version says in the words of the new one.
  func renamed(_ value: String, of attribute: String, on node: Version.Node) -> String {
    guard !isEmpty, let mention = Mention(in: value, of: attribute, on: node.name) else { return value }
    switch mention.scope {
    case .controllers: return controllers[mention.name] ?? value
    case .scene:
      guard let scene = node.scene, let name = objects[scene]?[mention.name] else { return value }
      return mention.value(naming: name)
    }
  }
}

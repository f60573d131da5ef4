/// The names that changed between matched nodes.
struct Renames {
  /// The new names of controllers by old ones.
  private var controllers: [String: String] = [:]
  /// The new names in each scene, by the controller in the old version.
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

  /// The value of an attribute of the old version, with new names.
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

/// All references of a version, by target.
struct Mentions {
  /// An attribute with a reference.
  struct Referrer {
    let node: Version.ID
    let attribute: (name: String, value: String)
    let mention: Mention
  }

  private struct Key: Hashable {
    let isController: Bool
    /// The scene in which the name is looked up; nil for controllers.
    let scene: Version.ID?
    let name: String
  }

  private var referrers: [Key: [Referrer]] = [:]

  init(in version: Version) {
    for id in version.ids {
      let node = version[id]
      for attribute in node.attributes where attribute.name != "id" {
        guard let mention = Mention(in: attribute.value, of: attribute.name, on: node.name) else { continue }
        let isController = mention.scope == .controllers
        let key = Key(isController: isController, scene: isController ? nil : node.scene, name: mention.name)
        referrers[key, default: []].append(Referrer(node: id, attribute: attribute, mention: mention))
      }
    }
  }

  /// The attributes that refer to a node, in the order of the file.
  func referrers(to id: Version.ID, in version: Version) -> [Referrer] {
    guard let name = version[id].id else { return [] }
    let local = referrers[Key(isController: false, scene: version[id].scene, name: name)] ?? []
    guard version[id].scene == id else { return local }
    return local + (referrers[Key(isController: true, scene: nil, name: name)] ?? [])
  }
}

/// Finds nodes that both sides add: with the same name, or with the same meaning at the same place.
struct AddedPairs {
  private struct Key: Hashable {
    let scene: Version.ID?
    let identity: Identity
  }

  private let theirs: Version
  /// The named nodes that theirs adds.
  private var named: [Key: Version.ID] = [:]

  init(in theirs: Version, isNew: (Version.ID) -> Bool) {
    self.theirs = theirs
    for id in theirs.ids where isNew(id) {
      guard let identity = Identity(theirs[id]) else { continue }
      let key = Key(scene: theirs[id].scene == id ? nil : theirs[id].scene, identity: identity)
      if named[key] == nil { named[key] = id }
    }
  }

  /// The node of theirs that matches an added node of ours.
  ///
  /// - Parameter matching: contains the parent and the scene of the node.
  func match(of id: Version.ID, in matching: ThreeWayMatching) -> Version.ID? {
    let ours = matching.versions.ours
    let node = ours[id]
    let isNew = { (other: Version.ID) in matching.member(other, in: .theirs) < 0 }
    if let identity = Identity(node) {
      var scene: Version.ID?
      if let own = node.scene, own != id {
        guard let other = matching[matching.member(own, in: .ours)].theirs else { return nil }
        scene = other
      }
      guard let other = named[Key(scene: scene, identity: identity)], isNew(other) else { return nil }
      // A controller only matches a controller.
      return (theirs[other].scene == other) == (node.scene == id) ? other : nil
    }
    guard let parent = matching[matching.member(node.parent, in: .ours)].theirs else { return nil }
    let candidates = theirs[parent].children.filter(isNew)
    return candidates.first { theirs[$0].shape == node.shape }
      ?? candidates.first { isAlike(theirs[$0], node) }
  }

  /// Whether two nodes at the same place have the same meaning, whatever their other attributes.
  private func isAlike(_ a: Version.Node, _ b: Version.Node) -> Bool {
    guard a.kind == b.kind, a.name == b.name || a.kind == .declaration, Identity(a) == nil else { return false }
    if a.kind == .declaration || a.kind == .element && a.parent == 0 { return true }
    let (first, second) = (Identity.signs(of: a).first, Identity.signs(of: b).first)
    return first != nil && first == second || isTheOnlyOne(a) && isTheOnlyOne(b)
  }

  /// Whether the parent can have only one such node: the view of a controller.
  private func isTheOnlyOne(_ node: Version.Node) -> Bool {
    node.kind == .element && node.parent == node.scene && node.name.lowercased().hasSuffix("view")
  }
}

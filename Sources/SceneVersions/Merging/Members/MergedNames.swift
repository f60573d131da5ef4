/// The names of nodes after a merge in which a version renamed some.
struct MergedNames {
  /// A reference from one member to another.
  struct Reference: Hashable {
    let referrer: ThreeWayMatching.Member
    let attribute: String
    let target: ThreeWayMatching.Member
  }

  private let matching: ThreeWayMatching
  /// Controllers by name, in each version.
  private var controllers = ThreeWay<[String: ThreeWayMatching.Member]> { _ in [:] }
  /// The named nodes of a scene, including its controller, by the controller in that version.
  private var objects = ThreeWay<[Version.ID: [String: ThreeWayMatching.Member]]> { _ in [:] }
  /// The new names, where they differ from the name in a version.
  private var names = ThreeWay<[ThreeWayMatching.Member: String]> { _ in [:] }

  init(_ matching: ThreeWayMatching) {
    self.matching = matching
    for side in Side.allCases {
      let version = matching.versions[side]
      for id in version.ids {
        guard let name = version[id].id, let scene = version[id].scene else { continue }
        let member = matching.member(id, in: side)
        if scene == id { controllers[side][name] = member }
        objects[side][scene, default: [:]][name] = member
        if let new = newName(of: member), new != name { names[side][member] = new }
      }
    }
  }

  /// The name of a member after the merge; nil if the versions do not agree.
  private func newName(of member: ThreeWayMatching.Member) -> String? {
    ThreeWay { matching.node(member, in: $0)?.id }.resolved.flatMap(\.self)
  }

  /// The attributes of a member in a version, with the names after the merge.
  func attributes(of member: ThreeWayMatching.Member, in side: Side) -> [(name: String, value: String)] {
    guard let node = matching.node(member, in: side) else { return [] }
    guard !names[side].isEmpty else { return node.attributes }
    return node.attributes.map { ($0.name, translated($0, of: member, node, side)) }
  }

  private func translated(
    _ attribute: (name: String, value: String), of member: ThreeWayMatching.Member, _ node: Version.Node, _ side: Side
  ) -> String {
    if attribute.name == "id" { return names[side][member] ?? attribute.value }
    guard let mention = Mention(in: attribute.value, of: attribute.name, on: node.name),
      let target = target(of: mention, on: node, in: side), let name = names[side][target]
    else { return attribute.value }
    return mention.scope == .controllers ? name : mention.value(naming: name)
  }

  private func target(of mention: Mention, on node: Version.Node, in side: Side) -> ThreeWayMatching.Member? {
    switch mention.scope {
    case .controllers: controllers[side][mention.name]
    case .scene: node.scene.flatMap { objects[side][$0]?[mention.name] }
    }
  }

  /// All references in a version.
  func references(in side: Side) -> Set<Reference> {
    var references: Set<Reference> = []
    let version = matching.versions[side]
    for id in version.ids {
      for attribute in version[id].attributes where attribute.name != "id" {
        guard let mention = Mention(in: attribute.value, of: attribute.name, on: version[id].name),
          let target = target(of: mention, on: version[id], in: side)
        else { continue }
        references.insert(
          Reference(referrer: matching.member(id, in: side), attribute: attribute.name, target: target))
      }
    }
    return references
  }
}

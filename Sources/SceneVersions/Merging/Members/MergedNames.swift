/// The names of nodes after a merge in which a version renamed some.
struct MergedNames {
  /// A reference from one member to another.
  struct Reference: Hashable {
    let referrer: ThreeWayMatching.Member
    let attribute: String
    let target: ThreeWayMatching.Member
  }

  private let matching: ThreeWayMatching
  private let declared: ThreeWay<DeclaredNames>
  /// The new names, where they differ from the name in a version.
  private var names = ThreeWay<[ThreeWayMatching.Member: String]> { _ in [:] }

  init(_ matching: ThreeWayMatching) {
    self.matching = matching
    declared = matching.versions.map { DeclaredNames(in: $0) }
    for side in Side.allCases {
      let version = matching.versions[side]
      for id in version.ids {
        guard let name = version[id].declaredName else { continue }
        let member = matching.member(id, in: side)
        if let new = newName(of: member), new != name { names[side][member] = new }
      }
    }
  }

  /// The name of a member after the merge; nil if the versions do not agree.
  private func newName(of member: ThreeWayMatching.Member) -> String? {
    ThreeWay { matching.node(member, in: $0)?.declaredName }.resolved.flatMap(\.self)
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
    if attribute.name == node.namingAttribute { return names[side][member] ?? attribute.value }
    return Mention.value(attribute.value, of: attribute.name, on: node) { mention in
      target(of: mention, from: member, in: side).flatMap { names[side][$0] }
    }
  }

  private func target(
    of mention: Mention, from member: ThreeWayMatching.Member, in side: Side
  ) -> ThreeWayMatching.Member? {
    guard let id = matching[member][side] else { return nil }
    return declared[side].target(of: mention, from: id).map { matching.member($0, in: side) }
  }

  /// All references in a version.
  func references(in side: Side) -> Set<Reference> {
    var references: Set<Reference> = []
    let version = matching.versions[side]
    for id in version.ids {
      let member = matching.member(id, in: side)
      for attribute in version[id].attributes {
        for mention in Mention.all(in: attribute.value, of: attribute.name, on: version[id]) {
          guard let target = target(of: mention, from: member, in: side) else { continue }
          references.insert(Reference(referrer: member, attribute: attribute.name, target: target))
        }
      }
    }
    return references
  }
}

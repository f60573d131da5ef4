/// Three versions of a scene, base and two that come of it, and what in each is the same as what in the others.
struct Trio {
  /// Something that is in at least one version.
  typealias Member = Int

  /// Which version.
  enum Part: Int, CaseIterable {
    case base, ours, theirs

    /// The other of the two new versions.
    var other: Part { self == .ours ? .theirs : .ours }
  }

  private let versions: [Version]
  /// The member that each node of each version is.
  private(set) var members: [[Member]]
  /// The node that each member is in each version.
  private var nodes: [[Version.ID?]] = []

  init(base: Version, ours: Version, theirs: Version) {
    versions = [base, ours, theirs]
    members = versions.map { Array(repeating: -1, count: $0.ids.count) }
    let (toOurs, toTheirs) = (Matcher.match(base, ours), Matcher.match(base, theirs))
    for id in base.ids { add([id, toOurs.new(id), toTheirs.new(id)]) }
    for id in ours.ids where members[1][id] < 0 { add([nil, id, counterpart(of: id)]) }
    for id in theirs.ids where members[2][id] < 0 { add([nil, nil, id]) }
  }

  /// All members; what stands in another comes behind it, in each version.
  var all: Range<Member> { nodes.indices }

  subscript(part: Part) -> Version { _read { yield versions[part.rawValue] } }

  /// A member's place in a version, if it is there.
  func id(_ member: Member, in part: Part) -> Version.ID? { nodes[member][part.rawValue] }

  /// A member as it is in a version, if it is there.
  func node(_ member: Member, in part: Part) -> Version.Node? { id(member, in: part).map { self[part][$0] } }

  /// What a member stands in in a version; nil if it is not there, or is the file itself.
  func parent(of member: Member, in part: Part) -> Member? {
    guard let id = id(member, in: part), id != 0 else { return nil }
    return self.member(self[part][id].parent, in: part)
  }

  /// What stands in a member in a version, in order.
  func children(of member: Member, in part: Part) -> [Member] {
    node(member, in: part)?.children.map { self.member($0, in: part) } ?? []
  }

  /// The member that a node of a version is.
  func member(_ id: Version.ID, in part: Part) -> Member { members[part.rawValue][id] }

  private mutating func add(_ ids: [Version.ID?]) {
    for (part, id) in ids.enumerated() { if let id { members[part][id] = nodes.count } }
    nodes.append(ids)
  }

  // MARK: What both versions add

  /// What theirs adds that is the same as what ours adds: it has the same name, or is the same in the same place.
  private func counterpart(of id: Version.ID) -> Version.ID? {
    let (ours, theirs) = (versions[1], versions[2])
    let node = ours[id]
    let isNew = { (other: Version.ID) in members[2][other] < 0 }
    if let identity = Identity(node) {
      let range = scope(of: node, id)
      return range.first { isNew($0) && Identity(theirs[$0]) == identity && (theirs[$0].scene == $0) == (node.scene == id) }
    }
    guard let parent = self.node(member(node.parent, in: .ours), in: .theirs) else { return nil }
    let candidates = parent.children.filter(isNew)
    return candidates.first { theirs[$0].shape == node.shape }
      ?? candidates.first { Self.isTheOnlyOne(node, ours) && Self.isTheOnlyOne(theirs[$0], theirs) && theirs[$0].name == node.name }
      ?? candidates.first { other in
        let (a, b) = (Identity.signs(of: node), Identity.signs(of: theirs[other]))
        return theirs[other].name == node.name && Identity(theirs[other]) == nil && !a.isEmpty && a.first == b.first
      }
  }

  /// Where in theirs something of the same name as a node of ours would be the same.
  private func scope(of node: Version.Node, _ id: Version.ID) -> Range<Version.ID> {
    guard let scene = node.scene, scene != id else { return versions[2].ids }
    return self.id(member(scene, in: .ours), in: .theirs).map(versions[2].subtree) ?? 0..<0
  }

  /// Whether there can be no second one beside a node: the root element, the view of a controller.
  private static func isTheOnlyOne(_ node: Version.Node, _ version: Version) -> Bool {
    node.parent == 0 && node.kind == .element || node.kind == .declaration
      || node.parent == node.scene && node.name.lowercased().hasSuffix("view")
  }
}

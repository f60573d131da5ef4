/// Three versions of a scene, and what in each is the same as what in the others.
struct ThreeWayMatching {
  /// Something that is in at least one version, as a number; the same in all that have it.
  typealias Member = Int

  let versions: ThreeWay<Version>
  /// The member that each node of each version is.
  private var members: ThreeWay<[Member]>
  /// The node that each member is in each version.
  private var nodes: [ThreeWay<Version.ID?>] = []

  init(_ versions: ThreeWay<Version>) {
    self.versions = versions
    members = versions.map { Array(repeating: -1, count: $0.ids.count) }
    let (base, ours, theirs) = (versions.base, versions.ours, versions.theirs)
    let (toOurs, toTheirs) = (Matcher.match(base, ours), Matcher.match(base, theirs))
    for id in base.ids { add(ThreeWay(base: id, ours: toOurs.new(id), theirs: toTheirs.new(id))) }
    let counterparts = Counterparts(in: theirs) { members.theirs[$0] < 0 }
    for id in ours.ids where members.ours[id] < 0 {
      add(ThreeWay(base: nil, ours: id, theirs: counterparts.counterpart(of: id, in: self)))
    }
    for id in theirs.ids where members.theirs[id] < 0 { add(ThreeWay(base: nil, ours: nil, theirs: id)) }
  }

  private mutating func add(_ ids: ThreeWay<Version.ID?>) {
    for side in Side.allCases { if let id = ids[side] { members[side][id] = nodes.count } }
    nodes.append(ids)
  }

  /// All members; the file is the first.
  var all: Range<Member> { nodes.indices }

  /// A member's place in each version, where it is there.
  subscript(member: Member) -> ThreeWay<Version.ID?> { nodes[member] }

  /// A member as it is in a version, if it is there.
  func node(_ member: Member, in side: Side) -> Version.Node? { nodes[member][side].map { versions[side][$0] } }

  /// The member that a node of a version is; less than 0 if that is not known yet.
  func member(_ id: Version.ID, in side: Side) -> Member { members[side][id] }

  /// What a member stands in in a version; nil if it is not there, or is the file itself.
  func parent(of member: Member, in side: Side) -> Member? {
    guard let id = nodes[member][side], id != 0 else { return nil }
    return members[side][versions[side][id].parent]
  }

  /// What stands in a member in a version, in order.
  func children(of member: Member, in side: Side) -> [Member] {
    node(member, in: side)?.children.map { members[side][$0] } ?? []
  }

  /// A member and all that stands in it in a version.
  func subtree(of member: Member, in side: Side) -> ArraySlice<Member> {
    guard let id = nodes[member][side] else { return [] }
    return members[side][versions[side].subtree(of: id)]
  }

  /// Whether a member stands in a version at all.
  func has(_ member: Member, _ side: Side) -> Bool { nodes[member][side] != nil }
}

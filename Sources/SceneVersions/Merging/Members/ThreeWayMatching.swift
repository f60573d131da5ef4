/// The three versions of a scene, with their nodes matched.
struct ThreeWayMatching {
  /// A node of at least one version, with the same number in all versions that have it.
  typealias Member = Int

  let versions: ThreeWay<Version>
  /// The member of each node of each version.
  private var members: ThreeWay<[Member]>
  /// The node of each member in each version.
  private var nodes: [ThreeWay<Version.ID?>] = []

  init(_ versions: ThreeWay<Version>) {
    self.versions = versions
    members = versions.map { Array(repeating: -1, count: $0.ids.count) }
    let (base, ours, theirs) = (versions.base, versions.ours, versions.theirs)
    let (toOurs, toTheirs) = (Matcher.match(base, ours), Matcher.match(base, theirs))
    for id in base.ids { add(ThreeWay(base: id, ours: toOurs.new(id), theirs: toTheirs.new(id))) }
    let addedPairs = AddedPairs(in: theirs) { members.theirs[$0] < 0 }
    for id in ours.ids where members.ours[id] < 0 {
      add(ThreeWay(base: nil, ours: id, theirs: addedPairs.match(of: id, in: self)))
    }
    for id in theirs.ids where members.theirs[id] < 0 { add(ThreeWay(base: nil, ours: nil, theirs: id)) }
  }

  private mutating func add(_ ids: ThreeWay<Version.ID?>) {
    for side in Side.allCases { if let id = ids[side] { members[side][id] = nodes.count } }
    nodes.append(ids)
  }

  /// All members; the file is the first.
  var all: Range<Member> { nodes.indices }

  /// The node of a member in each version.
  subscript(member: Member) -> ThreeWay<Version.ID?> { nodes[member] }

  /// A member as a node of a version; nil if it is missing there.
  func node(_ member: Member, in side: Side) -> Version.Node? { nodes[member][side].map { versions[side][$0] } }

  /// The member of a node; negative if it is not matched yet.
  func member(_ id: Version.ID, in side: Side) -> Member { members[side][id] }

  /// The parent of a member in a version; nil if it is missing there, or is the file itself.
  func parent(of member: Member, in side: Side) -> Member? {
    guard let id = nodes[member][side], id != 0 else { return nil }
    return members[side][versions[side][id].parent]
  }

  /// The children of a member in a version, in order.
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

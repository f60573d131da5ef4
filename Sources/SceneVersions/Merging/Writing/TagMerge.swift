/// Merges the start tags of three versions, attribute by attribute.
struct TagMerge {
  /// The tag for each version; equal in both if there is no conflict.
  private(set) var tags: ThreeWay<StartTag>

  /// Whether both versions made incompatible changes.
  private(set) var isConflict = false

  /// The changes that are conflicts.
  enum Caution {
    /// Two values of one attribute.
    case none
    /// Any two changes of one tag.
    case ofTwoChanges
    /// Any change.
    case ofChanges
  }

  /// Merges the tags of one element; nil if no version has it.
  init?(_ sides: ThreeWay<StartTag?>, _ caution: Caution) {
    let present = [sides.ours, sides.theirs].compactMap(\.self)
    guard let first = present.first, let last = present.last else { return nil }
    let (ours, theirs) = (sides.ours ?? last, sides.theirs ?? first)
    // If only theirs changed the tag, its formatting is that of theirs.
    let isOfTheirs = sides.base.map { $0.layout == ours.layout } ?? false
    tags = ThreeWay(base: sides.base ?? ours, ours: isOfTheirs ? theirs : ours, theirs: isOfTheirs ? theirs : ours)
    guard let base = sides.base, present.count == 2 else {
      if present.count == 2, !Self.saysTheSame(ours, theirs) { addBoth(ours, theirs) }
      return
    }
    let isOneChange = Self.saysTheSame(ours, base) || Self.saysTheSame(theirs, base)
    if caution == .ofChanges || caution == .ofTwoChanges && !isOneChange, !Self.saysTheSame(ours, theirs) {
      tags = ThreeWay(base: base, ours: ours, theirs: theirs)
      isConflict = true
      return
    }
    merge(ThreeWay(base: base, ours: ours, theirs: theirs))
  }

  private mutating func merge(_ sides: ThreeWay<StartTag>) {
    for side in [Side.ours, .theirs] { tags[side].name = Self.name(sides) ?? sides[side].name }
    let known = sides.map(\.attributesByName)
    let written = tags.map(\.attributesByName)
    // The changes of each version, by the version that they are taken from.
    var changes: [Side: [Side: [String: StartTag.Attribute?]]] = [:]
    for name in Self.names(sides) {
      let attributes = known.map { $0[name] }
      let values = attributes.map { $0?.value }
      let resolved = values.resolved
      if resolved == nil { isConflict = true }
      for side in [Side.ours, .theirs] {
        let value = resolved ?? values[side]
        if value == written[side][name]?.value { continue }
        let source: Side = values.ours == value ? .ours : values.theirs == value ? .theirs : .base
        changes[side, default: [:]][source, default: [:]].updateValue(attributes[source], forKey: name)
      }
    }
    for (side, changes) in changes {
      for source in [Side.ours, .theirs, .base] { tags[side].set(changes[source] ?? [:], of: sides[source]) }
    }
  }

  /// Merges tags without a base: the result has the attributes of both.
  private mutating func addBoth(_ ours: StartTag, _ theirs: StartTag) {
    var nothing = ours
    nothing.attributes = []
    merge(ThreeWay(base: nothing, ours: ours, theirs: theirs))
  }

  private static func name(_ sides: ThreeWay<StartTag>) -> String? { sides.map(\.name).resolved }

  private static func names(_ sides: ThreeWay<StartTag>) -> [String] {
    var names = sides.ours.attributes.map(\.name)
    var seen = Set(names)
    for other in [sides.theirs, sides.base] {
      names += other.attributes.map(\.name).filter { seen.insert($0).inserted }
    }
    return names
  }

  private static func saysTheSame(_ a: StartTag, _ b: StartTag) -> Bool {
    let (first, second) = (a.attributes.map { [$0.name, $0.value] }, b.attributes.map { [$0.name, $0.value] })
    return a.name == b.name && Set(first) == Set(second)
  }
}

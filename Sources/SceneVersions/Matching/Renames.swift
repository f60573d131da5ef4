/// The names that changed between matched nodes.
struct Renames {
  private let declared: DeclaredNames
  /// The new names, by the node in the old version.
  private var names: [Version.ID: String] = [:]

  init(from old: Version, to new: Version, _ matching: Matching) {
    declared = DeclaredNames(in: old)
    for id in old.ids {
      guard let other = matching.new(id), let before = old[id].declaredName, let after = new[other].declaredName,
        before != after
      else { continue }
      names[id] = after
    }
  }

  /// Whether nothing was renamed.
  var isEmpty: Bool { names.isEmpty }

  /// The value of an attribute of a node of the old version, with new names.
  func renamed(_ value: String, of attribute: String, on node: Version.Node, _ id: Version.ID) -> String {
    guard !isEmpty else { return value }
    return Mention.value(value, of: attribute, on: node) { mention in
      declared.target(of: mention, from: id).flatMap { names[$0] }
    }
  }
}

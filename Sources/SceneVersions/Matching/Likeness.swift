/// How much two nodes are alike, their ids aside: by what they say, what is in them, and what leads to them.
struct Likeness {
  /// What is known of one node.
  private struct Portrait {
    /// What it says, and how much that counts.
    var features: [String: Int] = [:]
    /// Whether it has a name, so that another name means another thing unless there is reason to think otherwise.
    let isNamed: Bool

    var total: Int { features.values.reduce(0, +) }
  }

  private let old: [Version.ID: Portrait]
  private let new: [Version.ID: Portrait]

  /// Looks at some nodes of two versions, of which `matching` says what is known already.
  init(_ olds: [Version.ID], _ old: Version, _ news: [Version.ID], _ new: Version, _ matching: Matching) {
    let oldReferrers = Self.referrers(of: olds, in: old) { matching.new($0) == nil ? nil : $0 }
    let newReferrers = Self.referrers(of: news, in: new) { matching.old($0) }
    self.old = Self.features(of: olds, in: old, oldReferrers)
    self.new = Self.features(of: news, in: new, newReferrers)
  }

  /// How much two nodes are alike, up to 1; nil if it is not enough to take one for the other.
  func between(_ old: Version.ID, _ new: Version.ID) -> Double? {
    guard let a = self.old[old], let b = self.new[new] else { return nil }
    let common = a.features.reduce(0) { $0 + min($1.value, b.features[$1.key] ?? 0) }
    let likeness = Double(2 * common) / Double(max(1, a.total + b.total))
    guard a.isNamed, b.isNamed else { return likeness >= 0.5 ? likeness : nil }
    // To be two of a kind is no reason.
    return common > 1 && likeness >= 0.6 ? likeness : nil
  }

  private static func features(
    of ids: [Version.ID], in version: Version, _ referrers: [Version.ID: [String]]
  ) -> [Version.ID: Portrait] {
    var result: [Version.ID: Portrait] = [:]
    for id in ids {
      var features: [String: Int] = [:]
      for inner in version.subtree(of: id) {
        let node = version[inner]
        features[node.name + (inner == id ? "" : "#" + (node.id ?? "")), default: 0] += 1
        for attribute in node.attributes where attribute.name != "id" {
          let weight = attribute.name == "customClass" ? 3 : 1
          features["\(node.name).\(value(attribute, of: node, withoutNameOf: version[id]))", default: 0] += weight
        }
      }
      for referrer in referrers[id] ?? [] { features["<- " + referrer, default: 0] += 3 }
      result[id] = Portrait(features: features, isNamed: Identity(version[id]) != nil)
    }
    return result
  }

  /// What leads to nodes by their ids, in words that are the same in both versions.
  private static func referrers(
    of ids: [Version.ID], in version: Version, _ known: (Version.ID) -> Version.ID?
  ) -> [Version.ID: [String]] {
    var targets: [String: Version.ID] = [:]
    for id in ids { if let name = version[id].id { targets[name] = id } }
    guard !targets.isEmpty else { return [:] }
    var result: [Version.ID: [String]] = [:]
    for id in version.ids {
      let node = version[id]
      for attribute in node.attributes where attribute.name != "id" {
        guard let mention = Mention(in: attribute.value, of: attribute.name, on: node.name),
          let target = targets[mention.name], target != id,
          mention.scope == .controllers ? version[target].scene == target : version[target].scene == node.scene
        else { continue }
        let scene = node.scene.flatMap(known).map { String($0) } ?? "?"
        let sign = ["id", "identifier", "kind", "property"].compactMap { node[$0] }
        let value = value(attribute, of: node, withoutNameOf: version[target])
        result[target, default: []].append("\(scene) \(node.name) \(sign) \(value)")
      }
    }
    return result
  }

  /// `top=title.bottom`; without the name, where it is that of a node whose name is not to matter.
  private static func value(
    _ attribute: (name: String, value: String), of node: Version.Node, withoutNameOf other: Version.Node
  ) -> String {
    let mention = Mention(in: attribute.value, of: attribute.name, on: node.name)
    let isOther = mention != nil && mention?.name == other.id
    return "\(attribute.name)=\(isOther ? mention?.value(naming: "") ?? "" : attribute.value)"
  }
}

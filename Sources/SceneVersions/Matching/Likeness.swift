/// How much two nodes are alike, their ids aside: by what they say, what is in them, and what leads to them.
struct Likeness {
  /// What is known of one node.
  private struct Portrait {
    /// What it says and how much that counts, by the number of what it says, in order.
    let features: [(number: Int, weight: Int)]
    let total: Int
    /// Whether it has a name, so that another name means another thing unless there is reason to think otherwise.
    let isNamed: Bool
  }

  /// Numbers for what nodes say: the same for the same, in both versions.
  private struct FeatureNumbers {
    private var numbers: [String: Int] = [:]

    mutating func number(of feature: String) -> Int {
      if let number = numbers[feature] { return number }
      numbers[feature] = numbers.count
      return numbers.count - 1
    }
  }

  private let old: [Version.ID: Portrait]
  private let new: [Version.ID: Portrait]

  /// Looks at some nodes of two versions, of which `matching` says what is known already.
  init(
    _ olds: [Version.ID], _ old: Version, _ oldMentions: Mentions, _ news: [Version.ID], _ new: Version,
    _ newMentions: Mentions, _ matching: Matching
  ) {
    var numbers = FeatureNumbers()
    let oldReferrers = Self.referrers(of: olds, in: old, oldMentions) { matching.new($0) == nil ? nil : $0 }
    let newReferrers = Self.referrers(of: news, in: new, newMentions) { matching.old($0) }
    self.old = Self.portraits(of: olds, in: old, oldReferrers, &numbers)
    self.new = Self.portraits(of: news, in: new, newReferrers, &numbers)
  }

  /// How much two nodes are alike, up to 1; nil if it is not enough to take one for the other.
  func between(_ old: Version.ID, _ new: Version.ID) -> Double? {
    guard let a = self.old[old], let b = self.new[new] else { return nil }
    let common = Self.weight(ofCommon: a.features, b.features)
    let likeness = Double(2 * common) / Double(max(1, a.total + b.total))
    guard a.isNamed, b.isNamed else { return likeness >= 0.5 ? likeness : nil }
    // To be two of a kind is no reason.
    return common > 1 && likeness >= 0.6 ? likeness : nil
  }

  private static func weight(
    ofCommon a: [(number: Int, weight: Int)], _ b: [(number: Int, weight: Int)]
  ) -> Int {
    var (i, j, weight) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i].number == b[j].number {
        weight += min(a[i].weight, b[j].weight)
        (i, j) = (i + 1, j + 1)
      } else if a[i].number < b[j].number {
        i += 1
      } else {
        j += 1
      }
    }
    return weight
  }

  private static func portraits(
    of ids: [Version.ID], in version: Version, _ referrers: [Version.ID: [String]], _ numbers: inout FeatureNumbers
  ) -> [Version.ID: Portrait] {
    var result: [Version.ID: Portrait] = [:]
    for id in ids {
      var weights: [Int: Int] = [:]
      for inner in version.subtree(of: id) {
        let node = version[inner]
        weights[numbers.number(of: node.name + (inner == id ? "" : "#" + (node.id ?? ""))), default: 0] += 1
        for attribute in node.attributes where attribute.name != "id" {
          let value = value(attribute, of: node, withoutNameOf: version[id])
          weights[numbers.number(of: "\(node.name).\(value)"), default: 0] += attribute.name == "customClass" ? 3 : 1
        }
      }
      for referrer in referrers[id] ?? [] { weights[numbers.number(of: "<- " + referrer), default: 0] += 3 }
      result[id] = Portrait(
        features: weights.map { (number: $0.key, weight: $0.value) }.sorted { $0.number < $1.number },
        total: weights.values.reduce(0, +), isNamed: Identity(version[id]) != nil)
    }
    return result
  }

  /// What leads to nodes by their ids, in words that are the same in both versions.
  private static func referrers(
    of ids: [Version.ID], in version: Version, _ mentions: Mentions, _ known: (Version.ID) -> Version.ID?
  ) -> [Version.ID: [String]] {
    var targets: [String: Version.ID] = [:]
    for id in ids { if let name = version[id].id { targets[name] = id } }
    var result: [Version.ID: [String]] = [:]
    for target in targets.values {
      for referrer in mentions.referrers(to: target, in: version) where referrer.node != target {
        let node = version[referrer.node]
        let scene = node.scene.flatMap(known).map { String($0) } ?? "?"
        let sign = ["id", "identifier", "kind", "property"].compactMap { node[$0] }
        let value = "\(referrer.attribute.name)=\(referrer.mention.value(naming: ""))"
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

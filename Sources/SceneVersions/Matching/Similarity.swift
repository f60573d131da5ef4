import SceneCatalog

/// The similarity of nodes without their ids: of their attributes, their contents and the references to them.
struct Similarity {
  /// The feature vector of a node.
  private struct FeatureVector {
    /// Its features, by number, in ascending order, with their weights.
    let features: [(number: Int, weight: Int)]
    let total: Int
    /// Whether it has a name. Nodes with different names need a higher similarity.
    let isNamed: Bool
  }

  /// Numbers for features. Equal features have equal numbers in both versions.
  private struct FeatureNumbers {
    private var numbers: [String: Int] = [:]

    mutating func number(of feature: String) -> Int {
      if let number = numbers[feature] { return number }
      numbers[feature] = numbers.count
      return numbers.count - 1
    }
  }

  private let old: [Version.ID: FeatureVector]
  private let new: [Version.ID: FeatureVector]

  /// Computes the features of some nodes of two versions. `matching` contains the nodes that are matched already.
  init(
    _ olds: [Version.ID], _ old: Version, _ oldMentions: Mentions, _ news: [Version.ID], _ new: Version,
    _ newMentions: Mentions, _ matching: Matching
  ) {
    var numbers = FeatureNumbers()
    let oldReferrers = Self.referrers(of: olds, in: old, oldMentions) { matching.new($0) == nil ? nil : $0 }
    let newReferrers = Self.referrers(of: news, in: new, newMentions) { matching.old($0) }
    self.old = Self.featureVectors(of: olds, in: old, oldReferrers, &numbers)
    self.new = Self.featureVectors(of: news, in: new, newReferrers, &numbers)
  }

  /// The similarity of two nodes, up to 1; nil if it is not enough for a match.
  func between(_ old: Version.ID, _ new: Version.ID) -> Double? {
    guard let a = self.old[old], let b = self.new[new] else { return nil }
    let common = Self.weight(ofCommon: a.features, b.features)
    let similarity = Double(2 * common) / Double(max(1, a.total + b.total))
    guard a.isNamed, b.isNamed else { return similarity >= 0.5 ? similarity : nil }
    // The element name alone is not enough.
    return common > 1 && similarity >= 0.6 ? similarity : nil
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

  private static func featureVectors(
    of ids: [Version.ID], in version: Version, _ referrers: [Version.ID: [String]], _ numbers: inout FeatureNumbers
  ) -> [Version.ID: FeatureVector] {
    var result: [Version.ID: FeatureVector] = [:]
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
      result[id] = FeatureVector(
        features: weights.map { (number: $0.key, weight: $0.value) }.sorted { $0.number < $1.number },
        total: weights.values.reduce(0, +), isNamed: Identity(version[id]) != nil)
    }
    return result
  }

  /// The references to nodes by their ids, in a form that is equal in both versions.
  private static func referrers(
    of ids: [Version.ID], in version: Version, _ mentions: Mentions, _ known: (Version.ID) -> Version.ID?
  ) -> [Version.ID: [String]] {
    var result: [Version.ID: [String]] = [:]
    for target in Set(ids) {
      // A style is what it sets, whoever has it.
      for referrer in mentions.referrers(to: target)
      where referrer.node != target && referrer.mention.scope != .styles {
        let node = version[referrer.node]
        let scene = node.scene.flatMap(known).map { String($0) } ?? "?"
        let sign = ["id", "identifier", "kind", "property"].compactMap { node[$0] }
        let value = "\(referrer.attribute.name)=\(referrer.mention.value(naming: ""))"
        result[target, default: []].append("\(scene) \(node.name) \(sign) \(value)")
      }
    }
    return result
  }

  /// `top=title.bottom`; without the name, if it is that of a node whose name does not count.
  private static func value(
    _ attribute: (name: String, value: String), of node: Version.Node, withoutNameOf other: Version.Node
  ) -> String {
    let value = Mention.value(attribute.value, of: attribute.name, on: node) { $0.name == other.id ? "" : nil }
    return "\(attribute.name)=\(value)"
  }
}

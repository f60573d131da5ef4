import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// Makes styles of the attributes that several elements share.
struct SharedStyles {
  private let root: DraftElement
  private let kind: ElementKind
  private var taken: UniqueWords

  static func apply(to root: DraftElement) {
    guard let kind = Catalog.element(named: "style"), root.kind.child(named: "style") != nil else { return }
    var styles = SharedStyles(root: root, kind: kind)
    var groups: [(kind: String, elements: [DraftElement])] = []
    for element in root.subtree where element.kind.attribute(named: "styles") != nil {
      if let index = groups.firstIndex(where: { $0.kind == element.kind.name }) {
        groups[index].elements.append(element)
      } else {
        groups.append((element.kind.name, [element]))
      }
    }
    for group in groups { styles.addStyles(for: group.elements) }
  }

  private init(root: DraftElement, kind: ElementKind) {
    (self.root, self.kind) = (root, kind)
    taken = UniqueWords(reserved: root.subtree.compactMap(\.name), ignoringCase: true)
  }

  /// An attribute with its value, as styles have it.
  private struct Property: Hashable {
    let name: String
    let value: String
  }

  /// Makes the styles that save the most attributes, until none saves any. An element gets at most one.
  private mutating func addStyles(for elements: [DraftElement]) {
    var left = elements.map { ($0, properties(of: $0)) }.filter { $0.1.count > 1 }
    while let best = best(among: left.map(\.1)) {
      let chosen = left.filter { $0.1.isSuperset(of: best) }.map(\.0)
      root.append(style(best, for: chosen))
      left.removeAll { $0.1.isSuperset(of: best) }
    }
  }

  /// Which sets have each property.
  private struct Holders {
    private var positions: [Property: [Int]] = [:]

    init(_ sets: [Set<Property>]) {
      for (position, set) in sets.enumerated() {
        for property in set { positions[property, default: []].append(position) }
      }
    }

    /// The number of sets that have all properties of one.
    func count(_ properties: Set<Property>, in sets: [Set<Property>]) -> Int {
      let rarest = properties.lazy.compactMap { positions[$0] }.min { $0.count < $1.count } ?? []
      return rarest.count { sets[$0].isSuperset(of: properties) }
    }
  }

  /// The set of properties whose style saves most attributes.
  private func best(among sets: [Set<Property>]) -> Set<Property>? {
    var distinct: [Set<Property>] = []
    var (known, counted): (Set<Set<Property>>, Set<Set<Property>>) = ([], [])
    for set in sets where distinct.count < Self.limit && known.insert(set).inserted { distinct.append(set) }
    let holders = Holders(sets)
    var best: (saved: Int, set: Set<Property>, text: String)?
    for (index, one) in distinct.enumerated() {
      for other in distinct[index...] {
        let shared = one.intersection(other)
        guard shared.count > 1, counted.insert(shared).inserted else { continue }
        let saved = Self.saved(shared.count, by: holders.count(shared, in: sets))
        guard saved > 0, saved >= best?.saved ?? 0 else { continue }
        // Of two that save the same, one is chosen by its text, so that imports are the same each time.
        let text = shared.map { $0.name + "=" + $0.value }.sorted().joined(separator: " ")
        if let best, best.saved == saved, best.text <= text { continue }
        best = (saved, shared, text)
      }
    }
    return best?.set
  }

  /// The number of attributes that a style saves. It costs its attributes and its name, and each use of it one.
  private static func saved(_ count: Int, by users: Int) -> Int { (users - 1) * count - users - 1 }

  /// The number of different sets that are compared with each other. More would take too long.
  private static let limit = 60

  private mutating func style(_ properties: Set<Property>, for elements: [DraftElement]) -> DraftElement {
    let style = DraftElement(kind, from: nil)
    for attribute in elements[0].attributes where properties.contains(where: { $0.name == attribute.name }) {
      let sources = elements.flatMap { $0.attributes.first { $0.name == attribute.name }?.sources ?? [] }
      style.set(attribute.name, attribute.value, from: sources)
    }
    style.name = name(style, of: elements[0])
    for element in elements {
      for property in properties { element.removeAttribute(property.name) }
      element.set("styles", [.name(style)], from: [])
    }
    return style
  }

  /// The attributes of an element that say how it looks and behaves, not what it is and where.
  private func properties(of element: DraftElement) -> Set<Property> {
    var result: Set<Property> = []
    for attribute in element.attributes {
      guard let text = element.text(attribute.name), kind.attribute(named: attribute.name) != nil,
        let value = element.kind.attribute(named: attribute.name)?.value, isLook(attribute.name, value)
      else { continue }
      result.insert(Property(name: attribute.name, value: text))
    }
    return result
  }

  private func isLook(_ name: String, _ value: ValueKind) -> Bool {
    switch value {
    case .color, .font, .boolean, .number, .numberIn, .integer, .choice, .options, .edgeInsets: !Self.own.contains(name)
    default: false
    }
  }

  /// Attributes that styles do not share, because they belong to one element.
  private static let own: Set<String> = [
    "tag", "pin", "edges", "placement", "outlet", "when", "hidden", "value", "selectedSegmentIndex", "autoresizingMask",
    "accessibilityElement", "on", "minimumValue", "maximumValue", "progress", "currentPage", "numberOfPages",
  ]

  /// A name such as `footnoteLabel`, `boldLabel` or `labelStyle`.
  private mutating func name(_ style: DraftElement, of element: DraftElement) -> String {
    let words = (style.text("font") ?? "").split(separator: " ")
    let isPlain = words.first?.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
    let adjective =
      !isPlain ? "" : words.count == 1 ? words[0] : words.count == 3 && words[0] == "system" ? words[2] : ""
    let kind = IdentifierText.capitalized(element.kind.name)
    return taken.unique(adjective.isEmpty ? element.kind.name + "Style" : adjective + kind)
  }
}

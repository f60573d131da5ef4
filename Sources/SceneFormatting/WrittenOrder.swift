import SceneCatalog
import SceneSyntax
import Synchronization

/// The order of attributes in the output: identity, content, appearance, position.
///
/// It is the order of the catalogue, except for attributes that readers look for first or last. Attributes that the
/// catalogue does not contain follow, in the order of the source.
struct WrittenOrder {
  /// The topics of attributes. Attributes of one group are adjacent.
  enum Group {
    case identity, content, position, rest
  }

  /// The attributes that say what an element is.
  private static let identity = ["id", "use", "outlet", "customClass", "customModule", "styles"]
  /// The first attributes of an element with an id.
  private static let first = identity + ["text", "font"]
  /// The first attributes of a segue.
  private static let firstOfSegue = ["kind", "identifier", "relationship"]
  /// Position: from the whole to its parts, and from top to bottom.
  private static let layout = [
    "pin", "edges", "inset", "centerX", "centerY", "top", "leading", "left", "trailing", "right", "firstBaseline",
    "lastBaseline", "bottom", "width", "height", "size",
  ]

  /// The orders that were asked for: those of all elements take as long as formatting a thousand of them.
  private static let orders = Mutex<[String: WrittenOrder]>([:])

  private let ranks: [String: Int]
  private let groups: [String: Group]

  private init(_ kind: ElementKind) {
    let known = kind.attributes.map(\.name)
    let first = (kind.role == .segue ? Self.firstOfSegue : known.contains("id") ? Self.first : [])
      .filter(known.contains)
    let layout = kind.attribute(named: "top") == nil ? [] : Self.layout.filter(known.contains)
    var names = first + known.filter { !first.contains($0) && !layout.contains($0) }
    let place = known.firstIndex { layout.contains($0) }.map { index in
      names.count(where: { known[..<index].contains($0) || first.contains($0) })
    }
    names.insert(contentsOf: layout, at: place ?? names.count)
    ranks = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    let identity = Set(kind.role == .segue ? Self.firstOfSegue : Self.identity)
    groups = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        if identity.contains(name) { return (name, .identity) }
        if layout.contains(name) { return (name, .position) }
        // A style has the attributes of all elements, and no end that all of them share.
        return (name, kind.role == .style || index < place ?? names.count ? .content : .rest)
      })
  }

  /// The order in an element; nil if the catalogue does not have the element.
  static func of(_ element: String) -> WrittenOrder? {
    orders.withLock { orders in
      if let order = orders[element] { return order }
      guard let kind = Catalog.element(named: element) else { return nil }
      let order = WrittenOrder(kind)
      orders[element] = order
      return order
    }
  }

  /// The group of an attribute.
  func group(of attribute: String) -> Group { groups[String(attribute.prefix { $0 != "." })] ?? .rest }

  /// The sorted attributes of an element.
  func sorted(_ attributes: ArraySlice<Document.Attribute>) -> ArraySlice<Document.Attribute> {
    if holds(for: attributes) { return attributes }
    let ranked = attributes.indices.map { (rank: rank(attributes[$0]), index: $0) }
    return ranked.sorted(by: <).map { attributes[$0.index] }[...]
  }

  /// The position of an attribute. Attributes with traits follow the one without.
  private func rank(_ attribute: Document.Attribute) -> Int {
    guard let dot = attribute.name.firstIndex(of: ".") else { return rank(of: attribute.name) }
    let rank = rank(of: String(attribute.name[..<dot]))
    let condition = TraitCondition(attribute.name[attribute.name.index(after: dot)...])
    return rank == .max ? rank : rank + 1 + (condition?.position ?? Self.step - 2)
  }

  /// The position of an attribute without traits.
  private func rank(of name: String) -> Int { ranks[name].map { $0 * Self.step } ?? .max }

  /// The positions from one attribute without traits to the next: more than there are conditions.
  private static let step = TraitCondition.positions + 2

  private func holds(for attributes: ArraySlice<Document.Attribute>) -> Bool {
    var last = 0
    for index in attributes.indices {
      let rank = rank(attributes[index])
      if rank < last { return false }
      last = rank
    }
    return true
  }
}

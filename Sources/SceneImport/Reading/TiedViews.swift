import InterfaceBuilder

/// The views of a document that constraints and stacks tie to each other, for each axis.
struct TiedViews {
  /// A direction in which views are laid out.
  enum Axis: String, CaseIterable {
    case horizontal, vertical

    init(ofSide side: String) {
      let isHorizontal = ["leading", "trailing", "left", "right", "centerX", "width"].contains { side.hasPrefix($0) }
      self = isHorizontal ? .horizontal : .vertical
    }
  }

  /// Views that are tied to each other along an axis.
  struct Group {
    let axis: Axis
    var views: [NibElement] = []
    var constraints: [NibElement] = []
  }

  private let document: NibDocument
  /// For each view and axis, another of the same group that is nearer to the one that stands for the group.
  private var parents: [Int]
  private var sizes: [Int]
  private var constraints: [(node: Int, element: NibElement)] = []

  init(_ document: NibDocument) {
    self.document = document
    parents = Array(0..<document.elements.count * Axis.allCases.count)
    sizes = Array(repeating: 1, count: parents.count)
    for element in document.elements {
      if element.name == "constraint" { add(element) }
      if element.name == "stackView" { addArranged(by: element) }
    }
  }

  private static func node(_ view: NibElement, _ axis: Axis) -> Int {
    view.index * Axis.allCases.count + (axis == .horizontal ? 0 : 1)
  }

  /// Ties the sides of a constraint.
  private mutating func add(_ constraint: NibElement) {
    let nodes = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, side -> Int? in
      guard let axis = constraint[side].map(Axis.init(ofSide:)) else { return nil }
      let view = constraint[item].map(view) ?? constraint.parent?.parent
      return view.flatMap { isSizedFromOutside($0) ? nil : Self.node($0, axis) }
    }
    for node in nodes { constraints.append((node, constraint)) }
    if nodes.count == 2 { join(nodes[0], nodes[1]) }
  }

  private mutating func addArranged(by stack: NibElement) {
    for view in stack.children(named: "subviews").flatMap(\.children) {
      for axis in Axis.allCases { join(Self.node(view, axis), Self.node(stack, axis)) }
    }
  }

  /// The view with an id, or with a guide that has the id.
  private func view(_ id: String) -> NibElement? {
    document.element(withID: id).flatMap {
      ["viewLayoutGuide", "keyboardLayoutGuide"].contains($0.name) ? $0.parent : $0
    }
  }

  /// Whether code or UIKit sets the size of a view, not the document.
  private func isSizedFromOutside(_ view: NibElement) -> Bool {
    view.key == "view" || view.key == "contentView" || view.name == "viewControllerLayoutGuide"
      || view.name == "collectionViewCell" || view.name == "collectionReusableView"
      || view.parent?.name == "objects"
  }

  // MARK: Disjoint sets

  private mutating func find(_ node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (find(one), find(other))
    guard one != other else { return }
    let (small, large) = sizes[one] < sizes[other] ? (one, other) : (other, one)
    parents[small] = large
    sizes[large] += sizes[small]
  }

  /// The groups of all subviews.
  mutating func groups() -> [Group] {
    var groups: [Int: Group] = [:]
    for view in document.elements where view["id"] != nil {
      guard view.parent?.name == "subviews" else { continue }
      for axis in Axis.allCases { groups[find(Self.node(view, axis)), default: Group(axis: axis)].views.append(view) }
    }
    for (node, element) in constraints { groups[find(node)]?.constraints.append(element) }
    return Array(groups.values)
  }
}

import InterfaceBuilder

/// The priorities of contents that decide nothing.
///
/// Interface Builder writes a hugging priority of 251 for every label. It matters where constraints tie the label to
/// another view with contents of its own, and one of the two has to give way. Views that are tied to each other along
/// an axis form a group. If all of a group have the same priority, and no other priority of the group lies between it
/// and that of UIKit, then the group is laid out in the same way with that of UIKit.
struct UncontestedPriorities {
  private(set) var items: Set<ImportedItem> = []

  init(_ document: NibDocument) {
    var groups = Groups(document)
    for members in groups.members() {
      add(members, "HuggingPriority", standard: 250)
      add(members, "CompressionResistancePriority", standard: 750)
    }
  }

  private mutating func add(_ members: [Groups.Member], _ name: String, standard: Double) {
    let own = members.filter(\.hasContents).map { ($0, $0.priority(name) ?? standard) }
    guard let value = own.first?.1, value != standard, value < 1000, own.allSatisfy({ $0.1 == value }) else { return }
    let range = min(value, standard)...max(value, standard)
    let other = name == "HuggingPriority" ? ("CompressionResistancePriority", 750.0) : ("HuggingPriority", 250.0)
    let rivals =
      own.map { $0.0.priority(other.0) ?? other.1 } + members.flatMap(\.constraints).compactMap(Self.priority)
    guard !rivals.contains(where: range.contains) else { return }
    for (member, _) in own { items.insert(ImportedItem(member.view, member.axis.rawValue + name)) }
  }

  private static func priority(_ constraint: NibElement) -> Double? {
    constraint["priority"].flatMap(Double.init).flatMap { $0 < 1000 ? $0 : nil }
  }
}

/// The views of a document that constraints tie to each other, for each axis.
private struct Groups {
  enum Axis: String {
    case horizontal, vertical

    init(ofSide side: String) {
      let isHorizontal = ["leading", "trailing", "left", "right", "centerX", "width"].contains { side.hasPrefix($0) }
      self = isHorizontal ? .horizontal : .vertical
    }
  }

  /// A view along an axis.
  struct Member {
    let view: NibElement
    let axis: Axis
    var constraints: [NibElement]

    /// Whether it can have a size by its contents.
    var hasContents: Bool { view["customClass"] != nil || !Groups.containers.contains(view.name) }

    func priority(_ name: String) -> Double? { view[axis.rawValue + name].flatMap(Double.init) }
  }

  private struct Node: Hashable {
    let view: Int
    let axis: Axis
  }

  private static let containers: Set<String> = [
    "view", "containerView", "stackView", "scrollView", "tableView", "collectionView", "mapView", "wkWebView",
    "webView", "visualEffectView",
  ]

  private let document: NibDocument
  private var parents: [Node: Node] = [:]
  private var constraints: [Node: [NibElement]] = [:]

  init(_ document: NibDocument) {
    self.document = document
    for element in document.elements {
      if element.name == "constraint" { add(element) }
      if element.name == "stackView" { addArranged(by: element) }
    }
  }

  /// Ties the sides of a constraint.
  private mutating func add(_ constraint: NibElement) {
    let nodes = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, side -> Node? in
      guard let axis = constraint[side].map(Axis.init(ofSide:)) else { return nil }
      let view = constraint[item].map(view) ?? constraint.parent?.parent
      return view.flatMap { isRoot($0) ? nil : Node(view: $0.index, axis: axis) }
    }
    for node in nodes { constraints[find(node), default: []].append(constraint) }
    if nodes.count == 2 { join(nodes[0], nodes[1]) }
  }

  private mutating func addArranged(by stack: NibElement) {
    for view in stack.children(named: "subviews").flatMap(\.children) {
      for axis in [Axis.horizontal, .vertical] {
        join(Node(view: view.index, axis: axis), Node(view: stack.index, axis: axis))
      }
    }
  }

  /// The view with an id, or with a guide that has the id.
  private func view(_ id: String) -> NibElement? {
    document.element(withID: id).flatMap { $0.name == "viewLayoutGuide" ? $0.parent : $0 }
  }

  /// Whether something outside of the document sets the size of a view.
  private func isRoot(_ view: NibElement) -> Bool {
    view.key == "view" || view.key == "contentView" || view.name == "viewControllerLayoutGuide"
      || view.name == "collectionViewCell" || view.name == "collectionReusableView"
      || view.parent?.name == "objects"
  }

  private mutating func find(_ node: Node) -> Node {
    var root = node
    while let parent = parents[root] { root = parent }
    if root != node { parents[node] = root }
    return root
  }

  private mutating func join(_ one: Node, _ other: Node) {
    let (one, other) = (find(one), find(other))
    guard one != other else { return }
    parents[one] = other
    constraints[other, default: []] += constraints.removeValue(forKey: one) ?? []
  }

  /// The groups.
  mutating func members() -> [[Member]] {
    var groups: [Node: [Member]] = [:]
    for view in document.elements where view["id"] != nil {
      guard view.parent?.name == "subviews" else { continue }
      for axis in [Axis.horizontal, .vertical] {
        let root = find(Node(view: view.index, axis: axis))
        groups[root, default: []].append(Member(view: view, axis: axis, constraints: constraints[root] ?? []))
      }
    }
    return Array(groups.values)
  }
}

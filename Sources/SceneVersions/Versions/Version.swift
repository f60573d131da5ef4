import SceneCatalog
import SceneDiagnostics
import SceneFormatting
import SceneSyntax

/// A version of a scene file, as nodes for comparisons.
///
/// Node 0 is the file. It contains the root element and the nodes outside of it.
struct Version {
  /// The index of a node.
  typealias ID = Int

  /// An element, or a comment, text or instruction.
  struct Node {
    enum Kind {
      case file, element, comment, instruction, declaration, text
    }

    let kind: Kind
    /// The name of an element, or the content of another node; for a comment, without formatting.
    let name: String
    /// The attributes, in the order of the file.
    let attributes: [(name: String, value: String)]
    /// The node of the syntax tree; nil for the file.
    let source: Document.NodeID?
    /// The range in the source.
    let range: Range<Int>
    /// The parent; the file is its own parent.
    let parent: ID
    /// The controller of the scene that contains it; nil outside scenes.
    let scene: ID?
    /// The element as the catalogue knows it; nil for what it does not know.
    let element: ElementKind?
    /// The node whose tree its names are visible in: its scene, or a prototype in that; nil outside scenes.
    let tree: ID?
    /// The children.
    var children: [ID] = []
    /// The number of its subtree: equal for equal subtrees.
    var shape = Shapes.none

    /// Its id attribute.
    var id: String? { self["id"] }

    /// The attribute by which it declares a name that others refer to.
    var namingAttribute: String {
      element?.role == .parameter ? AttributeKey<String>.name.name : AttributeKey<String>.id.name
    }

    /// The name that it declares.
    var declaredName: String? { self[namingAttribute] }

    /// The value of an attribute.
    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The values of all attributes; faster than single lookups if there are thousands.
    var valuesByName: [String: String] {
      Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  let document: Document?
  private(set) var nodes: [Node] = []
  /// The root element, if the file has one.
  private(set) var root: ID?

  /// Makes the nodes of a document. `shapes` is shared by all versions of a comparison.
  ///
  /// - Parameter document: nil for a missing file.
  init(_ document: Document?, _ shapes: inout Shapes) {
    self.document = document
    let end = document?.file.bytes.count ?? 0
    nodes.append(
      Node(
        kind: .file, name: "", attributes: [], source: nil, range: 0..<end, parent: 0, scene: nil, element: nil,
        tree: nil))
    if let document { add(document.topLevel, of: document, to: 0) }
    for id in nodes.indices.reversed() { nodes[id].shape = shapes.shape(of: nodes[id], in: self) }
  }

  subscript(id: ID) -> Node { _read { yield nodes[id] } }

  /// All nodes, parents before their children.
  var ids: Range<ID> { nodes.indices }

  /// The elements of the root that are in no scene: styles, imports.
  var shared: [ID] {
    let children = root.map { nodes[$0].children } ?? []
    return children.filter { nodes[$0].scene == nil && nodes[$0].kind == .element }
  }

  /// The controllers, in the order of the file.
  var scenes: [ID] { root.map { nodes[$0].children.filter { nodes[$0].scene == $0 } } ?? [] }

  /// A node and its descendants.
  func subtree(of id: ID) -> Range<ID> {
    // Nodes are in the order of the file.
    var end = id
    while let last = nodes[end].children.last { end = last }
    return id..<end + 1
  }

  private mutating func add(_ children: Document.Children, of document: Document, to parent: ID) {
    for item in Items(children, of: document).all { add(item, of: document, to: parent) }
  }

  private mutating func add(_ item: Items.Item, of document: Document, to parent: ID) {
    let id = nodes.count
    nodes[parent].children.append(id)
    let source = document[item.node]
    let isElement = item.kind == .element
    let attributes = isElement ? document.attributes(of: item.node).map { ($0.name, $0.value) } : []
    let element = isElement ? Self.element(named: source.text, in: nodes[parent].element) : nil
    let isScene = isElement && parent == root && Self.hasNames(element)
    let isPrototype = Self.isPrototype(element, in: nodes[parent].element)
    nodes.append(
      Node(
        kind: Self.kind(source), name: Self.name(of: item, source, in: document), attributes: attributes,
        source: item.node, range: item.range, parent: parent, scene: isScene ? id : nodes[parent].scene,
        element: element,
        tree: isScene || isPrototype ? id : nodes[parent].tree))
    guard isElement else { return }
    if parent == 0 { root = id }
    add(document.children(of: item.node), of: document, to: id)
  }

  private static func element(named name: String, in parent: ElementKind?) -> ElementKind? {
    parent?.part(named: name) ?? Catalog.element(named: name)
  }

  private static func kind(_ node: Document.Node) -> Node.Kind {
    switch node.kind {
    case .element: .element
    case .comment: .comment
    case .processingInstruction: node.text.hasPrefix("xml ") ? .declaration : .instruction
    case .text, .cdata: .text
    }
  }

  private static func name(of item: Items.Item, _ node: Document.Node, in document: Document) -> String {
    switch item.kind {
    case .comment: node.text.split { $0.isWhitespace }.joined(separator: " ")
    case .text, .cdata: text(of: item, in: document)
    case .element, .processingInstruction: node.text
    }
  }

  /// The content of a text, with references resolved and trimmed.
  private static func text(of item: Items.Item, in document: Document) -> String {
    var text = Array(document[item.node].text.utf8)[...]
    for sibling in document.siblings(after: item.node) {
      guard document[sibling].range.start < item.range.upperBound else { break }
      text += document[sibling].text.utf8
    }
    let space = Array(" \t\r\n".utf8)
    while let first = text.first, space.contains(first) { text.removeFirst() }
    while let last = text.last, space.contains(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether an element of the root has names of its own: a controller, or a view that belongs to none.
  private static func hasNames(_ element: ElementKind?) -> Bool {
    let roles = Roles.anyView.union([.controller, .placeholder])
    return element.map { $0.role.isOne(of: roles) } ?? false
  }

  /// Whether an element is a prototype of a list. Cells of a section belong to their scene.
  private static func isPrototype(_ element: ElementKind?, in parent: ElementKind?) -> Bool {
    guard let element, parent?.role == .view else { return false }
    return element.role.isOne(of: .reusable)
  }
}

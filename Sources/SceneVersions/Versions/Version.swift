import SceneCatalog
import SceneDiagnostics
import SceneFormatting
import SceneSyntax

/// One version of a scene file, taken apart to be compared with others.
///
/// Node 0 is the file itself, and what stands outside the root element is in it.
struct Version {
  /// Something in the file, by its place among the nodes.
  typealias ID = Int

  /// An element, or something that stands between elements.
  struct Node {
    enum Kind {
      case file, element, comment, instruction, declaration, text
    }

    let kind: Kind
    /// The name of an element, and what anything else says; a comment's white space is none of what it says.
    let name: String
    /// The attributes of an element, in the order of the file.
    let attributes: [(name: String, value: String)]
    /// What it was read as; nil for the file.
    let source: Document.NodeID?
    /// Where it stands in the source.
    let range: Range<Int>
    /// What it stands in; the file stands in itself.
    let parent: ID
    /// The controller whose scene it is in; itself for a controller, nil outside.
    let scene: ID?
    /// What stands in it.
    var children: [ID] = []
    /// What it is, with all that is in it: the same number for the same.
    var shape = Shapes.none

    /// Its name that others refer to.
    var id: String? { self["id"] }

    /// The value of an attribute.
    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The values of all attributes; faster than asking for each, where there are thousands.
    var valuesByName: [String: String] {
      Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  let document: Document?
  private(set) var nodes: [Node] = []
  /// The root element, if the file has one.
  private(set) var root: ID?

  /// Takes a document apart; `shapes` knows those of the versions that it is to be compared with.
  ///
  /// - Parameter document: nil for a file that is not there.
  init(_ document: Document?, _ shapes: inout Shapes) {
    self.document = document
    let end = document?.file.bytes.count ?? 0
    nodes.append(Node(kind: .file, name: "", attributes: [], source: nil, range: 0..<end, parent: 0, scene: nil))
    if let document { add(document.topLevel, of: document, to: 0) }
    for id in nodes.indices.reversed() { nodes[id].shape = shapes.shape(of: nodes[id], in: self) }
  }

  subscript(id: ID) -> Node { _read { yield nodes[id] } }

  /// All nodes, each before what stands in it.
  var ids: Range<ID> { nodes.indices }

  /// The controllers, in the order of the file.
  var scenes: [ID] { root.map { nodes[$0].children.filter { nodes[$0].scene == $0 } } ?? [] }

  /// All that stands in a node, itself first.
  func subtree(of id: ID) -> Range<ID> {
    // Nodes lie in the order of the file.
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
    let isScene = isElement && parent == root && Self.isController(source.text)
    nodes.append(
      Node(
        kind: Self.kind(source), name: Self.name(of: item, source, in: document), attributes: attributes,
        source: item.node, range: item.range, parent: parent, scene: isScene ? id : nodes[parent].scene))
    guard isElement else { return }
    if parent == 0 { root = id }
    add(document.children(of: item.node), of: document, to: id)
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

  /// What a text says, references resolved and without the white space round it.
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

  private static func isController(_ name: String) -> Bool {
    Catalog.element(named: name).map { !$0.role.isDisjoint(with: [.controller, .placeholder]) } ?? false
  }
}

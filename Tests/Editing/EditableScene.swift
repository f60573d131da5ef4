import SceneCatalog
import SceneDiagnostics
import SceneFormatting
import SceneSyntax

/// A scene that a test can edit: attributes and elements.
///
/// Nodes keep the numbers of the original scene, so that several edits can be made for it and applied one after the
/// other.
struct EditableScene {
  final class Node {
    let number: Int
    let kind: Document.Node.Kind
    var name: String
    var attributes: [(name: String, value: String)] = []
    var children: [Node] = []
    unowned(unsafe) var parent: Node?

    init(_ number: Int, _ kind: Document.Node.Kind, _ name: String) {
      self.number = number
      self.kind = kind
      self.name = name
    }

    subscript(attribute: String) -> String? {
      get { attributes.first { $0.name == attribute }?.value }
      set {
        let index = attributes.firstIndex { $0.name == attribute }
        if let index, let newValue { attributes[index].value = newValue }
        if let index, newValue == nil { attributes.remove(at: index) }
        if index == nil, let newValue { attributes.append((attribute, newValue)) }
      }
    }

    /// The node and its descendants.
    var subtree: [Node] { [self] + children.flatMap(\.subtree) }
    /// The ancestors, from the inside to the outside.
    var ancestors: [Node] { parent.map { [$0] + $0.ancestors } ?? [] }
    /// The controller whose scene contains it.
    var scene: Node? { ([self] + ancestors).first { $0.parent?.name == "scenes" && $0.kind == .element } }

    func append(_ node: Node, at index: Int? = nil) {
      node.parent = self
      children.insert(node, at: min(index ?? children.count, children.count))
    }

    func remove() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }
  }

  let file: Node
  let nodes: [Node]

  /// Parses a scene without syntax errors.
  init?(_ text: String) {
    var log = DiagnosticLog()
    let document = DocumentReader.read(SceneFile(path: "Main.scene", text: text), &log)
    guard !document.hasErrors else { return nil }
    let file = Node(0, .element, "")
    var nodes = [file]
    Self.add(document.topLevel, of: document, to: file, &nodes)
    (self.file, self.nodes) = (file, nodes)
  }

  private static func add(_ ids: Document.Children, of document: Document, to parent: Node, _ nodes: inout [Node]) {
    for id in ids {
      let source = document[id]
      if source.kind == .text, source.text.allSatisfy(\.isWhitespace) { continue }
      let node = Node(nodes.count, source.kind, source.text)
      node.attributes = document.attributes(of: id).map { ($0.name, $0.value) }
      nodes.append(node)
      parent.append(node)
      add(document.children(of: id), of: document, to: node, &nodes)
    }
  }

  /// The scene as text, formatted.
  var text: String {
    var log = DiagnosticLog()
    let raw = file.children.map { Self.text(of: $0) }.joined(separator: "\n")
    let document = DocumentReader.read(SceneFile(path: "Main.scene", text: raw), &log)
    return SceneFormatter.format(document).map { String(decoding: $0, as: UTF8.self) } ?? raw
  }

  private static func text(of node: Node) -> String {
    switch node.kind {
    case .comment: return "<!--\(node.name)-->"
    case .processingInstruction: return "<?\(node.name)?>"
    case .cdata: return "<![CDATA[\(node.name)]]>"
    case .text: return escaped(node.name)
    case .element:
      let attributes = node.attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
      let content = node.children.map { "\n" + text(of: $0) }.joined()
      return content.isEmpty ? "<\(node.name)\(attributes)/>" : "<\(node.name)\(attributes)>\(content)\n</\(node.name)>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("]]>", with: "]]&gt;").replacing("\n", with: "&#10;").replacing("\r", with: "&#13;")
      .replacing("\t", with: "&#9;")
  }
}

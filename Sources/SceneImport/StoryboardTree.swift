import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The syntax tree of a storyboard, asked for what the compiler needs.
struct StoryboardTree {
  private let tree: Document

  init(_ tree: Document) { self.tree = tree }

  func name(_ node: Document.NodeID) -> String { tree[node].text }

  func extent(_ node: Document.NodeID) -> Storyboard.Extent {
    Storyboard.Extent(name: tree[node].nameRange, whole: tree[node].range)
  }

  /// The elements directly inside an element.
  func elements(in node: Document.NodeID) -> some Sequence<Document.NodeID> {
    tree.children(of: node).lazy.filter { [tree] in tree[$0].kind == .element }
  }

  /// The value of an attribute, and where it stands.
  func text(_ name: String, of node: Document.NodeID) -> Storyboard.Text? {
    for attribute in tree.attributes(of: node) where attribute.name == name {
      return Storyboard.Text(attribute.value, attribute.valueRange)
    }
    return nil
  }

  /// The class that an element names.
  func customClass(of node: Document.NodeID) -> Storyboard.ClassReference? {
    guard let name = text("customClass", of: node), !name.text.isEmpty else { return nil }
    let isOwn = text("customModuleProvider", of: node)?.text == "target"
    return Storyboard.ClassReference(name: name, module: isOwn ? nil : text("customModule", of: node))
  }

  /// Reports object IDs that several elements have.
  func checkObjectIDs(_ log: inout DiagnosticLog) {
    var seen: [String: Document.NodeID] = [:]
    seen.reserveCapacity(tree.nodeCount / 2)
    var open = tree.root.map { [$0] } ?? []
    while let node = open.popLast() {
      if let id = text("id", of: node) {
        if let other = seen[id.text] {
          report(id, of: node, other, &log)
        } else {
          seen[id.text] = node
        }
      }
      let count = open.count
      open += elements(in: node)
      open[count...].reverse()
    }
  }

  private func report(
    _ id: Storyboard.Text, of node: Document.NodeID, _ other: Document.NodeID, _ log: inout DiagnosticLog
  ) {
    log.report(
      DuplicateObjectId(id: id.text), at: Place(tree.file, id.range),
      notes: [Note("the other '\(name(other))' is here", at: Place(tree.file, tree[other].nameRange))])
  }
}

import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The syntax tree of a storyboard, asked for what the compiler needs.
struct StoryboardTree {
  private let tree: Document
  private let ownModules: Set<String>

  init(_ tree: Document) { (self.tree, ownModules) = (tree, Self.ownModules(in: tree)) }

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

  /// The class that an element names; nil for none, and for one that code cannot name, which is reported.
  func customClass(of node: Document.NodeID, _ log: inout DiagnosticLog) -> Storyboard.ClassReference? {
    guard let name = text("customClass", of: node), !name.text.isEmpty else { return nil }
    let isOwn = text("customModuleProvider", of: node)?.text == "target"
    let module = isOwn ? nil : text("customModule", of: node)
    guard let mangled = MangledName(name.text) else { return Storyboard.ClassReference(name: name, module: module) }
    if let obstacle = mangled.obstacle {
      log.report(UnnameableClass(reason: obstacle.rawValue), at: Place(tree.file, name.range))
      return nil
    }
    let ofName = Storyboard.Text(mangled.module, name.range)
    let isNamed = isOwn || module != nil || ownModules.contains(mangled.module)
    return Storyboard.ClassReference(
      name: Storyboard.Text(mangled.name, name.range),
      module: isNamed ? module : ownModules.isEmpty ? nil : ofName,
      uncertainModule: isNamed || !ownModules.isEmpty ? nil : ofName)
  }

  /// The modules that elements name as the app's own.
  private static func ownModules(in tree: Document) -> Set<String> {
    var found: Set<String> = []
    var open = tree.root.map { [$0] } ?? []
    while let node = open.popLast() {
      let attributes = tree.attributes(of: node)
      if attributes.contains(where: { $0.name == "customModuleProvider" && $0.value == "target" }),
        let module = attributes.first(where: { $0.name == "customModule" })
      {
        found.insert(module.value)
      }
      open += tree.children(of: node).lazy.filter { tree[$0].kind == .element }
    }
    return found
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

import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// The elements of a scene, as an export needs them: styles are resolved, and names lead to elements.
struct SceneTree {
  let file: SceneFile
  let root: SceneNode
  private var names: [ObjectIdentifier: [String: SceneNode]] = [:]
  private let controllers: [String: SceneNode]

  /// The elements of a document; nil if it holds no scene. Elements that scenes do not have are left out: the compiler
  /// has refused them.
  init?(_ document: Document) {
    guard let element = document.root, let kind = Catalog.element(named: document[element].text) else { return nil }
    var builder = SceneTreeBuilder(document)
    builder.collectStyles(of: element)
    file = document.file
    root = builder.node(element, kind, in: nil)
    controllers = Dictionary(
      root.children.compactMap { node in
        node.kind.role.isOne(of: [.controller, .placeholder]) ? node.name.map { ($0, node) } : nil
      }, uniquingKeysWith: { first, _ in first })
    for node in root.subtree {
      guard let name = node.name else { continue }
      for scope in Self.scopes(of: node) where names[ObjectIdentifier(scope), default: [:]][name] == nil {
        names[ObjectIdentifier(scope), default: [:]][name] = node
        if scope.isPrototype { break }
      }
    }
  }

  /// The controller or placeholder with a name.
  func controller(named name: String) -> SceneNode? { controllers[name] }

  /// The element with a name, as seen from an element.
  func node(named name: String, in node: SceneNode) -> SceneNode? {
    let scopes = Self.scopes(of: node)
    return scopes.lazy.compactMap { names[ObjectIdentifier($0)]?[name] }.first
  }

  /// The prototypes, the controller or view of the file, and the file that an element is in.
  private static func scopes(of node: SceneNode) -> [SceneNode] {
    ([node] + Array(node.ancestors)).filter { $0.isPrototype || $0.parent == nil || $0.parent?.parent == nil }
  }
}

/// Makes the elements of a scene.
private struct SceneTreeBuilder {
  let document: Document
  private var styles: [String: [SceneNode.Attribute]] = [:]

  init(_ document: Document) { self.document = document }

  mutating func collectStyles(of root: Document.NodeID) {
    for child in document.children(of: root) where document[child].text == ElementKind.style.name {
      let attributes = document.attributes(of: child)
      guard let name = attributes.first(where: { $0.name == "id" })?.value else { continue }
      styles[name] = attributes.filter { $0.name != "id" }.map {
        SceneNode.Attribute(name: $0.name, value: $0.value, range: $0.nameRange, isStyled: true)
      }
    }
  }

  func node(_ element: Document.NodeID, _ kind: ElementKind, in parent: SceneNode?) -> SceneNode {
    let node = SceneNode(kind, document[element].nameRange, attributes(of: element, kind), in: parent)
    for child in document.children(of: element) where document[child].kind == .element {
      let name = document[child].text
      guard let kind = kind.part(named: name) ?? Catalog.element(named: name) else { continue }
      node.append(self.node(child, kind, in: node))
    }
    return node
  }

  /// The attributes of an element: its own win, and then those of the last of its styles.
  private func attributes(of element: Document.NodeID, _ kind: ElementKind) -> [SceneNode.Attribute] {
    var result = document.attributes(of: element).map {
      SceneNode.Attribute(name: $0.name, value: $0.value, range: $0.nameRange, isStyled: false)
    }
    let names = result.first { $0.name == "styles" }?.value.split(separator: " ") ?? []
    for style in names.reversed() {
      let given = result.filter { PreviewSuffix.attribute(of: $0.name) == nil }.compactMap {
        kind.attribute(written: $0.name)
      }
      result += (styles[String(style)] ?? []).filter { attribute in
        guard let styled = kind.attribute(written: attribute.name) else { return false }
        return !given.contains { $0.replaces(styled) }
      }
    }
    return result.filter { $0.name != "styles" }
  }
}

import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// Joins the elements of a document with the graph that the compiler made of it, by their places in the file.
struct SceneNodeBuilder {
  private let document: Document
  private let graph: SceneGraph
  /// What the elements mean, by the places of their names; that of a connection, by the place of the name that it
  /// connects.
  private let meanings: [Int: SceneNode.Meaning]
  /// The attributes of styles as they are written, by the places of the attributes of the graph.
  private let styled: [Int: [SceneNode.Attribute]]

  init(_ document: Document, _ graph: SceneGraph) {
    (self.document, self.graph) = (document, graph)
    meanings = Self.meanings(in: graph)
    styled = Self.styledAttributes(of: document, graph)
  }

  /// An element with all inside it. Elements that scenes do not have are left out: the compiler has refused them.
  func node(_ element: Document.NodeID, _ kind: ElementKind, in parent: SceneNode?) -> SceneNode {
    let written = document.attributes(of: element)
    let range = document[element].nameRange
    let meaning = meanings[range.start] ?? written.lazy.compactMap { meanings[$0.valueRange.start] }.first
    let own = written.filter { $0.name != AttributeKey<Names>.styles.name }
    let attributes = own.map { SceneNode.Attribute($0) } + adopted(meaning)
    let node = SceneNode(kind, range, meaning, attributes, in: parent)
    for child in document.children(of: element) where document[child].kind == .element {
      let name = document[child].text
      guard let kind = kind.part(named: name) ?? Catalog.element(named: name) else { continue }
      node.append(self.node(child, kind, in: node))
    }
    return node
  }

  /// The attributes that something has from its styles, of which the last comes first.
  private func adopted(_ meaning: SceneNode.Meaning?) -> [SceneNode.Attribute] {
    guard !styled.isEmpty else { return [] }
    let element: any AttributedElement
    var variations: [Attribute] = []
    switch meaning {
    case .object(let id)?: (element, variations) = (graph.objects[id], graph.objects[id].variations)
    case .controller(let id)?: element = graph.controllers[id]
    case .segue?, .connection?, nil: return []
    }
    guard let styles = element[.styles]?.all else { return [] }
    let adopted = (element.attributes + variations).flatMap { styled[$0.nameRange.start] ?? [] }
    let ranks = Dictionary(zip(styles, 0...), uniquingKeysWith: { $1 })
    return adopted.sorted { one, other in
      let (first, second) = (one.style.flatMap { ranks[$0] } ?? 0, other.style.flatMap { ranks[$0] } ?? 0)
      return first == second ? one.range.start < other.range.start : first > second
    }
  }

  private static func meanings(in graph: SceneGraph) -> [Int: SceneNode.Meaning] {
    var result: [Int: SceneNode.Meaning] = [:]
    func add(_ outlets: [Outlet]) {
      for outlet in outlets { result[outlet.property.range.start] = outlet.destination.map { .connection($0) } }
    }
    for id in graph.controllerIDs { result[graph.controllers[id].range.start] = .controller(id) }
    for id in graph.segueIDs { result[graph.segues[id].range.start] = .segue(id) }
    for tree in graph.trees { add(tree.outlets) }
    for id in graph.objectIDs {
      let object = graph.objects[id]
      result[object.range.start] = .object(id)
      add(object.outlets)
      for action in object.actions { result[action.name.range.start] = action.destination.map { .connection($0) } }
    }
    return result
  }

  /// The graph has one attribute for a colour and its variants, and one for a text and its key: what is no attribute by
  /// itself belongs to the one whose name it begins with.
  private static func styledAttributes(of document: Document, _ graph: SceneGraph) -> [Int: [SceneNode.Attribute]] {
    guard let root = document.root else { return [:] }
    let known = Set(graph.files[0].styles.flatMap(\.attributes).map(\.nameRange))
    var result: [Int: [SceneNode.Attribute]] = [:]
    for style in document.children(of: root) where document[style].text == ElementKind.style.name {
      let attributes = document.attributes(of: style)
      for attribute in attributes {
        let base =
          known.contains(attribute.nameRange)
          ? attribute : attributes.first { attribute.name.hasPrefix($0.name + ".") }
        guard let base else { continue }
        let name = attributes.first { $0.name == AttributeKind.id.name }?.value
        result[base.nameRange.start, default: []].append(SceneNode.Attribute(attribute, of: name))
      }
    }
    return result
  }
}

import SceneCatalog
import SceneSyntax
import SceneTestSupport
import TestBasics

/// Pseudorandom edits, the same in every run.
struct RandomEdits: RandomNumberGenerator {
  private var numbers: SplitMix
  private var count = 0
  /// Distinguishes the names of this generator from those of others.
  private let signature: String

  init(seed: UInt64, signature: String = "new") {
    numbers = SplitMix(seed: seed)
    self.signature = signature
  }

  /// An edit of one of `nodes`; nil if none is possible.
  mutating func edit(of scene: EditableScene, among nodes: [EditableScene.Node]) -> Edit? {
    for _ in 0..<20 {
      guard let node = nodes.randomElement(using: &self) else { return nil }
      if let edit = edit(of: node, in: scene, among: nodes) { return edit }
    }
    return nil
  }

  private mutating func edit(
    of node: EditableScene.Node, in scene: EditableScene, among nodes: [EditableScene.Node]
  ) -> Edit? {
    switch Int.random(in: 0..<10, using: &self) {
    case 0, 1: return set(node)
    case 2:
      return node.attributes.filter { $0.name != "id" }.randomElement(using: &self).map { .unset(node.number, $0.name) }
    case 3, 4: return insertion(into: node)
    case 5: return node.parent?.parent == nil ? nil : .remove(node.number)
    case 6, 7: return move(node, among: nodes)
    case 8: return node["id"].map { .rename(node.number, $0 + made()) }
    default: return node.kind == .element ? .insert("<!-- \(made()) -->", into: node.number, at: 0) : nil
    }
  }

  private mutating func set(_ node: EditableScene.Node) -> Edit? {
    guard node.kind == .element else { return nil }
    let names = ["title", "text", "alpha", "tag", "tintColor", "spacing", "top", "width", "identifier", "prompt"]
    let others = [
      "style", "styles", "use", "when", "placement", "text.key", "axis.compactHeight", "backgroundColor.dark",
    ]
    guard let name = (names + others + node.attributes.map(\.name).filter { $0 != "id" }).randomElement(using: &self)
    else {
      return nil
    }
    return .set(node.number, name, made())
  }

  private mutating func insertion(into node: EditableScene.Node) -> Edit? {
    guard node.kind == .element, let parent = Catalog.element(named: node.name) else { return nil }
    let kinds = Catalog.elements.filter { parent.children.contains($0.role) } + parent.parts
    guard let kind = kinds.randomElement(using: &self) else { return nil }
    var element = "<\(kind.name)"
    if kind.attribute(named: "id") != nil, kind.role == .controller || Bool.random(using: &self) {
      element += " id=\"\(made())\""
    }
    for attribute in kind.attributes where attribute.isRequired && attribute.name != "id" {
      element += " \(attribute.name)=\"\(made())\""
    }
    return .insert(element + "/>", into: node.number, at: Int.random(in: 0...node.children.count, using: &self))
  }

  private mutating func move(_ node: EditableScene.Node, among nodes: [EditableScene.Node]) -> Edit? {
    guard node.kind == .element, node.parent?.parent != nil,
      let parent = nodes.filter({ $0.kind == .element && !$0.children.isEmpty }).randomElement(using: &self)
    else { return nil }
    guard parent !== node, !parent.ancestors.contains(where: { $0 === node }) else { return nil }
    return .move(node.number, to: parent.number, at: Int.random(in: 0...parent.children.count, using: &self))
  }

  /// A new unique word.
  private mutating func made() -> String {
    count += 1
    return "\(signature)\(count)"
  }

  mutating func next() -> UInt64 { numbers.next() }
}

import SceneSyntax

/// A text that Interface Builder writes as an element, because it has a line break or characters that an attribute cannot
/// have: `<string key="title">`. It means the same as the attribute.
struct NibText {
  /// The element.
  let node: Document.NodeID
  /// The attribute that the element stands for.
  let attribute: NibElement.Attribute

  /// The texts in an element that stand for attributes which the mapping knows of it.
  static func all(in node: Document.NodeID, of tree: Document) -> [NibText] {
    let element = tree[node].text
    var taken = Set(tree.attributes(of: node).map(\.name))
    return tree.children(of: node).compactMap { child -> NibText? in
      guard tree[child].kind == .element, names.contains(tree[child].text),
        let text = NibText(child, of: tree), Mapping.standard.hasAttribute(text.attribute.name, of: element),
        taken.insert(text.attribute.name).inserted
      else { return nil }
      return text
    }
  }

  private init?(_ node: Document.NodeID, of tree: Document) {
    let attributes = tree.attributes(of: node)
    guard let key = attributes.first(where: { $0.name == "key" }),
      attributes.allSatisfy({ ["key", "base64-UTF8", "id"].contains($0.name) })
    else { return nil }
    var text = ""
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .text, .cdata: text += tree[child].text
      case .element: return nil
      case .comment, .processingInstruction: break
      }
    }
    if attributes.contains(where: { $0.name == "base64-UTF8" && $0.value == "YES" }) {
      guard let decoded = Base64Text.decoded(text) else { return nil }
      text = decoded
    }
    self.node = node
    attribute = NibElement.Attribute(
      name: key.value, value: text, range: tree[node].nameRange, valueRange: tree[node].range,
      itemCount: 1 + attributes.count)
  }

  private static let names: Set<String> = ["string", "mutableString"]
}

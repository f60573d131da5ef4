import SceneCatalog
import SceneSyntax

/// An edit of a scene. It refers to nodes by their numbers.
enum Edit {
  case set(Int, String, String)
  case unset(Int, String)
  case insert(String, into: Int, at: Int)
  case remove(Int)
  case move(Int, to: Int, at: Int)
  /// Renames an id and all references to it.
  case rename(Int, String)

  /// Applies the edit; does nothing if its node was removed.
  func apply(to scene: EditableScene) {
    switch self {
    case .set(let node, let name, let value): scene.nodes[node][name] = value
    case .unset(let node, let name): scene.nodes[node][name] = nil
    case .insert(let text, let parent, let index):
      guard let part = EditableScene(text) else { return }
      for (offset, node) in part.file.children.enumerated() { scene.nodes[parent].append(node, at: index + offset) }
    case .remove(let node): scene.nodes[node].remove()
    case .move(let node, let parent, let index):
      scene.nodes[node].remove()
      scene.nodes[parent].append(scene.nodes[node], at: index)
    case .rename(let node, let name): rename(scene.nodes[node], name, in: scene)
    }
  }

  private func rename(_ node: EditableScene.Node, _ name: String, in scene: EditableScene) {
    guard let old = node["id"] else { return }
    for referrer in scene.file.subtree {
      for (index, attribute) in referrer.attributes.enumerated() {
        guard let kind = Catalog.element(named: referrer.name)?.attribute(named: attribute.name)?.value else {
          continue
        }
        let isOfFile =
          ["initialViewController", "parent", "use"].contains(attribute.name)
          || referrer.name == "segue" && attribute.name == "destination"
        guard isOfFile ? node.scene === node : node.scene === referrer.scene else { continue }
        switch kind {
        case .reference where attribute.value == old, .receiver where attribute.value == old,
          .layoutItem where attribute.value == old:
          referrer.attributes[index].value = name
        case .reference, .layoutItem, .position, .dimension:
          let words = attribute.value.split(separator: " ", omittingEmptySubsequences: false).map { word in
            for relation in ["", ">=", "<="] where word.hasPrefix(relation + old + ".") {
              return relation + name + word.dropFirst(relation.count + old.count)
            }
            return String(word)
          }
          referrer.attributes[index].value = words.joined(separator: " ")
        default: break
        }
      }
    }
    node["id"] = name
  }
}

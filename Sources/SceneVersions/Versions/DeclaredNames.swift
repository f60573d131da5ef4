import SceneCatalog

/// The nodes of a version by the names that they declare.
struct DeclaredNames {
  /// A name in a tree of views, or of a parameter in its controller.
  private struct Key: Hashable {
    let owner: Version.ID
    let name: String
  }

  private let version: Version
  private var controllers: [String: Version.ID] = [:]
  private var views: [String: Version.ID] = [:]
  private var styles: [String: Version.ID] = [:]
  private var objects: [Key: Version.ID] = [:]
  private var parameters: [Key: Version.ID] = [:]
  /// The elements that have a style, by its name.
  private var users: [String: [Version.ID]] = [:]

  init(in version: Version) {
    self.version = version
    for id in version.ids {
      let node = version[id]
      if let name = node.declaredName { declare(name, id, node) }
      for style in Names.inList(node[AttributeKey<Names>.styles.name]) { users[style, default: []].append(id) }
    }
  }

  private mutating func declare(_ name: String, _ id: Version.ID, _ node: Version.Node) {
    let role = node.element?.role
    if role == .style {
      styles[name] = styles[name] ?? id
    } else if role == .parameter {
      let key = Key(owner: node.parent, name: name)
      parameters[key] = parameters[key] ?? id
    } else if role?.isOne(of: [.controller, .placeholder]) == true {
      controllers[name] = controllers[name] ?? id
    } else if let tree = node.tree {
      if node.scene == id { views[name] = views[name] ?? id }
      let key = Key(owner: tree, name: name)
      objects[key] = objects[key] ?? id
    }
  }

  /// The node that a name in an attribute of a node refers to; nil if it is unknown, or in another file.
  func target(of mention: Mention, from id: Version.ID) -> Version.ID? {
    switch mention.scope {
    case .controllers: controllers[mention.name]
    case .views: views[mention.name]
    case .styles: styles[mention.name]
    case .parameters: recipient(ofSegue: version[id].parent).flatMap { parameters[Key(owner: $0, name: mention.name)] }
    case .tree: version[id].element?.role == .style ? common(mention, of: id) : object(named: mention.name, from: id)
    case .controllersOfNamedScene, .sceneFiles: nil
    }
  }

  /// What has a name in the tree of a node, or in those around it; at last their controller.
  private func object(named name: String, from id: Version.ID) -> Version.ID? {
    var next = version[id].tree
    while let tree = next {
      if let found = objects[Key(owner: tree, name: name)] { return found }
      if version[tree].scene == tree { return version[tree].id == name ? tree : nil }
      next = version[version[tree].parent].tree
    }
    return nil
  }

  /// What a name in a style refers to in all elements that have the style; nil if they disagree.
  private func common(_ mention: Mention, of style: Version.ID) -> Version.ID? {
    let elements = version[style].id.flatMap { users[$0] } ?? []
    let targets = Set(elements.map { object(named: mention.name, from: $0) })
    return targets.count == 1 ? targets.first ?? nil : nil
  }

  /// The controller that gets the arguments of a segue: its destination, or the root of a navigation controller.
  private func recipient(ofSegue segue: Version.ID) -> Version.ID? {
    guard let destination = self.destination(of: segue) else { return nil }
    guard version[destination].element?.container == .navigation else { return destination }
    let root = version[destination].children.first {
      version[$0].element?.role == .segue
        && version[$0][AttributeKey<Relationship>.relationship.name] == Relationship.rootViewController.rawValue
    }
    return root.flatMap { self.destination(of: $0) } ?? destination
  }

  private func destination(of segue: Version.ID) -> Version.ID? {
    version[segue][AttributeKey<String>.destination.name].flatMap { controllers[$0] }
  }
}

extension Names {
  /// The names in a list; none if it is missing.
  fileprivate static func inList(_ text: String?) -> [String] {
    text?.split(separator: " ").map(String.init) ?? []
  }
}

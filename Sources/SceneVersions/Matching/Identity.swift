import SceneCatalog

/// What a node is known by among others, wherever it stands.
struct Identity: Hashable {
  let kind: String
  let name: String

  /// What something is known by in its scene, or a controller in its file: its id, or what has to be unlike all others.
  init?(_ node: Version.Node) {
    guard node.kind == .element else { return nil }
    if let id = node.id {
      self.init(kind: "id", name: id)
    } else if node.name == "segue", let identifier = node["identifier"] {
      self.init(kind: "segue", name: identifier)
    } else if node.parent == node.scene, let name = node.name == "outlet" ? node["property"] : node["name"] {
      // An outlet or a parameter of the controller.
      self.init(kind: node.name, name: name)
    } else {
      return nil
    }
  }

  private init(kind: String, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Ever weaker signs by which something without a name is known among what stands beside it.
  static func signs(of node: Version.Node) -> [[String?]] {
    switch node.name {
    case "segue":
      [
        [node["kind"], node["relationship"], node["destination"]], [node["destination"]],
        [node["kind"], node["relationship"]],
      ]
    case "constraint":
      [
        ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"].map { node[$0] },
        ["firstItem", "firstAttribute"].map { node[$0] },
      ]
    case "outletCollection": [[node["property"], node["destination"]]]
    case "action": [[node["selector"], node["eventType"]], [node["selector"]], [node["eventType"]]]
    case "argument": [[node["name"]]]
    case "import": [[node["module"]]]
    case "barButtonItem": [[node["placement"], node["systemItem"], node["title"]], [node["placement"]]]
    case "tabBarItem": [[]]
    default: []
    }
  }

  /// How many rounds of signs there are.
  static let rounds = 3
}

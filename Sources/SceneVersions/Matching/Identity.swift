import SceneCatalog

/// The key of a node, whatever its position.
struct Identity: Hashable {
  let kind: String
  let name: String

  /// The key of a node in its scene, or of a controller in its file: its id, or an attribute that must be unique.
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

  /// Keys for nodes without an id among their siblings, from strong to weak.
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

  /// The number of keys.
  static let rounds = 3
}

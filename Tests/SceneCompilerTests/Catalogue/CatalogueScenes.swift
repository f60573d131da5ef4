import SceneCatalog

/// Scenes that use every attribute that generates Swift by itself, on every element.
enum CatalogueScenes {
  /// The scene, and the author's classes that it names.
  static var all: (scene: String, classes: String) {
    let elements = Catalog.elements
    let scenes = elements.map(scenes(of:)).joined(separator: "\n")
    let classes = Set(elements.compactMap(\.type)).sorted().map { "class Own\($0): \($0) {}" }
    return (
      "<scenes>\n\(scenes)\n\(children)\n</scenes>", "import UIKit\n\n" + classes.joined(separator: "\n") + "\n"
    )
  }

  private static let children = """
    <viewController id="first"/>
    <viewController id="second"/>
    """

  /// A scene for every value of every attribute of an element.
  private static func scenes(of element: ElementKind) -> String {
    switch element.role {
    case .controller: instances(of: element) { controller(element, $0, $1) }.joined()
    case .view:
      scene(
        element, "<view><view id=\"other\"/>" + instances(of: element) { view(element, $0, $1) }.joined() + "</view>")
    case .layoutGuide:
      scene(
        element, "<view><view id=\"other\"/>" + instances(of: element) { tag(element, $0, $1) }.joined() + "</view>")
    case .tableCell:
      scene(
        element,
        "<view><view id=\"other\"/><tableView><tableViewSection headerTitle=\"A\" footerTitle=\"B\">"
          + instances(of: element) { tag(element, $0, $1) }.joined() + "</tableViewSection></tableView></view>")
    case .barButtonItem: instances(of: element) { scene(element, $1, tag(element, $0, "")) }.joined()
    case .tabBarItem: instances(of: element) { scene(element, $1, tag(element, $0, "")) }.joined()
    default: ""
    }
  }

  private static func instances(of element: ElementKind, _ make: (_ attributes: String, _ id: String) -> String)
    -> [String]
  {
    var count = 0
    return element.attributes.flatMap { attribute in
      SampleValues.all(of: attribute, on: element).compactMap { value -> String? in
        guard isTaken(attribute.name, by: element) else { return nil }
        count += 1
        let required = attribute.name != "placement" && element.role == .barButtonItem ? " placement=\"left\"" : ""
        return make("\(attribute.name)=\"\(escaped(value))\"\(required)", element.name + String(count))
      }
    }
  }

  /// Whether an attribute is valid by itself. Insets and edges need a pin, outlets a property, guides have no baselines,
  /// cells no positions.
  private static func isTaken(_ attribute: String, by element: ElementKind) -> Bool {
    let isPosition = element.attribute(named: attribute)?.value.isPosition ?? false
    if ["inset", "edges", "outlet"].contains(attribute) { return false }
    switch element.role {
    case .layoutGuide: return !attribute.hasSuffix("Baseline")
    case .tableCell: return attribute != "pin" && !isPosition
    default: return true
    }
  }

  private static func view(_ element: ElementKind, _ attributes: String, _ id: String) -> String {
    let needsScrolling = attributes.contains("LayoutGuide\"")
    let view = tag(element, attributes, id)
    return needsScrolling ? "<scrollView>\(view)</scrollView>" : view
  }

  private static func controller(_ element: ElementKind, _ attributes: String, _ id: String) -> String {
    let relationships =
      switch element.name {
      case "navigationController": ["rootViewController"]
      case "tabBarController", "pageViewController": ["viewControllers", "viewControllers"]
      case "splitViewController": ["primaryViewController", "secondaryViewController"]
      default: [String]()
      }
    let segues = zip(relationships, ["first", "second"]).map {
      "<segue kind=\"relationship\" relationship=\"\($0)\" destination=\"\($1)\"/>"
    }
    return tag(element, attributes, id, segues.joined())
  }

  private static func scene(_ element: ElementKind, _ content: String) -> String {
    scene(element, "every" + element.name, content)
  }

  private static func scene(_ element: ElementKind, _ id: String, _ content: String) -> String {
    "<viewController id=\"in\(id)\" customClass=\"OwnUIViewController\">\(content)</viewController>\n"
  }

  private static func tag(_ element: ElementKind, _ attributes: String, _ id: String, _ content: String = "") -> String
  {
    let id = id.isEmpty || !element.attributes.contains { $0.name == "id" } ? "" : " id=\"\(id)\""
    return "<\(element.name)\(id) \(attributes)>\(content)</\(element.name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

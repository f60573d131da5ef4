import SceneCatalog

/// Scenes that use every attribute that generates Swift by itself, on every element.
enum CatalogueScenes {
  /// The scene, and the author's classes that it names.
  static var all: (scene: String, classes: String) {
    let elements = Catalog.elements.filter { $0.role != .controller || $0.modules.isEmpty }
    let scenes = elements.map(scenes(of:)).joined(separator: "\n")
    let classes = Set(elements.filter(takesClass).compactMap(\.type)).sorted().map { "class Own\($0): \($0) {}" }
    let imports = Set(["UIKit"] + elements.flatMap(\.modules)).sorted().map { "import \($0)" }
    return (
      "<scenes>\n\(scenes)\n\(children)\n</scenes>",
      (imports + [""] + classes).joined(separator: "\n") + "\n"
    )
  }

  private static func takesClass(_ element: ElementKind) -> Bool { element.attribute(named: "customClass") != nil }

  private static let children = """
    <viewController id="first"/>
    <viewController id="second"/>
    """

  /// Scenes with every value of every attribute of an element.
  private static func scenes(of element: ElementKind) -> String {
    switch element.role {
    case .controller: instances(of: element) { controller(element, $0, $1) }.joined()
    case .view:
      scenes(element, instances(of: element) { view(element, $0, $1) }) {
        "<view><view id=\"other\"/>\($0)</view>"
      }
    case .layoutGuide:
      scenes(element, instances(of: element) { tag(element, $0, $1) }) {
        "<view><view id=\"other\"/>\($0)</view>"
      }
    case .gestureRecognizer:
      scenes(element, instances(of: element) { tag(element, $0, $1) }) { "<view>\($0)</view>" }
    case .keyCommand: scenes(element, instances(of: element) { tag(element, $0, $1) }) { $0 }
    case .menu:
      scenes(element, instances(of: element) { "<button>" + tag(element, $0, $1) + "</button>" }) {
        "<view>\($0)</view>"
      }
    case .menuItem:
      scenes(element, instances(of: element) { tag(element, $0, $1) }) {
        "<view><button><menu>\($0)</menu></button></view>"
      }
    case .tableCell:
      scenes(element, instances(of: element) { tag(element, $0, $1) }) {
        "<view><view id=\"other\"/><tableView><tableViewSection headerTitle=\"A\" footerTitle=\"B\">\($0)"
          + "</tableViewSection></tableView></view>"
      }
    case .collectionCell, .supplementaryView:
      scenes(element, instances(of: element) { prototype(element, $0, $1) }) {
        "<view><collectionView>\($0)</collectionView></view>"
      }
    case .value, .navigationItem:
      scenes(element, instances(of: element) { attributes, _ in inOwner(element, attributes) }) {
        "<view><view id=\"other\"/>\($0)</view>"
      }
    case .segment, .scope:
      scenes(element, instances(of: element) { tag(element, $0, $1) }) { "<view>\(parent(of: element, $0))</view>" }
    case .state, .refreshControl, .webConfiguration:
      scenes(element, instances(of: element) { parent(of: element, tag(element, $0, $1)) }) { "<view>\($0)</view>" }
    case .part, .cellConfiguration:
      scenes(element, instances(of: element) { "<tableViewCell>\(tag(element, $0, $1))</tableViewCell>" }) {
        "<view><tableView><tableViewSection>\($0)</tableViewSection></tableView></view>"
      }
    case .collectionLayout:
      scenes(element, instances(of: element) { "<collectionView>\(layout(element, $0, $1))</collectionView>" }) {
        "<view>\($0)</view>"
      }
    case .barButtonItem, .tabBarItem:
      instances(of: element) { scene($1, tag(element, $0, "")) }.joined()
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
        let others = companions(of: attribute, on: element).map { " \($0.name)=\"\($0.value)\"" }.joined()
        let name = attribute.isForPreviews ? attribute.name + ".preview" : attribute.name
        return make("\(name)=\"\(escaped(value))\"\(others)", element.name + String(count))
      }
    }
  }

  /// The attributes that an attribute needs beside it: those that are required, and those that it is made of.
  private static func companions(of attribute: AttributeKind, on element: ElementKind) -> [(
    name: String, value: String
  )] {
    let others = element.attributes.filter { $0 !== attribute && ($0.isRequired || attribute.needed.contains($0.name)) }
    let range = attribute.name == "minimumValue" ? [("maximumValue", "1000")] : []
    return others.compactMap { other in SampleValues.everything(of: other, on: element).first.map { (other.name, $0) } }
      + (element.name == "stepper" ? range : [])
  }

  /// An element of the kind that contains such elements, with these in it.
  private static func parent(of element: ElementKind, _ content: String) -> String {
    let parent = Catalog.elements.first { $0.children.contains(element.role) }
    return parent.map { tag($0, "", "", content) } ?? ""
  }

  /// Whether an attribute is valid by itself. Insets need a pin, guides have no baselines, cells no positions,
  /// and the values of a stepper make a range.
  private static func isTaken(_ attribute: String, by element: ElementKind) -> Bool {
    let isPosition = if case .position? = element.attribute(named: attribute)?.value { true } else { false }
    if element.name == "stepper", attribute == "stepValue" || attribute == "maximumValue" { return false }
    if ["inset", "edges", "outlet"].contains(attribute) { return false }
    switch element.role {
    case .layoutGuide: return !attribute.hasSuffix("Baseline")
    case .tableCell: return !["pin", "inset", "placement"].contains(attribute) && !isPosition
    case .collectionCell, .supplementaryView:
      return !["pin", "inset", "placement", "reuseIdentifier"].contains(attribute) && !isPosition
    case .view: return !["inset", "placement"].contains(attribute)
    default: return attribute != "inset"
    }
  }

  private static func prototype(_ element: ElementKind, _ attributes: String, _ id: String) -> String {
    tag(element, attributes + " reuseIdentifier=\"\(id)\"", id, "<view id=\"other\"/>")
  }

  /// A layout has the class that it needs.
  private static func layout(_ element: ElementKind, _ attributes: String, _ id: String) -> String {
    let needsClass = element.attribute(named: "customClass")?.isRequired ?? false
    let isGiven = !needsClass || attributes.hasPrefix("customClass")
    return tag(element, isGiven ? attributes : attributes + " customClass=\"Own\(element.type ?? "")\"", id)
  }

  private static func view(_ element: ElementKind, _ attributes: String, _ id: String) -> String {
    let needsScrolling = attributes.contains("LayoutGuide\"")
    let view = tag(element, attributes, id)
    return needsScrolling ? "<scrollView>\(view)</scrollView>" : view
  }

  /// A value in the view that it belongs to.
  private static func inOwner(_ element: ElementKind, _ attributes: String) -> String {
    var tag = tag(element, attributes, "")
    var kind = element
    while kind.role != .view {
      guard
        let owner = Catalog.elements.first(where: { owner in
          owner.role == .view && owner.children.contains(kind.role) || owner.parts.contains { $0 === kind }
        })
      else { return "" }
      tag = "<\(owner.name)>\(tag)</\(owner.name)>\n"
      kind = owner
    }
    return tag
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

  /// Scenes of some instances each: the Swift compiler takes a minute for a function with all of them.
  private static func scenes(_ element: ElementKind, _ instances: [String], _ content: (String) -> String) -> String {
    let size = 40
    return stride(from: 0, to: instances.count, by: size).map { start in
      scene("every\(element.name)\(start)", content(instances.dropFirst(start).prefix(size).joined()))
    }.joined()
  }

  private static func scene(_ id: String, _ content: String) -> String {
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

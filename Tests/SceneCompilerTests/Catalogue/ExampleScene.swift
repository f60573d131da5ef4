import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// An example of the catalogue as a scene that compiles: in the elements that it stands in, with what it refers to.
struct ExampleScene {
  /// The scene file.
  let text: String

  init(_ kind: ElementKind) {
    let used = Names(in: kind.example)
    var text = kind.example
    for parent in Self.parents(of: kind) {
      let siblings = Self.siblings(in: parent, used.views)
      text = "<\(parent.name)\(Self.attributes(of: parent))>\n\(text)\n\(siblings)</\(parent.name)>"
      if parent.role == .scenes { text = text.replacing("</scenes>", with: Self.controllers(used) + "</scenes>") }
    }
    if kind.role == .scenes { text = text.replacing("</scenes>", with: Self.controllers(used) + "</scenes>") }
    self.text = text + "\n"
  }

  /// The elements around the view of a controller.
  private static let around: [ElementKind] = [.viewController, .scenes]

  /// The elements around one, from the inside, on the shortest way to the root.
  private static func parents(of kind: ElementKind) -> [ElementKind] {
    var ways = [[kind]]
    var seen: Set<String> = [kind.name]
    while let way = ways.first, let outer = way.last {
      if outer.role == .scenes { return Array(way.dropFirst()) }
      // A view has a superview, as its position may need one.
      if outer.role == .view { return way.dropFirst() + (outer === ElementKind.view ? [] : [.view]) + around }
      ways.removeFirst()
      for parent in [.viewController, .view] + Catalog.elements where parent.children.contains(outer.role) && seen.insert(parent.name).inserted {
        ways.append(way + [parent])
      }
    }
    return []
  }

  /// The attributes that an element around the example needs.
  private static func attributes(of kind: ElementKind) -> String {
    switch kind.role {
    case .controller: " id=\"outer\" customClass=\"Outer\""
    case .segue: " kind=\"present\" identifier=\"go\" destination=\"other\""
    case .barButtonItem: " placement=\"left\""
    default: ""
    }
  }

  /// The views that an example refers to, inside an element around it.
  private static func siblings(in parent: ElementKind, _ names: [String]) -> String {
    guard parent.children.contains(.view), !names.isEmpty else { return "" }
    if parent.role == .view { return parent === ElementKind.view ? views(names) : "" }
    return parent.role == .controller ? "<view>\(views(names))</view>\n" : ""
  }

  private static func views(_ names: [String]) -> String { names.map { "<label id=\"\($0)\"/>\n" }.joined() }

  private static func controllers(_ used: Names) -> String {
    let parameters = used.arguments.map { "<parameter name=\"\($0)\" type=\"Int\"/>" }.joined()
    return (used.controllers + ["other"]).map {
      "<viewController id=\"\($0)\" customClass=\"Other\">\(parameters)</viewController>\n"
    }.joined()
  }

  /// The names that an example refers to and does not contain.
  private struct Names {
    var controllers: [String] = []
    var views: [String] = []
    var arguments: [String] = []

    init(in example: String) {
      var log = DiagnosticLog()
      let document = DocumentReader.read(SceneFile(path: "Example.scene", text: example), &log)
      var own: Set<String> = []
      var open = [document.root].compactMap(\.self)
      while let node = open.popLast() {
        open += document.children(of: node)
        guard let kind = Catalog.element(named: document[node].text) else { continue }
        for attribute in document.attributes(of: node) {
          if attribute.name == "id" { own.insert(attribute.value) }
          if kind.role == .argument, attribute.name == "name" { arguments.append(attribute.value) }
          guard let value = kind.attribute(named: attribute.name)?.value else { continue }
          collect(attribute, value, of: kind)
        }
      }
      controllers = Set(controllers).subtracting(own).sorted()
      views = Set(views).subtracting(own).sorted()
    }

    private mutating func collect(_ attribute: Document.Attribute, _ kind: ValueKind, of element: ElementKind) {
      switch AttributeValue(attribute.value, as: kind) {
      case .layout(let expression)?: if case .item(let name, _) = expression.target { views.append(name) }
      case .item(.object(let name, _))?: views.append(name)
      case .name(let name)? where kind == .reference:
        if attribute.name.hasPrefix("popoverAnchor") || !element.role.isDisjoint(with: .connections) { views.append(name) } else { controllers.append(name) }
      default: break
      }
    }
  }
}

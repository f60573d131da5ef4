import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// An example of the catalogue as a scene that compiles: in the elements that it stands in, with what it refers to.
struct ExampleScene {
  /// The scene file.
  let text: String

  /// Whether its Swift compiles with UIKit alone.
  let needsModules: Bool

  init(_ kind: ElementKind) {
    let used = Names(in: kind.example)
    let parents = kind.role == .owner ? [.view, .scenes] : Self.parents(of: kind)
    let viewParent = parents.first { $0 === ElementKind.view } ?? parents.first { $0.role == .controller }
    var text = kind.example
    for parent in parents {
      let siblings = parent === viewParent ? Self.siblings(in: parent, used.views) : ""
      let attributes = kind.role == .owner && parent.role == .view ? " id=\"badge\"" : Self.attributes(of: parent)
      text = "<\(parent.name)\(attributes)>\n\(text)\n\(siblings)</\(parent.name)>"
      if parent.role == .scenes { text = text.replacing("</scenes>", with: Self.controllers(used) + "</scenes>") }
    }
    if kind.role == .scenes { text = text.replacing("</scenes>", with: Self.controllers(used) + "</scenes>") }
    self.text = text + "\n"
    needsModules = ([kind] + parents).contains { !$0.modules.isEmpty }
  }

  /// The elements around one, from the inside, on the shortest way to the root. A view is inside another one, as its
  /// position may need a superview.
  static func parents(of kind: ElementKind) -> [ElementKind] {
    var ways = [kind.role == .view && kind !== ElementKind.view ? [kind, .view] : [kind]]
    var seen = Set(ways[0].map(\.name))
    let usual = [ElementKind.viewController, .view] + Catalog.elements.filter { !$0.embedsControllers }
    while let way = ways.first, let outer = way.last {
      if outer.role == .scenes { return Array(way.dropFirst()) }
      ways.removeFirst()
      for parent in usual where parent.takes(outer) && isUsual(parent, around: outer) {
        guard seen.insert(parent.name).inserted else { continue }
        ways.append(way + [parent])
      }
    }
    return []
  }

  /// Whether a scene needs no further attributes there: a view of the file has an `id`, and a prototype a
  /// `reuseIdentifier`.
  private static func isUsual(_ parent: ElementKind, around kind: ElementKind) -> Bool {
    if kind.role == .tableCell { return parent.role == .tableSection }
    // A property of its example is one of views.
    if kind.role == .setting { return parent === ElementKind.view }
    return parent.role != .scenes || !kind.role.isOne(of: .anyView)
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

  /// The views that an example refers to, beside it.
  private static func siblings(in parent: ElementKind, _ names: [String]) -> String {
    if names.isEmpty || parent.role == .view { return views(names) }
    return "<view>\(views(names))</view>\n"
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
        let isOfView = element.role.isOne(of: .connections)
        if isOfView || attribute.name.hasPrefix("popoverAnchor") {
          views.append(name)
        } else {
          controllers.append(name)
        }
      default: break
      }
    }
  }
}

import SceneCatalog

/// An attribute that names something, of an element of the catalogue.
struct CatalogueReference {
  /// The elements around the one with the attribute, from `scenes` on, and that itself.
  let path: [ElementKind]
  let attribute: AttributeKind
  let scope: NameScope

  /// A value that names something, and something else if it is a list.
  func value(naming name: String) -> String {
    switch attribute.value {
    case .references: "other \(name) other"
    case .position(let side), .dimension(let side): "\(name).\(side.rawValue)"
    case .layoutItem: "\(name).safeArea"
    default: name
    }
  }

  /// A version of a scene in which something has a name, and in which the attribute has a value.
  func scene(declaring name: String, using value: String?) -> String {
    let isStyle = path.last?.role == .style
    let inTree = isStyle ? "" : treeDeclaration(name)
    let lines = path.indices.map { start($0, value, content: $0 == min(1, path.count - 1) ? inTree : "") }
    let user = "<viewController id=\"page\">\(treeDeclaration(name))<label styles=\"home\"/></viewController>"
    let ends = path.reversed().dropLast().map { "</\($0.name)>" }
    let declarations = [declaration(name), isStyle ? user : ""].filter { !$0.isEmpty }
    let all: [String] = Array(lines.prefix(1)) + declarations + Array(lines.dropFirst()) + ends + ["</scenes>"]
    return all.joined(separator: "\n") + "\n"
  }

  private func start(_ index: Int, _ value: String?, content: String) -> String {
    let element = path[index]
    var attributes = index == 1 ? " id=\"home\"" : ""
    if element.role == .segue, attribute.name != "destination" {
      attributes += " kind=\"popover\" destination=\"target\""
    }
    if index == path.count - 1, let value { attributes += " \(attribute.name)=\"\(value)\"" }
    return "<\(element.name)\(attributes)>\(content)"
  }

  private func declaration(_ name: String) -> String {
    let target = "<viewController id=\"target\" customClass=\"Target\">"
    return switch scope {
    case .controllers: "<viewController id=\"\(name)\" customClass=\"Card\" title=\"Card\"></viewController>"
    case .views: "<view id=\"\(name)\" alpha=\"0.5\" backgroundColor=\"red\"></view>"
    case .styles: "<style id=\"\(name)\" alpha=\"0.5\" backgroundColor=\"red\"/>"
    case .parameters: target + "<parameter name=\"\(name)\" type=\"Item\" default=\"nil\"/></viewController>"
    case .tree: target + "</viewController>"
    case .sceneFiles, .controllersOfNamedScene: ""
    }
  }

  private func treeDeclaration(_ name: String) -> String {
    guard case .tree = scope else { return "" }
    return "<label id=\"\(name)\" text=\"Hello\" textColor=\"red\"/>"
  }

  /// The attributes of all elements that name something.
  static var all: [CatalogueReference] {
    paths.flatMap { path in
      (path.last?.attributes ?? []).compactMap { attribute in
        attribute.refersTo.map { CatalogueReference(path: path, attribute: attribute, scope: $0) }
      }
    }
  }

  /// The elements, also those that only stand in certain others, each with the elements around it.
  static var paths: [[ElementKind]] {
    var paths: [[ElementKind]] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(ElementKind.scenes)]
    var open: [[ElementKind]] = [[.scenes]]
    while let path = open.first, let kind = path.last {
      open.removeFirst()
      paths.append(path)
      let children = kind.parts + Catalog.elements.filter { kind.takes($0) && kind.part(named: $0.name) == nil }
      for child in children where known.insert(ObjectIdentifier(child)).inserted { open.append(path + [child]) }
    }
    return paths
  }
}

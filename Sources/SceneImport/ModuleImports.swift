import SceneCatalog

/// Imports the modules that a scene takes several classes from, so that not each class has to name its module.
enum ModuleImports {
  static func apply(to root: SceneElement) {
    guard let kind = Catalog.element(named: "import"), root.kind.child(named: "import") != nil else { return }
    var elements: [String: [SceneElement]] = [:]
    for element in root.subtree {
      if let module = element.text(attribute) { elements[module, default: []].append(element) }
    }
    for (module, users) in elements.sorted(by: { $0.key < $1.key }) where users.count > 2 {
      let element = SceneElement(kind, from: nil)
      let sources = users.flatMap { $0.removeAttribute(attribute)?.sources ?? [] }
      element.set("module", [.text(module)], from: sources)
      root.append(element)
    }
  }

  private static let attribute = "customModule"
}

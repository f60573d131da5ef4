import SceneCatalog

/// Imports the modules that a scene takes several classes from, so that not each class has to name its module.
enum ModuleImports {
  /// Names the modules of classes that are in frameworks beside UIKit, which Interface Builder does not name.
  static func nameFrameworks(in root: DraftElement) {
    for element in root.subtree where !element.has(attribute) {
      guard let type = element.text("customClass"), let module = frameworks[type] else { continue }
      element.set(attribute, module)
    }
  }

  /// The modules of classes, of all that elements of scenes stand for.
  private static let frameworks = Dictionary(
    Catalog.elements.compactMap { kind -> (String, String)? in
      guard let type = kind.type, let module = kind.modules.first else { return nil }
      return (type, module)
    }, uniquingKeysWith: { first, _ in first })

  static func apply(to root: DraftElement) {
    guard let kind = Catalog.element(named: "import"), root.kind.child(named: "import") != nil else { return }
    var elements: [String: [DraftElement]] = [:]
    for element in root.subtree {
      if let module = element.text(attribute) { elements[module, default: []].append(element) }
    }
    for (module, users) in elements.sorted(by: { $0.key < $1.key }) where users.count > 2 {
      let element = DraftElement(kind, from: nil)
      let sources = users.flatMap { $0.removeAttribute(attribute)?.sources ?? [] }
      element.set("module", [.text(module)], from: sources)
      root.append(element)
    }
  }

  private static let attribute = "customModule"
}

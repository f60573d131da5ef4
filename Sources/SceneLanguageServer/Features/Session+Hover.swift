import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

extension Session {
  /// The hover text at an offset.
  public func hover(_ path: String, _ offset: Int) -> Hover? {
    guard let scene = scene(path) else { return nil }
    if let use = scene.outline.use(at: offset) {
      guard case .element(let element)? = scene.target(of: use), let home = scene.scene(element.path) else {
        return nil
      }
      return Hover(text: home.description(of: element.item), range: use.range)
    }
    guard let item = scene.outline.item(at: offset) else { return nil }
    let kind = scene.outline.items[item].kind
    if let range = scene.tagNames(at: offset).first(where: { $0.start <= offset && offset <= $0.end }) {
      return Hover(text: scene.description(of: item) + "\n\n---\n\n" + Markdown.element(kind), range: range)
    }
    guard let (_, attribute) = scene.attribute(at: offset), let attributeKind = kind.attribute(written: attribute.name)
    else { return nil }
    if attribute.valueRange.start <= offset, offset <= attribute.valueRange.end,
      scene.declaration(of: item)?.range == attribute.valueRange
    {
      return Hover(text: scene.description(of: item), range: attribute.valueRange)
    }
    return Hover(text: Markdown.attribute(attributeKind, of: kind), range: attribute.nameRange)
  }
}

extension SceneInModule {
  /// What an element is, what it becomes in Swift, and who leads to it.
  func description(of item: Int) -> String {
    let kind = outline.items[item].kind
    let name = declaration(of: item)?.name
    var text = "`<\(kind.name)\(name.map { " id=\"\($0)\"" } ?? "")>` in \(self.name)"
    let swift = generatedSwift(for: item)
    if !swift.isEmpty { text += "\n\n```swift\n\(swift.joined(separator: "\n"))\n```" }
    guard kind.role == .controller || kind.role == .placeholder else { return text }
    let segues = segues(to: Element(path: path, item: item))
    let sources = segues.map { $0.scene.label(ofSource: $0.segue) }
    text += "\n\n" + Self.count(segues.count)
    if !sources.isEmpty { text += ": " + sources.map { "`\($0)`" }.joined(separator: ", ") }
    return text
  }

  /// The number of segues that lead to a controller, in words.
  static func count(_ segues: Int) -> String {
    switch segues {
    case 0: "No segue leads here"
    case 1: "1 segue leads here"
    default: "\(segues) segues lead here"
    }
  }

  /// The controller that a segue leaves, and how: `dash (push)`.
  func label(ofSource segue: Int) -> String {
    let source = outline.controller(of: segue).flatMap { outline.id(of: $0)?.value } ?? "?"
    let kind = outline.value(.kind, of: segue)
    return source + (kind.map { " (\($0))" } ?? "")
  }

  /// The declarations that an element becomes.
  func generatedSwift(for item: Int) -> [String] {
    let kind = outline.items[item].kind
    switch kind.role {
    case .controller: return controllerSwift(item)
    case .segue:
      guard let name = segueName(item), let source = outline.controller(of: item) else { return [] }
      return ["\(sceneType(of: source)).Segue.\(name)", "scene.\(GeneratedNames.perform(name))(…)"]
    case .parameter:
      guard let name = declaration(of: item)?.name,
        let type = outline.value(.type, of: item)
      else { return [] }
      return ["init(\(name): \(type))"]
    default:
      guard let id = outline.id(of: item)?.value, let controller = outline.controller(of: item), let type = kind.type
      else { return kind.type.map { ["\($0)"] } ?? [] }
      let name = GeneratedNames.property(id)
      return ["\(sceneType(of: controller)).\(name): \(typeName(of: item) ?? type)"]
    }
  }

  private func controllerSwift(_ item: Int) -> [String] {
    guard let id = outline.id(of: item)?.value else { return [] }
    let enumeration = GeneratedNames.scenes(ofFile: name) ?? "Scenes"
    let type = customClass(of: item) ?? outline.items[item].kind.type ?? "UIViewController"
    let parameters = parameters(of: item).compactMap { parameter -> String? in
      guard let name = declaration(of: parameter)?.name else { return nil }
      return name + ": " + (outline.value(.type, of: parameter) ?? "")
    }
    return [
      "struct \(sceneType(of: item))",
      "\(enumeration).\(GeneratedNames.instantiate(id))(\(parameters.joined(separator: ", "))) -> \(type)",
    ]
  }

  /// The type of a controller's scene: `DashScene`.
  func sceneType(of controller: Int) -> String {
    outline.value(.sceneType, of: controller)
      ?? GeneratedNames.scene(outline.id(of: controller)?.value ?? "")
  }

  /// The case of a scene's `Segue` that a segue is; nil for a relationship and where nothing names it.
  func segueName(_ segue: Int) -> String? {
    let kind = outline.value(.kind, of: segue)
    guard kind != SegueKind.relationship.rawValue else { return nil }
    if let identifier = outline.attribute(.identifier, of: segue) {
      return SpelledName.lowerCamel(identifier.value)
    }
    let destination = outline.value(.destination, of: segue)
    return destination.map(GeneratedNames.property)
  }
}

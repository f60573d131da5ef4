import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// A scene with the module that it belongs to: where names of it lead.
struct SceneInModule {
  /// An element of a scene.
  struct Element: Hashable {
    let path: String
    let item: Int
  }

  /// The target of a name.
  enum Target {
    case element(Element)
    case file(SourceText)
  }

  let text: SourceText
  let module: Module

  var outline: SceneOutline { text.outline }
  var path: String { text.path }
  /// The name of the file: `Main`.
  var name: String { OutputName.baseName(ofScene: path) }

  /// A location in the file.
  func location(_ range: SourceRange) -> Location { Location(path: path, range: range) }

  /// The location of an element.
  func location(of item: Int) -> Location { location(outline.nameRange(item)) }

  /// Another scene of the module.
  func scene(_ path: String) -> SceneInModule? {
    if path == self.path { return self }
    return module.text(path).map { SceneInModule(text: $0, module: module) }
  }

  /// The scene file of a name, in this module.
  func scene(named name: String) -> SceneInModule? {
    module.scenes.first { OutputName.baseName(ofScene: $0.path) == name }.map {
      SceneInModule(text: $0, module: module)
    }
  }

  // MARK: Where names lead

  /// The target of a use.
  func target(of use: NameUse) -> Target? {
    switch use.scope {
    case .controllers: element(outline.controller(named: use.name))
    case .views: element(outline.view(named: use.name))
    case .styles: element(outline.style(named: use.name))
    case .tree: element(outline.object(of: use))
    case .sceneFiles: isOfOtherModule(use.item) ? nil : scene(named: use.name).map { .file($0.text) }
    case .controllersOfNamedScene:
      namedScene(of: use.item).flatMap { scene in scene.element(scene.outline.controller(named: use.name)) }
    case .parameters: parameter(named: use.name, for: use.item)
    }
  }

  private func element(_ item: Int?) -> Target? { item.map { .element(Element(path: path, item: $0)) } }

  /// The scene file that a placeholder names, in this module.
  func namedScene(of placeholder: Int) -> SceneInModule? {
    guard !isOfOtherModule(placeholder) else { return nil }
    return outline.attribute(.sceneName, of: placeholder).flatMap { scene(named: $0.value) }
  }

  private func isOfOtherModule(_ placeholder: Int) -> Bool {
    guard let module = outline.value(.module, of: placeholder) else { return false }
    return module != self.module.options.moduleName
  }

  /// The controller behind a placeholder, or the controller itself; the placeholder where its scene is not known.
  func behind(_ controller: Int) -> (scene: SceneInModule, item: Int) {
    guard outline.items[controller].kind.role == .placeholder, let scene = namedScene(of: controller) else {
      return (self, controller)
    }
    let id =
      outline.value(.referencedIdentifier, of: controller)
      ?? scene.initialController
    guard let id, let item = scene.outline.controller(named: id), scene.outline.items[item].kind.role == .controller
    else { return (self, controller) }
    return (scene, item)
  }

  /// The id of the controller that the file starts with.
  var initialController: String? {
    outline.items.isEmpty ? nil : outline.value(.initialViewController, of: 0)
  }

  /// The destination of a segue, with placeholders resolved.
  func destination(of segue: Int) -> (scene: SceneInModule, item: Int)? {
    outline.attribute(.destination, of: segue)
      .flatMap { outline.controller(named: $0.value) }.map(behind)
  }

  /// The controller that the arguments of a segue are for: behind placeholders, and the root of a navigation
  /// controller.
  func recipient(of segue: Int) -> (scene: SceneInModule, item: Int)? {
    guard let (scene, item) = destination(of: segue) else { return nil }
    guard scene.outline.items[item].kind.container == .navigation else { return (scene, item) }
    let root = scene.outline.segues.first { segue in
      scene.outline.items[segue].parent == item
        && scene.outline.value(.relationship, of: segue)
          == Relationship.rootViewController.rawValue
    }
    return root.flatMap { scene.destination(of: $0) } ?? (scene, item)
  }

  /// The parameters of a controller, as items.
  func parameters(of controller: Int) -> [Int] {
    outline.children(of: controller).filter { outline.items[$0].kind.role == .parameter }
  }

  /// The type whose initialiser takes the parameters of a controller: its class, or the view that it hosts; nil for one
  /// of another module.
  func initializedType(of controller: Int) -> String? {
    outline.value(.rootView, of: controller) ?? customClass(of: controller)
  }

  /// The controllers of the module whose type takes a parameter of a name, each with that.
  func controllers(
    takingParameter name: String, withType type: String
  ) -> [(scene: SceneInModule, controller: Int, parameter: Int)] {
    module.scenes.flatMap { text -> [(scene: SceneInModule, controller: Int, parameter: Int)] in
      let scene = SceneInModule(text: text, module: module)
      return scene.outline.items.indices.compactMap { item in
        guard scene.outline.items[item].kind.role == .parameter, scene.outline.value(.name, of: item) == name,
          let controller = scene.outline.controller(of: item), scene.initializedType(of: controller) == type
        else { return nil }
        return (scene, controller, item)
      }
    }
  }

  private func parameter(named name: String, for argument: Int) -> Target? {
    guard let segue = outline.items[argument].parent, let (scene, item) = recipient(of: segue) else { return nil }
    return scene.element(
      scene.parameters(of: item).first { parameter in
        scene.outline.value(.name, of: parameter) == name
      })
  }

  // MARK: Who leads here

  /// The segues that lead to an element, in all scenes of the module, placeholders looked through.
  func segues(to element: Element) -> [(scene: SceneInModule, segue: Int)] {
    module.scenes.flatMap { text -> [(scene: SceneInModule, segue: Int)] in
      let scene = SceneInModule(text: text, module: module)
      return scene.outline.segues.compactMap { segue in
        guard let (target, item) = scene.destination(of: segue), target.path == element.path, item == element.item
        else { return nil }
        return (scene, segue)
      }
    }
  }

  /// The uses that refer to an element, in all scenes of the module.
  func uses(of element: Element) -> [(scene: SceneInModule, use: NameUse)] {
    let name = declaredName(of: element)
    return module.scenes.flatMap { text -> [(scene: SceneInModule, use: NameUse)] in
      let scene = SceneInModule(text: text, module: module)
      return (scene.outline.usesByName[name] ?? []).compactMap { use in
        guard case .element(element)? = scene.target(of: use) else { return nil }
        return (scene, use)
      }
    }
  }

  /// The name that an element declares: its id, or the name of a parameter.
  private func declaredName(of element: Element) -> String {
    scene(element.path).flatMap { $0.declaration(of: element.item) }?.name ?? ""
  }

  /// The name that an element declares, and where it stands.
  func declaration(of item: Int) -> (name: String, range: SourceRange)? {
    let attribute = outline.items[item].kind.role == .parameter ? AttributeKey<String>.name.name : AttributeKind.id.name
    return outline.attribute(attribute, of: item).map { ($0.value, $0.valueRange) }
  }
}

import SceneCatalog

/// The modules that a generated file needs for the types it names.
struct ImportedModules {
  /// All but UIKit, which every file imports.
  private(set) var all: Set<String>
  /// Those with types in declarations that other modules see where the scenes are public. UIKit may be one.
  ///
  /// Where a package imports modules internally by default, these need `public import`; Swift warns of it elsewhere.
  private(set) var exposed: Set<String> = []

  init(all: Set<String>, exposed: Set<String>) { (self.all, self.exposed) = (all, exposed) }

  init(ofFile index: Int, _ plan: ModulePlan) {
    let file = plan.graph.files[index]
    all = Set(file.imports.map(\.text))
    for id in file.controllers { add(plan.scenes[id.index], plan) }
    for tree in file.trees { addViews(of: tree, plan) }
    if file.tintColor != nil { exposed.insert("UIKit") }
    all.remove("UIKit")
  }

  private mutating func add(_ scene: ScenePlan, _ plan: ModulePlan) {
    let graph = plan.graph
    expose(typeOf: scene.id, plan)
    all.formUnion(graph.controllers[scene.id].kind.modules)
    if let parent = scene.parent { expose(typeOf: parent, plan) }
    let tree = plan.graph.controllers[scene.id].tree
    addViews(in: tree, named: Set(scene.namedViews), plan)
    for prototype in plan.graph.prototypes(in: tree) { addViews(of: prototype, plan) }
    for segue in graph.controllers[scene.id].segues {
      if let module = graph.segues[segue][.customModule] { all.insert(module) }
      guard let destination = graph.destination(of: segue) else { continue }
      for shown in plan.containment.shown(by: destination) { expose(typeOf: shown, plan) }
      addParameters(of: graph.recipient(of: destination), graph)
    }
    addParameters(of: scene.id, graph)
  }

  /// Adds the module of a controller's class; a placeholder for a scene has the class that the scene says.
  private mutating func expose(typeOf id: ID<Controller>, _ plan: ModulePlan) {
    let graph = plan.graph
    let controller = graph.controllers[graph.target(of: id) ?? id]
    let making = graph.makingModule(of: controller)
    // Its functions are called, wherever its class is.
    if let making { all.insert(making) }
    if controller.customClass == nil, let making, plan.scene(id).isWired {
      exposed.insert(making)
    } else {
      let module = controller.customClass == nil ? controller.kind.modules.first : graph.classModule(of: controller)
      expose(module, controller.attributes)
    }
  }

  /// Adds the module of an object's class: the one that the scene names, UIKit, or none where the class is this module's.
  private mutating func expose(_ module: String?, _ attributes: [Attribute]) {
    if let module {
      all.insert(module)
      exposed.insert(module)
    } else if !attributes.has(.customClass) {
      exposed.insert("UIKit")
    }
  }

  /// Adds the views of a tree that is no controller's, and those of its prototypes: functions take or return them.
  private mutating func addViews(of tree: ID<ViewTree>, _ plan: ModulePlan) {
    let prototype = plan.prototype(tree)
    if prototype != nil { exposed.insert("UIKit") }
    let visible = [plan.graph.trees[tree].root, plan.graph.fileOwner(of: tree)].compactMap(\.self)
    addViews(in: tree, named: Set(visible + (prototype?.namedViews ?? [])), plan)
    for inner in plan.graph.prototypes(in: tree) { addViews(of: inner, plan) }
  }

  private mutating func addViews(in tree: ID<ViewTree>, named: Set<ID<SceneObject>>, _ plan: ModulePlan) {
    let graph = plan.graph
    for id in graph.trees[tree].objects {
      let object = graph.objects[graph.definition(of: id)]
      all.formUnion(object.kind.modules)
      if named.contains(id) || object.kind.role == .barButtonItem && object.name != nil && object.parent == nil {
        let module = object.has(.customClass) ? nil : object.kind.modules.first
        expose(object[.customModule] ?? module, object.attributes)
      } else if let module = object[.customModule] {
        all.insert(module)
      }
    }
  }

  /// Adds what the types of parameters may come from: those of another file's controller stand in the method that
  /// performs a segue to it.
  private mutating func addParameters(of id: ID<Controller>, _ graph: SceneGraph) {
    let controller = graph.controllers[id]
    let foreign = controller.parameters.map(\.type).filter { LiteralType(ofType: $0.text) == nil }
    let modules = graph.files[controller.file].imports.map(\.text)
    if !controller.parameters.isEmpty { all.formUnion(modules) }
    if !foreign.isEmpty {
      exposed.formUnion(modules)
      if let module = graph.makingModule(of: controller) { exposed.insert(module) }
    }
    let names = foreign.flatMap(\.names)
    if names.contains(where: Self.isUIKits) { exposed.insert("UIKit") }
  }

  /// Whether a type comes with UIKit or with what UIKit imports, by its prefix or by its name.
  static func isUIKits(_ type: String) -> Bool {
    ["UI", "NS", "CG", "CA"].contains { type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true }
      || foundation.contains(type)
  }

  private static let foundation: Set<String> = [
    "AttributedString", "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
    "IndexSet", "Locale", "Measurement", "Notification", "TimeInterval", "TimeZone", "URL", "URLRequest", "UUID",
  ]
}

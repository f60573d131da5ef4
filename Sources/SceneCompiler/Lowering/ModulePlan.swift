import SceneCatalog
import SceneDiagnostics

/// What a module's generated Swift will look like: decided once, before a line of it is written.
final class ModulePlan: Sendable {
  /// The graph it is a plan for.
  let graph: SceneGraph
  /// The containment of controllers.
  let containment: Containment
  /// The plan of each controller, in the order of the graph.
  let scenes: [ScenePlan]
  /// The name of the enumeration that makes the controllers of each file; same order as the graph's files.
  let enumerations: [String]
  /// The variable that holds each object while its view is built; same order as the graph's objects.
  let variables: [String]
  /// Whether the controllers are shown in Xcode's previews.
  let hasPreviews: Bool
  /// The source locations of lines; nil unless the user asks for them.
  private let locations: SourceLocations?
  /// Whether interface tests know views by their ids.
  private let hasIdentifiers: Bool

  /// - Parameters:
  ///   - hasLocations: whether Swift is told where lines come from.
  ///   - hasPreviews: whether the controllers are shown in Xcode's previews.
  ///   - hasIdentifiers: whether interface tests know views by their ids.
  init(
    _ analysis: GraphAnalysis, hasLocations: Bool = false, hasPreviews: Bool = false, hasIdentifiers: Bool = false
  ) {
    self.hasIdentifiers = hasIdentifiers
    let graph = analysis.graph
    self.graph = graph
    containment = analysis.containment
    self.hasPreviews = hasPreviews
    locations = hasLocations ? SourceLocations(graph) : nil
    enumerations = graph.files.map { Self.enumeration(ofFile: $0.name, inModule: $0.module) }
    variables = VariableNames.all(in: graph, containment)
    let classes = ClassUse(graph)
    scenes = graph.controllerIDs.inParallelRuns { run in run.map { ScenePlan($0, analysis, classes) } }
  }

  /// The plan of a controller, placeholders looked through where they lead to a scene.
  func scene(_ id: ID<Controller>) -> ScenePlan { scenes[(graph.target(of: id) ?? id).index] }

  /// The enumeration that makes a controller.
  func enumeration(of id: ID<Controller>) -> String {
    let controller = graph.controllers[graph.target(of: id) ?? id]
    guard controller.isExternal, let scene = controller[.sceneName] else {
      return enumerations[controller.file]
    }
    return Self.enumeration(ofFile: scene, inModule: controller.sceneModule?.text)
  }

  private static func enumeration(ofFile name: String, inModule module: String?) -> String {
    (module.map { $0 + "." } ?? "") + (GeneratedNames.scenes(ofFile: name) ?? "Scenes")
  }

  /// The function that makes a controller: `instantiateDash`.
  func function(making id: ID<Controller>) -> String {
    let controller = graph.controllers[graph.target(of: id) ?? id]
    guard controller.isExternal else { return GeneratedNames.instantiate(scene(id).name) }
    return controller[.referencedIdentifier].map(GeneratedNames.instantiate) ?? "instantiateInitialViewController"
  }

  /// What makes a controller in the flow that `flow` holds; nil where it is the file itself.
  func maker(of id: ID<Controller>, forFile file: Int, in flow: String) -> String? {
    let controller = graph.controllers[graph.target(of: id) ?? id]
    if graph.makingModule(of: controller) != nil { return enumeration(of: id) + "(in: \(flow)?.factory(of:))" }
    return controller.file == file ? nil : enumeration(of: id) + "(in: \(flow))"
  }

  /// The bundle that the resources of a controller's file are in.
  func bundle(of controller: ID<Controller>) -> ResourceBundle {
    graph.files[graph.controllers[controller].file].bundle
  }

  /// The directive that gives the next line of Swift the place of a range in a controller's file, if there is to be one.
  func location(of range: SourceRange, in controller: ID<Controller>) -> String? {
    locations?.directive(for: range, inFile: graph.controllers[controller].file)
  }

  /// The bundle that the resources of a tree's file are in.
  func bundle(of tree: ID<ViewTree>) -> ResourceBundle { graph.files[graph.trees[tree].file].bundle }

  /// The directive that gives the next line of Swift the place of a range in a tree's file, if there is to be one.
  func location(of range: SourceRange, in tree: ID<ViewTree>) -> String? {
    locations?.directive(for: range, inFile: graph.trees[tree].file)
  }

  /// The plan of a tree.
  func tree(_ id: ID<ViewTree>) -> TreePlan {
    let controller = graph.controller(of: id)
    return TreePlan(
      id: id, segues: controller.map { scenes[$0.index].segues } ?? DistinctSegues(),
      receiver: controller == nil ? graph.fileOwner(of: id).map(variable) : "controller",
      isScene: graph.trees[id].isScene)
  }

  /// The plan of a controller's own tree.
  func tree(of controller: ID<Controller>) -> TreePlan { tree(graph.controllers[controller].tree) }

  /// The plan of a prototype.
  func prototype(_ tree: ID<ViewTree>) -> PrototypePlan? { PrototypePlan(tree, graph) }

  /// The prototypes of a file that belong to no controller: those that any list can make, and those in views of the file.
  func prototypes(ofFile file: Int) -> [PrototypePlan] {
    graph.files[file].trees.flatMap(graph.trees(inside:)).compactMap(prototype)
  }

  /// The directive for the place of an attribute, if Swift checks what the scene names there.
  func location(of attribute: Attribute, in controller: ID<Controller>) -> String? {
    attribute.isSetting ? location(of: attribute.nameRange, in: controller) : nil
  }

  /// The directive for the place of an attribute, if Swift checks what the scene names there.
  func location(of attribute: Attribute, in tree: ID<ViewTree>) -> String? {
    attribute.isSetting ? location(of: attribute.nameRange, in: tree) : nil
  }

  /// The identifier for user interface tests, if it is the id.
  func accessibilityIdentifier(of object: SceneObject) -> String? {
    let name = AttributeKind.accessibilityIdentifier
    guard hasIdentifiers, object.kind.attribute(named: name) != nil, object.attributes.named(name) == nil else {
      return nil
    }
    return object.name?.text
  }

  /// The directive for the place where a controller names its class.
  func classLocation(of controller: ID<Controller>) -> String? {
    graph.controllers[controller].customClass.flatMap { location(of: $0.range, in: controller) }
  }

  /// The name by which code reaches an embedded child.
  func childName(_ child: ID<Controller>, by segue: DistinctSegue) -> String {
    (child == segue.destination ? containment.ownName(ofChildBy: segue.id) : nil) ?? scene(child).property
  }

  /// The variable of an object.
  func variable(_ id: ID<SceneObject>) -> String { variables[id.index] }

  /// The names of the variables where a tree of views is made: its objects and the children that it embeds.
  func locals(of tree: ID<ViewTree>) -> [String] {
    let objects = graph.trees[tree].objects.map(variable)
    guard case .controller(let scene) = graph.trees[tree].owner else { return objects }
    return objects + containment.childNames(in: scene)
  }

  /// A name like `wanted` that no other variable has where a tree of views is made.
  func unused(_ wanted: String, in tree: ID<ViewTree>) -> String {
    SpelledName.unused(wanted, isTaken: locals(of: tree).contains)
  }
}

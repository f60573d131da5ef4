import SceneCatalog

/// The plan of one controller.
struct ScenePlan: Sendable {
  /// The controller.
  let id: ID<Controller>
  /// Its id in the scene file.
  let name: String
  /// The property or variable that holds one: `dash`.
  let property: String
  /// The type of its scene: `DashScene`.
  let sceneType: String
  /// The app's class, qualified where its module is another; nil where the scene names none.
  let authorClass: String?
  /// The superclass: a class of the app or of UIKit.
  let superclass: String
  /// The property by which the app's class reaches the scene: `scene`, or `dashScene` where it serves several.
  let accessor: String
  /// The one controller that ever contains it, if there is one.
  let parent: ID<Controller>?
  /// The declarations besides the function that makes the controller.
  let form: SceneForm
  /// The named views that code can use.
  let namedViews: [ID<SceneObject>]
  /// What its view has to be found by later: what code reaches by name, what nothing else keeps,
  /// and the lists that make prototypes.
  let storedViews: [ID<SceneObject>]
  /// The prototypes of its lists.
  let prototypes: [PrototypePlan]
  /// Its segues that are no relationships.
  let segues: DistinctSegues
  /// The methods by which its class makes children of containers.
  let childHooks: [ChildHook]
  /// Whether the scene keeps or performs something once its view is made: views, segues, bar button items, key commands,
  /// pages, tables that it serves. If not, a wired controller needs no object for its scene.
  let hasScene: Bool

  init(_ id: ID<Controller>, _ analysis: GraphAnalysis, _ classes: ClassUse) {
    let graph = analysis.graph
    let controller = graph.controllers[id]
    self.id = id
    name = controller.label
    type = analysis.typeInSwift(of: id)
    property = GeneratedNames.property(name)
    sceneType = GeneratedNames.scene(of: controller)
    let uikit = controller.uikitType
    authorClass = graph.className(of: controller)
    superclass = authorClass ?? uikit
    let serves = authorClass.map { classes.scenes(of: $0) } ?? 1
    accessor = serves > 1 ? GeneratedNames.property(name) + "Scene" : "scene"
    parent = analysis.parentInSwift(of: id)
    segues = analysis.segues(of: id)
    namedViews = NamedViews.all(in: controller.tree, graph)
    let named = Set(namedViews)
    let lists = graph.trees[controller.tree].objects.filter { !graph.objects[$0].prototypes.isEmpty }
    storedViews = namedViews + (graph.trees[controller.tree].detached + lists).filter { !named.contains($0) }
    prototypes = graph.trees(in: id).dropFirst().compactMap { PrototypePlan($0, graph) }
    childHooks = analysis.childHooks(of: id)
    hasScene = analysis.hasScene(id)
    form = analysis.form(of: id)
  }

  /// The type that others know it by: the app's class, else the generated subclass, else UIKit's class.
  let type: String
  /// Whether its scene makes controllers: those that segues show, or children in methods of the app.
  var hasDestinations: Bool { segues.hasDestinations || !childHooks.isEmpty }
  /// Whether a subclass does wiring for it.
  var isWired: Bool { form == .wired }
  /// The type that is instantiated.
  var madeType: String { isWired ? wiredClass : superclass }
  /// Whether a test can tell the id from the class of the controller: `dash` from `DashSceneController`.
  var isNamedByClass: Bool { isWired && name == property && sceneType == GeneratedNames.scene(name) }
  /// The expression for one of the views that the scene stores, once the view is loaded.
  func loadedView(_ variable: String) -> String {
    storedViews.count == 1 ? "loadedViews.views" : "loadedViews.views." + variable
  }
  /// The subclass that does the wiring.
  var wiredClass: String { GeneratedNames.wiredClass(sceneType) }
  /// The stored property of the wired subclass that holds the scene.
  var storage: String { authorClass == nil ? "scene" : property + "Wiring" }
  /// The protocol that the app's class is made to conform to.
  var `protocol`: String { GeneratedNames.owner(sceneType) }
}

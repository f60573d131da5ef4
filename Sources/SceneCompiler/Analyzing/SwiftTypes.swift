import SceneCatalog

extension GraphAnalysis {
  /// The type that others know a controller by: the app's class, else the generated subclass, else UIKit's class.
  func typeInSwift(of id: ID<Controller>) -> String {
    let controller = graph.controllers[id]
    if let name = graph.className(of: controller) { return name }
    guard isSubclassed(id) else { return controller.uikitType }
    let module = graph.makingModule(of: controller).map { $0 + "." } ?? ""
    return module + GeneratedNames.wiredClass(GeneratedNames.scene(of: controller))
  }
}

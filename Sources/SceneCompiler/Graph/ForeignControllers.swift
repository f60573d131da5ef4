import SceneCatalog

extension SceneGraph {
  /// The module of the scene that a placeholder names; nil for the module that is compiled.
  ///
  /// A file of another module means its own module where it names none.
  func sceneModule(of placeholder: Controller) -> String? {
    guard let name = placeholder.sceneModule?.text else { return files[placeholder.file].module }
    return name == modules.name ? nil : name
  }

  /// Whether the scenes of the module that a placeholder names are not known.
  func isOfUnknownModule(_ placeholder: Controller) -> Bool {
    sceneModule(of: placeholder).map { modules.other(named: $0) == nil } ?? false
  }

  /// The module whose generated code makes a controller; nil for the module that is compiled.
  func makingModule(of controller: Controller) -> String? {
    controller.isExternal ? controller.sceneModule?.text : files[controller.file].module
  }

  /// The module that a controller's class is in, where the code has to name it.
  func classModule(of controller: Controller) -> String? {
    controller.customModule?.text ?? makingModule(of: controller)
  }

  /// Whether a controller belongs to a scene of another module.
  func isForeign(_ controller: ID<Controller>) -> Bool { files[controllers[controller].file].module != nil }
}

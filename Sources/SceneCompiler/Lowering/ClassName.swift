extension SceneGraph {
  /// The author's class of a controller, qualified where its module is another; nil where the scene names none.
  func className(of controller: Controller) -> String? {
    controller.settings.className(in: classModule(of: controller))
  }
}

extension [Setting] {
  /// The class that `customClass` names, qualified with the module that `customModule` names; nil where there is none.
  var className: String? { className(in: named("customModule")?.value) }

  fileprivate func className(in module: String?) -> String? {
    named("customClass").map { (module.map { $0 + "." } ?? "") + TypeName.formatted($0.value) }
  }
}

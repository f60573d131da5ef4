import SceneCatalog

extension SceneGraph {
  /// The app's class of a controller, qualified where its module is another; nil where the scene names none.
  func className(of controller: Controller) -> String? {
    controller.attributes.className(in: classModule(of: controller))
  }
}

extension [Attribute] {
  /// The class that `customClass` names, qualified with the module that `customModule` names; nil where there is none.
  var className: String? { className(in: self[.customModule]) }

  fileprivate func className(in module: String?) -> String? {
    self[.customClass].map { type in
      // Behind a class that is called like its module, Swift looks for a type inside the class.
      let module = module == type.formatted ? nil : module
      return (module.map { $0 + "." } ?? "") + type.formatted
    }
  }
}

extension SceneObject {
  /// The class of the object: the one that the scene names, else UIKit's.
  var typeName: String { attributes.className ?? kind.type ?? "UIView" }
}

extension SceneGraph {
  /// The class of an object, also of one that is made like a view of the file.
  func typeName(of object: ID<SceneObject>) -> String { objects[definition(of: object)].typeName }
}

import SceneCatalog

/// How generated Swift names what a scene names. Checks and emitting share these, so that what is checked is what comes out.
enum GeneratedNames {
  /// The enumeration that makes the controllers of a file: `MainScenes`; nil where the file's name holds no letter or digit.
  static func scenes(ofFile name: String) -> String? {
    SpelledName.lowerCamel(name).map { SpelledName.raisingFirst($0) + "Scenes" }
  }

  /// The type that holds what a controller's scene gives: `DashScene`.
  static func scene(_ id: String) -> String { SpelledName.raisingFirst(id) + "Scene" }

  /// The type that holds what a controller's scene gives: the one that its author names, else the one made of its id.
  static func scene(of controller: Controller) -> String {
    controller[.sceneType] ?? scene(controller.label)
  }

  /// The subclass of the author's class that does the wiring: `DashSceneController`.
  static func wiredClass(_ sceneType: String) -> String { sceneType + "Controller" }

  /// The protocol that the author's class is made to conform to: `DashSceneOwner`.
  static func owner(_ sceneType: String) -> String { sceneType + "Owner" }

  /// The names of all types that a controller's scene becomes.
  static func types(of controller: Controller) -> [String] {
    let scene = scene(of: controller)
    return [scene, wiredClass(scene), owner(scene)]
  }

  /// The property or variable for something with an id: `editButton`.
  static func property(_ id: String) -> String { SpelledName.loweringFirst(id) }

  /// The function that makes a controller: `instantiateDash`.
  static func instantiate(_ id: String) -> String { "instantiate" + SpelledName.raisingFirst(id) }

  /// The case of a scene's `Segue` that a segue is: named after its identifier, or else after what it leads to.
  ///
  /// Nil for a relationship, which is no case, and where there is nothing to name it after.
  static func segueCase(_ segue: Segue, in graph: SceneGraph) -> String? {
    guard segue.kind != .relationship else { return nil }
    if let identifier = segue.identifier { return SpelledName.lowerCamel(identifier.text) }
    guard let destination = segue.destination, let name = graph.controllers[destination].name else { return nil }
    return property(name.text)
  }

  /// The method that performs a segue: `performShowDetail`.
  static func perform(_ segueCase: String) -> String { "perform" + SpelledName.raisingFirst(segueCase) }

  /// The types of the file that all scenes of a module share.
  static let support: Set<String> = [
    "SceneBundle", "SceneContainer", "SceneDispatch", "SceneFlow", "SceneIdentity", "ScenePages", "SceneSegues",
    "SceneStoryboard", "SceneTable", "SceneTraits", "SceneUnwind",
  ]

  /// The types of Swift and Foundation that generated code names; a module's own with such a name would hide them.
  static let swiftTypes: Set<String> = [
    "Array", "Bool", "Bundle", "CaseIterable", "CGRect", "CGSize", "Dictionary", "Double", "Foundation", "IndexPath",
    "Int", "MainActor", "Never", "NSObject", "ObjectIdentifier", "Optional", "String", "Swift", "TimeInterval", "Void",
  ]

  /// The types of UIKit that generated code names, but for those that elements stand for.
  static let uikitTypes: Set<String> = [
    "NSDirectionalEdgeInsets", "NSLayoutConstraint", "UIAction", "UIBarButtonItem", "UICollectionViewFlowLayout",
    "UIColor", "UIFont", "UIImage", "UIKit", "UILayoutPriority", "UIPageViewControllerDataSource", "UIStoryboard",
    "UIStoryboardSegue", "UITableViewDataSource", "UITableViewDelegate", "UITraitAccessibilityContrast",
    "UITraitCollection", "UITraitHorizontalSizeClass", "UITraitUserInterfaceStyle", "UITraitVerticalSizeClass",
  ]

  /// Names that generated members use themselves, so that nothing in a scene may become one of them.
  static let reserved: Set<String> = [
    "addBarButtonItems", "children", "controller", "dispatch", "factory", "fatalError",
    "instantiateInitialViewController", "kept", "loadView", "pageSource", "scenes", "segue", "sender", "slot", "slots",
    "tables", "views", "weakController",
  ]
}

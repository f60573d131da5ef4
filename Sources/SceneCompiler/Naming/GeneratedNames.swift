import SceneCatalog

/// How generated Swift names what a scene names. Checks and emitting share these, so that what is checked is what comes out.
package enum GeneratedNames {
  /// The enumeration that makes the controllers of a file: `MainScenes`; nil where the file's name holds no letter or digit.
  package static func scenes(ofFile name: String) -> String? {
    SpelledName.lowerCamel(name).map { SpelledName.raisingFirst($0) + "Scenes" }
  }

  /// The type that holds what a controller's scene gives: `DashScene`.
  package static func scene(_ id: String) -> String { SpelledName.raisingFirst(id) + "Scene" }

  /// The type that holds what a controller's scene gives: the one that its author names, else the one made of its id.
  static func scene(of controller: Controller) -> String {
    controller[.sceneType] ?? scene(controller.label)
  }

  /// The generated subclass of the app's class: `DashSceneController`.
  package static func wiredClass(_ sceneType: String) -> String { sceneType + "Controller" }

  /// The protocol that the app's class is made to conform to: `DashSceneOwner`.
  package static func owner(_ sceneType: String) -> String { sceneType + "Owner" }

  /// The names of all types that a controller's scene becomes.
  static func types(of controller: Controller) -> [String] {
    let scene = scene(of: controller)
    return [scene, wiredClass(scene), owner(scene)]
  }

  /// The property or variable for something with an id: `editButton`.
  package static func property(_ id: String) -> String { SpelledName.loweringFirst(id) }

  /// The function that makes a controller: `instantiateDash`.
  package static func instantiate(_ id: String) -> String { "instantiate" + SpelledName.raisingFirst(id) }

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
  package static func perform(_ segueCase: String) -> String { "perform" + SpelledName.raisingFirst(segueCase) }

  /// The property for the default of a controller's parameter: `defaultThemeOfDetail`.
  static func fallback(of parameter: Controller.Parameter, of controller: String) -> String {
    "default" + SpelledName.raisingFirst(parameter.name.text) + "Of" + SpelledName.raisingFirst(controller)
  }

  /// The function that makes a view of the file: `makeBanner`.
  package static func make(_ id: String) -> String { "make" + SpelledName.raisingFirst(id) }

  /// What a prototype is called in Swift: `EpisodeCell` with the identifier `Episode`; nil where it has no identifier or
  /// nothing is left of that.
  static func prototype(_ root: SceneObject) -> String? {
    guard let reuse = root.kind.reuse, let name = root[.reuseIdentifier].flatMap(SpelledName.lowerCamel) else {
      return nil
    }
    let raised = SpelledName.raisingFirst(name)
    return raised.hasSuffix(reuse.suffix) ? raised : raised + reuse.suffix
  }

  /// The class that may be generated for a prototype: `DashSceneEpisodeCell`.
  static func prototypeClass(_ root: SceneObject, in graph: SceneGraph) -> String? {
    guard !graph.trees[root.tree].isScene, let name = prototype(root) else { return nil }
    let controller = graph.controller(of: root.tree).map { scene(of: graph.controllers[$0]) }
    return (controller ?? scenes(ofFile: graph.files[graph.trees[root.tree].file].name) ?? "Scenes") + name
  }

  /// The method that dequeues what a prototype is called.
  package static func dequeue(_ prototype: String) -> String { "dequeue" + prototype }

  /// The method that makes the views in what a prototype is called.
  package static func fill(_ prototype: String) -> String { "fill" + prototype }

  /// The function that registers a prototype of the file.
  package static func register(_ prototype: String) -> String { "register" + prototype }

  /// The types of the file that all scenes of a module share.
  static let support: Set<String> = [
    "SceneActions", "SceneAwakening", "SceneBundle", "SceneButton", "SceneCollection", "SceneCollectionDelegate",
    "SceneContainer", "SceneDispatch", "SceneFlow", "SceneForwarder", "SceneGesture", "SceneIdentity",
    "SceneKeyCommands", "ScenePages", "SceneParts", "SceneResponder", "SceneReuse", "SceneRowActions", "SceneRows",
    "SceneSegues", "SceneStoryboard", "SceneTable",
    "SceneTableContent", "SceneTableDataSource", "SceneTableDelegate", "SceneTraits", "SceneUnwind",
  ]

  /// The types of Swift and Foundation that generated code names; a module's own with such a name would hide them.
  static let swiftTypes: Set<String> = [
    "AnyObject", "Array", "Bool", "Bundle", "CaseIterable", "CGFloat", "CGPoint", "CGRect", "CGSize", "Dictionary",
    "Double", "Foundation", "IndexPath", "Int", "MainActor", "Never", "NSAttributedString", "NSCoder",
    "NSMutableAttributedString", "NSNumber", "NSObject", "NSRange", "NSString", "ObjectIdentifier", "Optional",
    "Selector", "String", "Swift", "TimeInterval", "Unmanaged", "UnsafeRawPointer", "Void",
  ]

  /// The types of UIKit that generated code names, but for those that elements stand for.
  static let uikitTypes: Set<String> = [
    "Date", "Locale", "NSDirectionalEdgeInsets", "NSLayoutConstraint", "NSMutableParagraphStyle", "NSObjectProtocol",
    "NSShadow", "NSUnderlineStyle", "TimeZone", "UIAction", "UIBarButtonItem", "UIBlurEffect",
    "UICollectionViewDelegate", "UICollectionViewFlowLayout", "UIColor", "UIEdgeInsets", "UIFont", "UIFontMetrics",
    "UIImage", "UIKeyModifierFlags", "UIKit", "UILayoutPriority", "UIOffset", "UIPageViewControllerDataSource",
    "UIStoryboard", "UIStoryboardSegue", "UITabBarAppearance", "UITableViewDataSource", "UITableViewDelegate",
    "UITextInputPasswordRules", "UIToolbarAppearance", "UITrait", "UITraitAccessibilityContrast", "UITraitCollection",
    "UITraitHorizontalSizeClass", "UITraitUserInterfaceStyle", "UITraitVerticalSizeClass", "UIVibrancyEffect",
  ]

  /// Names that generated members use themselves, so that nothing in a scene may become one of them.
  static let reserved: Set<String> = [
    "addBarButtonItems", "children", "controller", "dispatch", "embeddedChild", "factory", "fatalError",
    "fitTableViews", "fittings",
    "instantiateInitialViewController", "kept", "keyCommands", "loadedViews", "loadView", "pageSource", "scenes",
    "segue", "sender", "slot", "slots", "tables", "views", "viewIsNotLoaded", "weakController",
  ]
}

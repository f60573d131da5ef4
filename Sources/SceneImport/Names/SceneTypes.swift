import SceneCatalog
import SceneCompiler

/// Gives a scene a type of another name where the app has a type that is called like the one made of the scene's id.
struct SceneTypes {
  private let builder: SceneBuilder
  private let classes: AppClasses?
  /// The classes of the app that the scenes name.
  private let named: Set<String>

  /// Names the types of scenes; says whether one has got a name.
  ///
  /// - Parameter classes: the types of the app; nil if its Swift files are not known.
  static func separate(in builder: SceneBuilder, from classes: AppClasses?) -> Bool {
    let types = SceneTypes(builder, classes)
    let controllers = builder.root.children.filter { $0.kind.role == .controller && !$0.has("sceneType") }
    return controllers.reduce(false) { types.separate($1) || $0 }
  }

  private init(_ builder: SceneBuilder, _ classes: AppClasses?) {
    (self.builder, self.classes) = (builder, classes)
    let elements = builder.root.subtree.filter { !$0.has("customModule") }
    named = Set(elements.compactMap { $0.text("customClass") })
  }

  /// Names the type of a controller's scene; says whether it has got a name.
  private func separate(_ controller: DraftElement) -> Bool {
    guard let id = controller.name, let taken = takenType(GeneratedNames.scene(id)) else { return false }
    let word = IdentifierText.capitalized(id) + "Screen"
    var (type, number) = (word, 1)
    while takenType(type) != nil {
      number += 1
      type = word + String(number)
    }
    controller.set("sceneType", type)
    if let source = controller.source {
      builder.ledger.note(
        "the app has a type '\(taken)', so the scene of '\(id)' is a '\(type)' in Swift ('sceneType')", at: source)
    }
    return true
  }

  /// The first of the types that a scene can become which is the app's already, or UIKit's.
  private func takenType(_ scene: String) -> String? {
    [scene, GeneratedNames.wiredClass(scene), GeneratedNames.owner(scene)].first { name in
      named.contains(name) || UIKitClasses.contains(name) || classes?.index.type(name) != nil
    }
  }
}

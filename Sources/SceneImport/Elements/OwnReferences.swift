import InterfaceBuilder
import SceneCatalog

/// Replaces storyboard references to their own storyboard by references to its controllers, without a placeholder.
enum OwnReferences {
  /// - Parameter name: the name of the storyboard.
  static func apply(to builder: SceneBuilder, named name: String) {
    var targets: [ObjectIdentifier: DraftElement] = [:]
    let initial = builder.document.root["initialViewController"].flatMap { builder.made[$0] }
    let identified = Dictionary(
      builder.root.children.compactMap { controller in
        controller.source?["storyboardIdentifier"].map { ($0, controller) }
      }, uniquingKeysWith: { first, _ in first })
    for placeholder in builder.root.children where placeholder.kind.role == .placeholder {
      // One for another file of the call names its scene already.
      guard !placeholder.has("sceneName"), placeholder.text("storyboardName") ?? name == name else { continue }
      let identifier = placeholder.source?["referencedIdentifier"]
      let target = identifier.map { identified[$0] } ?? initial
      if let target, target.kind.role == .controller, !placeholder.has("bundleIdentifier") {
        targets[ObjectIdentifier(placeholder)] = target
      } else {
        keep(placeholder, as: name, builder)
      }
    }
    guard !targets.isEmpty else { return }
    for element in builder.root.subtree { element.replaceReferences(targets) }
    builder.root.removeChildren { targets[ObjectIdentifier($0)] != nil }
  }

  /// A reference that cannot be resolved stays a reference to the storyboard, by its name.
  private static func keep(_ placeholder: DraftElement, as name: String, _ builder: SceneBuilder) {
    if !placeholder.has("storyboardName") { placeholder.set("storyboardName", name) }
    guard !placeholder.has("bundleIdentifier"), let source = placeholder.source else { return }
    let missing = source["referencedIdentifier"].map { "no controller '\($0)'" } ?? "no initial controller"
    builder.ledger.note(
      "'\(name).storyboard' has \(missing): UIKit raises an exception here, and so does the scene", at: source)
  }
}

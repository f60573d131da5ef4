import SceneCatalog
public import SceneDiagnostics
import SceneSyntax

/// A storyboard that is imported together with another.
public struct ImportedStoryboard: Sendable {
  /// The scene that it becomes.
  public let scene: SceneFile
  /// The ids of controllers in the scene, by their storyboard identifiers.
  public let identifiers: [String: String]
  /// The classes of controllers, by their ids in the scene.
  public let classes: [String: String]
  /// Whether it has an initial controller.
  public let hasInitialController: Bool

  /// Describes a scene.
  public init(
    scene: SceneFile, identifiers: [String: String], classes: [String: String] = [:], hasInitialController: Bool = true
  ) {
    (self.scene, self.identifiers, self.classes) = (scene, identifiers, classes)
    self.hasInitialController = hasInitialController
  }
}

extension ImportedStoryboard {
  /// The id of the controller that it starts with; nil if there is none.
  fileprivate var initialController: String? {
    var log = DiagnosticLog()
    let tree = DocumentReader.read(scene, &log)
    return tree.root.flatMap { root in tree.attributes(of: root).first { $0.name == "initialViewController" } }?.value
  }
}

extension [String: ImportedStoryboard] {
  /// The storyboard that a placeholder refers to, if it is imported as well.
  fileprivate func storyboard(of placeholder: DraftElement) -> ImportedStoryboard? {
    guard !placeholder.has("bundleIdentifier") else { return nil }
    return placeholder.text("storyboardName").flatMap { self[$0] }
  }

  /// The class of the controller that a storyboard reference leads to, if its storyboard is imported as well.
  func className(behind placeholder: DraftElement) -> String? {
    guard let storyboard = storyboard(of: placeholder) else { return nil }
    let reference = placeholder.text("referencedIdentifier")
    let id = reference == nil ? storyboard.initialController : reference.flatMap { storyboard.identifiers[$0] }
    return id.flatMap { storyboard.classes[$0] }
  }
}

/// Replaces storyboard references by references to scenes, if the storyboard is imported as well.
enum SceneLinks {
  static func apply(to builder: SceneBuilder, _ storyboards: [String: ImportedStoryboard]) {
    for placeholder in builder.root.children where placeholder.kind.role == .placeholder {
      guard let name = placeholder.text("storyboardName"), let storyboard = storyboards.storyboard(of: placeholder)
      else { continue }
      let reference = placeholder.text("referencedIdentifier")
      let id = reference.flatMap { storyboard.identifiers[$0] }
      guard id != nil || reference == nil && storyboard.hasInitialController else {
        note(reference, name, at: placeholder, builder)
        continue
      }
      let sources = placeholder.removeAttribute("storyboardName")?.sources ?? []
      placeholder.set("sceneName", [.text(name)], from: sources)
      guard let id else { continue }
      let item = placeholder.removeAttribute("referencedIdentifier")?.sources ?? []
      placeholder.set("referencedIdentifier", [.text(id)], from: item)
    }
  }

  private static func note(
    _ reference: String?, _ storyboard: String, at placeholder: DraftElement, _ builder: SceneBuilder
  ) {
    guard let source = placeholder.source else { return }
    let missing = reference.map { "no controller '\($0)'" } ?? "no initial controller"
    builder.ledger.note(
      "'\(storyboard).storyboard' has \(missing), so this stays a reference to the storyboard", at: source)
  }
}

import SceneCatalog
public import SceneDiagnostics

/// A storyboard that is imported together with another.
public struct ImportedStoryboard: Sendable {
  /// The scene that it becomes.
  public let scene: SceneFile
  /// The ids of controllers in the scene, by their storyboard identifiers.
  public let identifiers: [String: String]

  /// Describes a scene.
  public init(scene: SceneFile, identifiers: [String: String]) {
    (self.scene, self.identifiers) = (scene, identifiers)
  }
}

/// Has storyboard references lead to scenes, where the storyboard is imported, too.
enum SceneLinks {
  static func apply(to root: SceneElement, _ storyboards: [String: ImportedStoryboard]) {
    for placeholder in root.children where placeholder.kind.role == .placeholder {
      guard let name = placeholder.text("storyboardName"), let storyboard = storyboards[name],
        !placeholder.has("bundleIdentifier")
      else { continue }
      let reference = placeholder.text("referencedIdentifier")
      let id = reference.flatMap { storyboard.identifiers[$0] }
      guard id != nil || reference == nil else { continue }
      let sources = placeholder.removeAttribute("storyboardName")?.sources ?? []
      placeholder.set("sceneName", [.text(name)], from: sources)
      guard let id else { continue }
      let item = placeholder.removeAttribute("referencedIdentifier")?.sources ?? []
      placeholder.set("referencedIdentifier", [.text(id)], from: item)
    }
  }
}

import SceneCompiler
import SceneDiagnostics
import ScenePreview

/// The check of a storyboard's or a xib's screens, which are those of the scene that it would be imported as.
enum NibScreenCheck {
  /// What is wrong with the screens, at the places of the document; nothing for a document that cannot be imported, which
  /// other checks report.
  ///
  /// - Parameter resources: reads what the app has for its screens.
  static func diagnostics(of nib: SceneFile, resources: (SceneGraph) -> AppResources) -> [Diagnostic] {
    guard let (graph, document) = try? PreviewedDocument.imported(nib) else { return [] }
    return ScreenCheck(resources: resources(graph)).diagnostics(of: graph, places: document.place)
  }
}

package import SceneDiagnostics
import SceneSyntax

/// The kinds of diagnostics that only a laid out screen can have.
package enum ScreenDiagnostics {
  package static let all: [any DiagnosticMessage.Type] = [
    ClippedText.self, LowContrast.self, MixedReadingOrder.self, OffScreen.self, OverlappingControls.self,
    SmallTarget.self, UnlabeledButton.self,
  ]

  /// The diagnostics of screens, without those that follow from what the checks have reported.
  ///
  /// A view without constraints is at a place that nobody chose, and so is what is laid out by it. So constraints of a
  /// controller are checked on screens when those checks have nothing to say of the controller.
  static func independent(_ diagnostics: [Diagnostic], _ graph: SceneGraph, of reported: [Diagnostic]) -> [Diagnostic] {
    let wrong = reported.filter { aboutConstraints.contains($0.id) }
    guard !wrong.isEmpty else { return diagnostics }
    let elements = Dictionary(
      graph.files.map { ($0.document.file.path, $0.elements) }, uniquingKeysWith: { first, _ in first })
    let known = Set(wrong.map { Part($0.place, elements) })
    return diagnostics.filter { !aboutConstraints.contains($0.id) || !known.contains(Part($0.place, elements)) }
  }

  private static let aboutConstraints = Set(SolvableLayout.messages.map { $0.id })

  /// A controller or view of a file, by its number.
  private struct Part: Hashable {
    let path: String
    let element: Int?

    init(_ place: Place, _ elements: [String: [SceneGraph.TopLevelElement]]) {
      path = place.file.path
      element = elements[place.file.path]?.partitionPoint { $0.range.start <= place.range.start }
    }
  }
}

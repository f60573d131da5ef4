package import SceneCompiler
package import SceneDiagnostics
package import UIKitFacts
package import VectorPictures

/// The screen of a controller on a device: its views with their frames, and how it looks.
package struct Screen: Sendable {
  /// The id of the controller, or of a view that is no controller's.
  package var controller: String
  /// The path of the scene.
  package var file: String
  package var environment: PreviewEnvironment
  package var size: LayoutSize
  /// What bars and hardware cover of the controller's view.
  package var safeArea: LayoutInsets
  /// A superview comes before its subviews.
  package var views: [ScreenView]
  package var findings: [ScreenFinding]
  package var picture: ViewPicture
  /// The items of the bars around the controller, which are no views of a scene.
  package var barItems: [ScreenBarItem]
  /// The segues that nothing on the screen performs, but code, a menu or a key.
  package var codeSegues: [ScreenLink]
}

/// A view on a screen.
package struct ScreenView: Sendable {
  /// The id in the scene.
  package var id: String?
  /// Interface Builder's id, where the scene is made of a storyboard.
  package var objectID: String?
  /// The name of the element.
  package var element: String
  /// The element; nil for a view that the scene does not write.
  package var object: ID<SceneObject>?
  /// The path of the scene that the element is in: that of an embedded controller can be another one than the screen's.
  package var file: String?
  /// The index of the superview among the views of the screen.
  package var parent: Int?
  /// The place of the element, from 1.
  package var line: Int
  package var column: Int
  /// In the superview, in points.
  package var frame: LayoutRect
  package var isHidden: Bool
  /// The text that the view shows.
  package var text: String?
  /// Whether something of the text is not shown.
  package var isTruncated: Bool
  /// Where a tap leads.
  package var link: ScreenLink?
  /// The constraints that are written about the view: `leading = superview.leading + 16`.
  package var constraints: [String]
}

extension Screen {
  /// Whether it is as wide as the device, and at least as high.
  var fillsDevice: Bool { size.width == environment.size.width && size.height >= environment.size.height }

  /// Removes the findings about views that are not in a tree, or embedded in it.
  mutating func keepFindings(inTree tree: ID<ViewTree>, _ graph: SceneGraph) {
    guard !findings.isEmpty else { return }
    var isInside: [Bool] = []
    for view in views {
      let isOwn = view.object.map { graph.objects[$0].tree == tree } ?? false
      isInside.append(isOwn || view.parent.map { isInside[$0] } ?? false)
    }
    findings.removeAll { !isInside[$0.view] }
  }
}

extension [ScreenView] {
  /// Whether a view, or one that it is in, is hidden.
  func isHidden(_ view: Int) -> Bool {
    var next: Int? = view
    while let current = next {
      if self[current].isHidden { return true }
      next = self[current].parent
    }
    return false
  }
}

/// Something about a screen that is probably not meant.
package struct ScreenFinding: Sendable {
  /// What it is.
  package var kind: any DiagnosticMessage
  /// The index of the view.
  package var view: Int
  /// The element or attribute of the scene to change; nil for a view that the scene does not write.
  package var place: Place?
  /// Other places that take part.
  package var notes: [Note] = []

  /// The id of the diagnostic: `clipped-text`.
  package var id: String { type(of: kind).id }
  package var message: String { kind.text }
}

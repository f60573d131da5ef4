package import SceneCompiler
package import UIKitFacts

/// Where something on a screen leads.
package struct ScreenLink: Sendable, Equatable {
  /// The id of the controller that it leads to.
  package var destination: String
  /// The kind of the segue, such as `push`; `back` for the button of a navigation bar, `tab` for a tab.
  package var kind: String
  package var identifier: String?
  /// What performs the segue, where that is not on the screen: the title of a menu's item, a key.
  package var trigger: String?
}

/// An item of a bar: a bar button item, a tab, or the button back.
package struct ScreenBarItem: Sendable {
  /// The id in the scene.
  package var id: String?
  /// The element; nil for what the scene does not write.
  package var object: ID<SceneObject>?
  /// The title, or a name for an item that shows an image.
  package var title: String
  /// On the screen, in points.
  package var frame: LayoutRect
  /// Where a tap leads.
  package var link: ScreenLink?
}

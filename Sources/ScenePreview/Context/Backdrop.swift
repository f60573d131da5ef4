import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// What is behind a sheet or a popover: the screen of the controller that presents it.
struct Backdrop {
  let picture: ViewPicture
  /// The frames of views and bar items on the screen.
  private let frames: [ID<SceneObject>: LayoutRect]
  /// The views and bar items by their ids.
  private let objects: [String: ID<SceneObject>]

  init(_ picture: ViewPicture, frames: [ID<SceneObject>: LayoutRect], objects: [String: ID<SceneObject>]) {
    (self.picture, self.frames, self.objects) = (picture, frames, objects)
  }

  /// The frame on the screen of the view or bar item that a popover points at.
  func anchor(of segue: Segue) -> LayoutRect? {
    if let name = segue[.popoverAnchorView] ?? segue[.popoverAnchorBarButtonItem] {
      return objects[name].flatMap { frames[$0] }
    }
    guard case .object(let id) = segue.trigger else { return nil }
    return frames[id]
  }
}

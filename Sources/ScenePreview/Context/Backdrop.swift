import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// What is behind a sheet or a popover: the screen of the controller that presents it.
struct Backdrop {
  let picture: ViewPicture
  /// The frames of views on the screen.
  private let frames: [ID<SceneObject>: LayoutRect]
  /// The views by their ids.
  private let objects: [String: ID<SceneObject>]

  init(_ picture: ViewPicture, frames: [ID<SceneObject>: LayoutRect], objects: [String: ID<SceneObject>]) {
    (self.picture, self.frames, self.objects) = (picture, frames, objects)
  }

  /// The frame on the screen of the view that a popover points at; nil for an item of a bar.
  func anchor(of segue: Segue) -> LayoutRect? {
    if let name = segue[.popoverAnchorView] { return objects[name].flatMap { frames[$0] } }
    guard case .object(let id) = segue.trigger else { return nil }
    return frames[id]
  }
}

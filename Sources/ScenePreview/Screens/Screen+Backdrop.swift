import SceneCompiler
import UIKitFacts
import VectorPictures

extension Screen {
  /// More views than screens have that people see, and few enough to be drawn behind each sheet.
  private static let mostViewsBehind = 300

  /// The screen behind a sheet, without views that can be clicked. A very large one is left out.
  var backdrop: Backdrop {
    let picture = views.count > Self.mostViewsBehind ? ViewPicture(frame: picture.frame) : picture.withoutNumbers
    var frames: [ID<SceneObject>: LayoutRect] = [:]
    var objects: [String: ID<SceneObject>] = [:]
    var origins: [LayoutPoint] = []
    for view in views {
      let outer = view.parent.map { origins[$0] } ?? .zero
      let origin = LayoutPoint(x: outer.x + view.frame.left, y: outer.y + view.frame.top)
      origins.append(origin)
      guard let object = view.object, frames[object] == nil else { continue }
      frames[object] = LayoutRect(origin: origin, size: view.frame.size)
      if let id = view.id, objects[id] == nil { objects[id] = object }
    }
    for item in barItems {
      guard let object = item.object, frames[object] == nil else { continue }
      frames[object] = item.frame
      if let id = item.id, objects[id] == nil { objects[id] = object }
    }
    return Backdrop(picture, frames: frames, objects: objects)
  }
}

import ArgumentParser
import SceneDrawing

/// The form in which the changes of a scene are written.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case markdown
  case svg
  case html

  /// The form of the picture, where it is one.
  var picture: MapFormat? {
    switch self {
    case .text, .markdown: nil
    case .svg: .svg
    case .html: .html
    }
  }
}

import ArgumentParser
import SceneDrawing

/// The format of changes.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case markdown
  case svg
  case html

  /// The format of the picture; nil for text.
  var picture: MapFormat? {
    switch self {
    case .text, .markdown: nil
    case .svg: .svg
    case .html: .html
    }
  }
}

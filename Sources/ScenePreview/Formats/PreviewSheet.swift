import UIKitFacts
import VectorPictures

/// All screens in one picture, in rows.
package struct PreviewSheet {
  private let screens: [Screen]

  package init(_ screens: [Screen]) { self.screens = screens }

  /// The picture.
  package var svg: String {
    if screens.count == 1, let screen = screens.first {
      return SVGWriter.document(screen.picture, title: Self.title(of: screen))
    }
    let rows = PictureRows(screens.map { (Self.title(of: $0), $0.picture.framed) })
    return SVGWriter.document(rows.picture, title: screens.map(\.controller).joined(separator: ", "))
  }

  private static func title(of screen: Screen) -> String { "\(screen.controller) (\(screen.environment.label))" }
}

extension ViewPicture {
  /// The picture with a line around it, so that a white screen has an edge.
  var framed: ViewPicture {
    var picture = self
    picture.border = Stroke(RGBA(0xC6C6C8), width: 1)
    return picture
  }
}

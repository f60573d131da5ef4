import UIKitFacts
import VectorPictures

/// All screens in one picture, in rows.
package struct PreviewSheet {
  private let screens: [Screen]
  private static let gap = 32.0
  private static let titleHeight = 28.0
  private static let widest = 2_400.0

  package init(_ screens: [Screen]) { self.screens = screens }

  /// The picture.
  package var svg: String {
    if screens.count == 1, let screen = screens.first {
      return SVGWriter.document(screen.picture, title: Self.title(of: screen))
    }
    var picture = ViewPicture(frame: .zero, fill: RGBA(0xE9E9EE))
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, 0.0, 0.0)
    for screen in screens {
      let size = screen.picture.frame.size
      if x > Self.gap, x + size.width + Self.gap > Self.widest {
        (x, y) = (Self.gap, y + rowHeight + Self.titleHeight + Self.gap)
        rowHeight = 0
      }
      picture.children.append(titled(screen, x, y))
      x += max(size.width, Self.leastWidth) + Self.gap
      width = max(width, x)
      rowHeight = max(rowHeight, size.height)
    }
    picture.frame.size = LayoutSize(width: max(width, 1), height: y + rowHeight + Self.titleHeight + Self.gap)
    return SVGWriter.document(picture, title: screens.map(\.controller).joined(separator: ", "))
  }

  /// A screen that is narrower has a title that is wider.
  private static let leastWidth = 160.0

  private func titled(_ screen: Screen, _ x: Double, _ y: Double) -> ViewPicture {
    let font = FontFacts(size: 15, weight: .semibold)
    let title = Self.title(of: screen)
    var picture = ViewPicture(frame: LayoutRect(origin: LayoutPoint(x: x, y: y), size: screen.picture.frame.size))
    picture.shapes.append(
      .text(
        PictureText(
          title, at: LayoutPoint(x: 0, y: 17), width: font.width(of: title), font: font, color: RGBA(0x3C3C43))))
    var inner = screen.picture
    inner.frame.origin = LayoutPoint(x: 0, y: Self.titleHeight)
    inner.border = Stroke(RGBA(0xC6C6C8), width: 1)
    picture.children.append(inner)
    return picture
  }

  private static func title(of screen: Screen) -> String { "\(screen.controller) (\(screen.environment.label))" }
}

import UIKitFacts
import VectorPictures

/// Pictures with titles, in rows.
struct PictureRows {
  private static let gap = 32.0
  private static let titleHeight = 28.0
  private static let widest = 2_400.0
  /// A picture that is narrower has a title that is wider.
  private static let leastWidth = 160.0

  private(set) var picture = ViewPicture(frame: .zero, fill: RGBA(0xE9E9EE))

  init(_ items: [(title: String, picture: ViewPicture)]) {
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, 0.0, 0.0)
    for item in items {
      let size = item.picture.frame.size
      if x > Self.gap, x + size.width + Self.gap > Self.widest {
        (x, y) = (Self.gap, y + rowHeight + Self.titleHeight + Self.gap)
        rowHeight = 0
      }
      picture.children.append(Self.titled(item.title, item.picture, LayoutPoint(x: x, y: y)))
      x += max(size.width, Self.leastWidth) + Self.gap
      width = max(width, x)
      rowHeight = max(rowHeight, size.height)
    }
    picture.frame.size = LayoutSize(width: max(width, 1), height: y + rowHeight + Self.titleHeight + Self.gap)
  }

  /// A picture below its title.
  static func titled(_ title: String, _ inner: ViewPicture, _ origin: LayoutPoint) -> ViewPicture {
    let font = FontFacts(size: 15, weight: .semibold)
    var inner = inner
    var picture = ViewPicture(frame: LayoutRect(origin: origin, size: inner.frame.size))
    picture.shapes.append(
      .text(
        PictureText(
          title, at: LayoutPoint(x: 0, y: 17), width: font.width(of: title), font: font, color: RGBA(0x3C3C43))))
    inner.frame.origin = LayoutPoint(x: 0, y: titleHeight)
    picture.children.append(inner)
    return picture
  }
}

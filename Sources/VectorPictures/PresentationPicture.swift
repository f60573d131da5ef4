package import LayoutSolver
package import UIKitFacts

/// What sheets and popovers have around the view of their controller.
extension ViewPicture {
  /// Rounds the corners of a sheet or popover, unless it fills the window.
  package mutating func roundCorners(ofPresentationIn size: LayoutSize) {
    guard frame.size != size else { return }
    cornerRadius = ControlSizes.presentationCornerRadius
    // At the lower edge of the window it has no corners.
    if frame.bottom >= size.height { frame.size.height += cornerRadius }
  }

  /// The grabber of a sheet.
  package static func grabber(width: Double, _ color: RGBA) -> ViewPicture {
    let size = ControlSizes.grabber
    let corner = LayoutPoint(x: (width - size.width) / 2, y: ControlSizes.grabberDistance)
    var picture = ViewPicture(frame: LayoutRect(origin: corner, size: size), fill: color)
    picture.cornerRadius = size.height / 2
    return picture
  }

  /// The arrow of a popover, at the edge that is nearest to its anchor.
  package static func arrow(
    _ direction: PopoverPlace.Direction, ofPopover frame: LayoutRect, to anchor: LayoutRect, _ fill: RGBA
  ) -> ViewPicture {
    let length = ControlSizes.popoverArrow
    // It ends before the corners.
    let inset = ControlSizes.presentationCornerRadius + length
    let x = max(frame.left + inset, min((anchor.left + anchor.right) / 2, frame.right - inset))
    let y = max(frame.top + inset, min((anchor.top + anchor.bottom) / 2, frame.bottom - inset))
    let data =
      switch direction {
      case .up: triangle(x - length, frame.top, x, frame.top - length, x + length, frame.top)
      case .down: triangle(x - length, frame.bottom, x, frame.bottom + length, x + length, frame.bottom)
      case .left: triangle(frame.left, y - length, frame.left - length, y, frame.left, y + length)
      case .right: triangle(frame.right, y - length, frame.right + length, y, frame.right, y + length)
      }
    var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: .zero))
    picture.shapes = [.path(PicturePath(data, fill: fill))]
    return picture
  }

  private static func triangle(_ numbers: Double...) -> String {
    let texts = numbers.map(SVGText.number)
    return "M\(texts[0]) \(texts[1])L\(texts[2]) \(texts[3])L\(texts[4]) \(texts[5])Z"
  }
}

import LayoutSolver
import Testing
import UIKitFacts

@testable import VectorPictures

/// Corners, grabbers and arrows of what is presented.
struct PresentationPictureTests {
  private static let window = LayoutSize(width: 400, height: 800)

  private func rounded(_ frame: LayoutRect) -> ViewPicture {
    var picture = ViewPicture(frame: frame)
    picture.roundCorners(ofPresentationIn: Self.window)
    return picture
  }

  @Test func sheetsHaveCornersUnlessTheyFillTheWindow() {
    #expect(rounded(LayoutRect(origin: .zero, size: Self.window)).cornerRadius == 0)
    let form = rounded(LayoutRect(x: 50, y: 100, width: 300, height: 400))
    #expect(form.cornerRadius == 10 && form.frame.size.height == 400)
    let sheet = rounded(LayoutRect(x: 0, y: 300, width: 400, height: 500))
    #expect(sheet.cornerRadius == 10 && sheet.frame.size.height == 510, "no corners at the lower edge")
  }

  @Test func grabbersAreInTheMiddle() {
    let grabber = ViewPicture.grabber(width: 400, .black)
    #expect(grabber.frame == LayoutRect(x: 182, y: 5, width: 36, height: 5) && grabber.cornerRadius == 2.5)
  }

  private func path(_ direction: PopoverPlace.Direction, anchor: LayoutRect) -> String? {
    let frame = LayoutRect(x: 100, y: 200, width: 200, height: 100)
    let shapes = ViewPicture.arrow(direction, ofPopover: frame, to: anchor, .black).shapes
    return shapes.first.flatMap { if case .path(let path) = $0 { path.data } else { nil } }
  }

  @Test func arrowsPointAtTheirAnchorsAndStayAtTheirPopovers() {
    let above = LayoutRect(x: 180, y: 100, width: 20, height: 20)
    #expect(path(.up, anchor: above) == "M177 200L190 187L203 200Z")
    #expect(path(.down, anchor: above) == "M177 300L190 313L203 300Z")
    #expect(path(.up, anchor: LayoutRect(x: 0, y: 100, width: 20, height: 20)) == "M110 200L123 187L136 200Z")
    #expect(path(.up, anchor: LayoutRect(x: 390, y: 100, width: 20, height: 20)) == "M264 200L277 187L290 200Z")
    let beside = LayoutRect(x: 50, y: 240, width: 20, height: 20)
    #expect(path(.left, anchor: beside) == "M100 237L87 250L100 263Z")
    #expect(path(.right, anchor: beside) == "M300 237L313 250L300 263Z")
  }
}

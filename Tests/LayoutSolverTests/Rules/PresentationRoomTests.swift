import LayoutSolver
import Testing
import UIKitFacts

/// Where sheets, popovers and columns are.
@Suite struct PresentationRoomTests {
  private let phone = PresentationRoom(
    size: LayoutSize(width: 393, height: 852), safeArea: LayoutInsets(top: 59, left: 0, bottom: 34, right: 0),
    isRegularWidth: false, isCompactHeight: false)
  private let landscape = PresentationRoom(
    size: LayoutSize(width: 852, height: 393), safeArea: LayoutInsets(top: 0, left: 59, bottom: 21, right: 59),
    isRegularWidth: false, isCompactHeight: true)
  private let tablet = PresentationRoom(
    size: LayoutSize(width: 1000, height: 800), safeArea: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0),
    isRegularWidth: true, isCompactHeight: false)

  private func frame(_ frame: LayoutRect) -> [Double] { [frame.left, frame.top, frame.size.width, frame.size.height] }

  @Test func sheetsAreAtTheLowerEdgeOfPhones() {
    #expect(phone.largestDetent == 749 && phone.mediumDetent == 374.5)
    #expect(frame(phone.frame(of: .init(), height: 749)) == [0, 69, 393, 783])
    #expect(frame(phone.frame(of: .init(), height: 100)) == [0, 718, 393, 134])
    // Nothing is higher than the room, or has less than no height.
    #expect(frame(phone.frame(of: .init(), height: 5000)) == [0, 69, 393, 783])
    #expect(frame(phone.frame(of: .init(), height: -5)) == [0, 818, 393, 34])
  }

  @Test func sheetsFillALowRoomUnlessTheyPreferItsEdge() {
    var sheet = PresentationRoom.Sheet()
    #expect(landscape.mediumDetent == nil)
    #expect(frame(landscape.frame(of: sheet, height: 300)) == [0, 0, 852, 393])
    sheet.isEdgeAttached = true
    #expect(frame(landscape.frame(of: sheet, height: 300)) == [59, 72, 734, 321])
    sheet.preferredSize = LayoutSize(width: 400, height: 1)
    #expect(frame(landscape.frame(of: sheet, height: 300)) == [59, 72, 734, 321])
    sheet.followsPreferredWidth = true
    #expect(frame(landscape.frame(of: sheet, height: 300)) == [226, 72, 400, 321])
  }

  @Test func formsAndPagesAreInTheMiddleOfTablets() {
    var sheet = PresentationRoom.Sheet()
    #expect(frame(tablet.frame(of: sheet, height: 770)) == [164, 30, 672, 760])
    sheet.isForm = true
    #expect(frame(tablet.frame(of: sheet, height: 770)) == [230, 100, 540, 620])
    #expect(frame(tablet.frame(of: sheet, height: 385)) == [230, 217.5, 540, 385])
    sheet.preferredSize = LayoutSize(width: 5000, height: 300)
    #expect(frame(tablet.frame(of: sheet, height: 770)) == [10, 260, 980, 300])
  }

  @Test func popoversWithoutAnchorsAreInTheMiddleAndOnPhonesSheets() {
    let size = PresentationRoom.contentSize(preferred: LayoutSize(width: 0, height: 200))
    #expect(size == LayoutSize(width: 320, height: 200))
    #expect(frame(tablet.frame(ofPopover: size, staysPopover: false)) == [340, 310, 320, 200])
    #expect(frame(phone.frame(ofPopover: size, staysPopover: false)) == [0, 69, 393, 783])
    #expect(frame(phone.frame(ofPopover: size, staysPopover: true)) == [36.5, 338.5, 320, 200])
    #expect(frame(landscape.frame(ofPopover: size, staysPopover: false)) == [0, 0, 852, 393])
  }

  // MARK: Popovers

  private let free = LayoutRect(x: 10, y: 30, width: 980, height: 760)

  private func place(
    at x: Double, _ y: Double, _ permitted: Set<PopoverPlace.Direction> = [], size: LayoutSize? = nil,
    canOverlap: Bool = false
  ) -> (PopoverPlace.Direction, [Double])? {
    let anchor = LayoutRect(x: x, y: y, width: 40, height: 20)
    return PopoverPlace(
      of: size ?? LayoutSize(width: 200, height: 100), at: anchor, in: free, permitted: permitted,
      canOverlap: canOverlap
    ).map { ($0.direction, frame($0.frame)) }
  }

  @Test func aPopoverIsBelowItsAnchorOrWhereThereIsRoom() throws {
    var found = try #require(place(at: 480, 100))
    #expect(found == (.up, [400, 133, 200, 100]))
    // Too near to the lower edge: above it.
    found = try #require(place(at: 480, 700))
    #expect(found == (.down, [400, 587, 200, 100]))
    // As high as the room: beside it.
    found = try #require(place(at: 480, 400, size: LayoutSize(width: 200, height: 700)))
    #expect(found == (.left, [533, 60, 200, 700]))
    found = try #require(place(at: 900, 400, size: LayoutSize(width: 200, height: 700)))
    #expect(found == (.right, [687, 60, 200, 700]))
  }

  @Test func aPopoverStaysInTheRoom() throws {
    var found = try #require(place(at: 0, 100))
    #expect(found == (.up, [10, 133, 200, 100]))
    found = try #require(place(at: 970, 100))
    #expect(found == (.up, [790, 133, 200, 100]))
    found = try #require(place(at: 480, 40, [.left]))
    #expect(found == (.left, [533, 30, 200, 100]))
  }

  @Test func onlyPermittedSidesCount() throws {
    var found = try #require(place(at: 480, 400, [.right, .left]))
    #expect(found == (.left, [533, 360, 200, 100]))
    // At a side without enough room it is smaller, or covers its anchor if it can.
    found = try #require(place(at: 480, 760, [.up]))
    #expect(found.0 == .up && found.1[3] == 0)
    found = try #require(place(at: 480, 700, [.up], canOverlap: true))
    #expect(found.0 == .up && found.1[3] == 100)
  }

  @Test func aRoomWithoutSizeHasNoPopovers() {
    let size = LayoutSize(width: 1, height: 1)
    #expect(
      PopoverPlace(of: size, at: .zero, in: LayoutRect(x: 0, y: 0, width: 0, height: 9), permitted: []) == nil)
  }

  // MARK: Columns

  private func columns(
    _ count: Int, width: Double = 1000, _ primary: SplitColumnFrames.PrimaryWidth = .init(), overlays: Bool = false,
    isRightToLeft: Bool = false
  ) -> [[Double]] {
    SplitColumnFrames.frames(
      in: LayoutRect(x: 0, y: 0, width: width, height: 700), count: count, primary: primary, overlays: overlays,
      isRightToLeft: isRightToLeft
    ).map { [$0.left, $0.size.width] }
  }

  @Test func theLastColumnTakesTheRest() {
    #expect(columns(1) == [[0, 1000]])
    #expect(columns(2) == [[0, 320], [320, 680]])
    #expect(columns(3) == [[0, 320], [320, 320], [640, 360]])
    #expect(columns(3, width: 500) == [[0, 200], [200, 200], [400, 100]])
    #expect(columns(3, width: 500, .init(preferred: 400)) == [[0, 266], [266, 133], [399, 101]])
    #expect(columns(2, overlays: true) == [[0, 320], [0, 1000]])
    #expect(columns(2, isRightToLeft: true) == [[680, 320], [0, 680]])
  }

  @Test func thePrimaryColumnHasTheWidthOfTheApp() {
    #expect(columns(2, .init(preferred: 250))[0] == [0, 250])
    #expect(columns(2, .init(preferredFraction: 0.5))[0] == [0, 500])
    #expect(columns(2, .init(preferredFraction: 0.5, maximum: 400))[0] == [0, 400])
    #expect(columns(2, .init(minimum: 350))[0] == [0, 350])
    #expect(columns(2, .init(preferred: .nan))[0] == [0, 320])
    #expect(columns(2, .init(preferred: -5))[0] == [0, 0])
  }
}

import LayoutSolver
import Testing
import UIKitFacts

/// The sizes of controls, by what they show.
@Suite struct ControlContentTests {
  private func size(_ content: Content) -> LayoutSize {
    let size = content.size(fitting: nil, scale: 2)
    return LayoutSize(width: size.width ?? -1, height: size.height ?? -1)
  }

  private let title = TextContent(runs: [TextContent.Run("OK", font: FontFacts(size: 15))])

  @Test func anImageAloneNeedsNoPadding() {
    let image = LayoutSize(width: 20, height: 18)
    var button = ButtonContent(image: image, imagePadding: 8)
    #expect(size(.button(button)) == image)
    button.title = title
    let text = size(.text(title))
    #expect(size(.button(button)) == LayoutSize(width: text.width + 28, height: max(18, text.height)))
    button.imageEdge = .top
    #expect(size(.button(button)) == LayoutSize(width: max(20, text.width), height: text.height + 26))
  }

  @Test func aButtonHasTheInsetsOfItsAuthorOrTheSystem() {
    let text = size(.text(title))
    #expect(size(.button(.plain(title: title, image: nil))) == LayoutSize(width: 30, height: text.height + 12))
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      size(.button(.plain(title: title, image: nil, insets: insets)))
        == LayoutSize(width: text.width + 6, height: text.height + 4))
    #expect(ButtonContent.insets(ofSize: "large") != ButtonContent.insets(ofSize: nil))
  }

  /// Heights of buttons that Interface Builder has laid out.
  @Test(arguments: [(11.0, 26.0), (12, 27), (14, 29), (15, 30), (17, 33), (18, 34), (24, 41), (28, 46)])
  func aPlainButtonIsAsHighAsItsTitle(font: Double, height: Double) {
    let title = TextContent(runs: [TextContent.Run("Title", font: FontFacts(size: font))])
    #expect(size(.button(.plain(title: title, image: nil))).height == height)
  }

  @Test func aPlainButtonIsAsLargeAsItsImage() throws {
    let image = LayoutSize(width: 24, height: 51)
    #expect(size(.button(.plain(title: nil, image: image, isSystem: false))) == image)
    #expect(size(.button(.plain(title: nil, image: image))) == LayoutSize(width: 30, height: 51))
    #expect(size(.button(.plain(title: nil, image: nil))) == LayoutSize(width: 30, height: 30))
    let both = Content.button(.plain(title: title, image: image)).size(fitting: nil, scale: 2)
    #expect(both.height == 51)
    // The title is in the middle beside the image.
    let text = Content.text(title).size(fitting: nil, scale: 2)
    let first = try #require(text.baselines?.first)
    let height = try #require(text.height)
    #expect(both.baselines?.first == (51 - height) / 2 + first)
  }

  @Test func controlsWereLowerBefore() {
    let font = FontFacts(size: 14)
    #expect(size(.textField("A", font: font, isRounded: true)).height == 34)
    #expect(size(.textField("A", font: font, isRounded: true, isOld: true)).height == 30)
    #expect(size(.segments(["A"], isOld: true)).height == size(.segments(["A"])).height - 3)
  }

  @Test func aFieldHasTheBaselineOfItsText() throws {
    let font = FontFacts(size: 17)
    let plain = Content.textField("Name", font: font, isRounded: false).size(fitting: nil, scale: 2)
    let rounded = Content.textField("Name", font: font, isRounded: true).size(fitting: nil, scale: 2)
    #expect(plain.height == 21 && rounded.height == 34)
    #expect(try #require(rounded.width) == #require(plain.width) + 14)
    let (low, high) = (try #require(rounded.baselines), try #require(plain.baselines))
    #expect(abs(low.first - high.first - 6.5) < 0.001)
    let spare = (34 - font.lineHeight) / 2
    #expect(abs(low.first - spare - font.ascender) < 0.001 && abs(low.last - spare - font.descender) < 0.001)
  }

  @Test func segmentsAreAsWideAsTheWidest() {
    let one = size(.segments(["Week"])).width
    #expect(size(.segments(["Week", "W", nil])) == LayoutSize(width: one * 3, height: 31))
    #expect(size(.segments([])).width == 0)
  }

  @Test func aMeasuredSizeIsTakenAsItIs() {
    let own = IntrinsicSize(width: 7.3, baselines: IntrinsicSize.Baselines(first: 1, last: 2))
    #expect(Content.measured(own).size(fitting: 3, scale: 2) == own)
  }
}

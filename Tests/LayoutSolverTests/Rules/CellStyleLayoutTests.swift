import LayoutSolver
import Testing
import UIKitFacts

/// The parts of cells with a style are where Interface Builder has them: the frames are those of published storyboards.
struct CellStyleLayoutTests {
  private func text(_ text: String, _ size: Double, lines: Int = 1) -> TextContent {
    TextContent(runs: [TextContent.Run(text, font: FontFacts(size: size))], lines: lines)
  }

  private func layout(
    _ style: CellStyleLayout.Style, _ first: Double, _ second: Double? = nil, image: LayoutSize? = nil,
    inset: Double = 20, hasAccessory: Bool = false, scale: Double = 2
  ) -> CellStyleLayout {
    CellStyleLayout(
      style, text: text("Title", first), detail: second.map { text("Subtitle", $0) }, image: image, rowInset: inset,
      hasAccessory: hasAccessory, scale: scale)
  }

  private func vertical(_ frame: LayoutRect?) -> [Double] { frame.map { [$0.top, $0.size.height] } ?? [] }

  @Test(
    arguments: [
      // The sizes of the fonts, the height of the row, and where the texts are: top and height.
      ([17, 12], 55.5, [10, 20.5], [31.5, 14.5]), ([16, 12], 50, [8, 19.5], [27.5, 14.5]),
      ([16, 11], 43.5, [6, 19.5], [25.5, 13.5]),
    ] as [([Double], Double, [Double], [Double])])
  func subtitles(_ fonts: [Double], _ height: Double, _ first: [Double], _ second: [Double]) {
    let frames = layout(.subtitle, fonts[0], fonts[1]).frames(in: LayoutSize(width: 414, height: height))
    #expect(vertical(frames.text) == first && vertical(frames.detail) == second)
    #expect(frames.text.left == 20 && frames.detail?.left == 20)
  }

  @Test func valuesAreAtTheTrailingSide() throws {
    let frames = layout(.value1, 17, 17).frames(in: LayoutSize(width: 414, height: 43.5))
    #expect(vertical(frames.text) == [12, 20.5] && vertical(frames.detail) == [12, 20.5])
    #expect(try #require(frames.detail).right == 394 && frames.text.left == 20)
    let narrow = layout(.value1, 17, 17, hasAccessory: true).frames(in: LayoutSize(width: 384.5, height: 44))
    #expect(try #require(narrow.detail).right == 376.5)
    let wide = CellStyleLayout(
      .value1, text: text(String(repeating: "Title ", count: 20), 17), detail: text("Value", 17), image: nil,
      rowInset: 20, hasAccessory: false, scale: 2
    ).frames(in: LayoutSize(width: 200, height: 44))
    #expect(wide.text.right <= (wide.detail?.left ?? 0), "the value keeps its width")
  }

  @Test func namesOfTheSecondValueStyleEndWhereTheValuesBegin() throws {
    let frames = layout(.value2, 15, 15, image: LayoutSize(width: 20, height: 20))
      .frames(in: LayoutSize(width: 375, height: 44))
    #expect(frames.image == nil && frames.text.right == 111 && frames.detail?.left == 117)
  }

  @Test func textsAreBehindTheImage() {
    let image = LayoutSize(width: 18, height: 18)
    let frames = layout(.basic, 14, image: image, inset: 16).frames(in: LayoutSize(width: 375, height: 43.5))
    #expect(frames.image == LayoutRect(x: 16, y: 12, width: 18, height: 18))
    #expect(frames.text == LayoutRect(x: 49, y: 0, width: 310, height: 43.5) && frames.detail == nil)
  }

  @Test func rowsAreAsHighAsTheirTexts() {
    #expect(layout(.basic, 17).height(fitting: 414) == 44)
    #expect(layout(.basic, 20).height(fitting: 414) == 47.5)
    #expect(layout(.basic, 8).height(fitting: 414) == 44, "never lower than a line")
    #expect(layout(.subtitle, 17, 12).height(fitting: 414) == 55.5)
    #expect(layout(.subtitle, 20).height(fitting: 414) == 47.5, "without a subtitle as in the basic style")
    #expect(layout(.value1, 12, 20).height(fitting: 414) == 47.5, "as high as the higher text")
  }

  @Test func textsWrapBetweenTheSides() {
    let long = text(String(repeating: "word ", count: 30), 17, lines: 0)
    func height(_ width: Double, hasAccessory: Bool = false) -> Double {
      CellStyleLayout(
        .basic, text: long, detail: nil, image: nil, rowInset: 20, hasAccessory: hasAccessory, scale: 2
      ).height(fitting: width)
    }
    #expect(height(414) > 60 && height(200) > height(414))
    #expect(height(10) > 0 && height(0).isFinite)
  }
}

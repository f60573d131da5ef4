import LayoutSolver
import Testing
import UIKitFacts

/// Text in lines.
@Suite struct TextLinesTests {
  private static func lines(_ text: String, width: Double?, lines: Int = 0, scale: Double = 1) -> TextLines {
    TextContent(runs: [TextContent.Run(text, font: FontFacts(size: 17))], lines: lines, minimumScale: scale)
      .lines(fitting: width)
  }

  private static func width(_ text: String) -> Double { FontFacts(size: 17).width(of: text) }

  @Test func textWrapsBetweenWords() {
    let lines = Self.lines("one two three", width: Self.width("one two "))
    #expect(lines.lines.map(\.text) == ["one two ", "three"])
    #expect(!lines.isTruncated)
    #expect(abs(lines.width - Self.width("one two")) < 1e-6, "spaces at the end of a line take no room")
  }

  @Test func aWordThatIsTooWideIsBroken() {
    let lines = Self.lines("wwwwww", width: Self.width("www"))
    #expect(lines.lines.map(\.text) == ["www", "www"])
  }

  @Test(arguments: [0.0, -5, .nan, 0.001]) func eachLineHasACharacter(width: Double) {
    #expect(Self.lines("abc", width: width).lines.map(\.text) == (width.isNaN ? ["abc"] : ["a", "b", "c"]))
  }

  @Test func linesEndAtLineEnds() {
    #expect(Self.lines("a\n\nb", width: 100).lines.map(\.text) == ["a", "", "b"])
    #expect(Self.lines("a\nb", width: nil).lines.map(\.text) == ["a", "b"])
    #expect(Self.lines("", width: 100).lines.isEmpty)
  }

  @Test func whatIsBehindTheLastLineIsTruncated() {
    let lines = Self.lines("one two three four", width: Self.width("three"), lines: 2)
    #expect(lines.lines.count == 2)
    #expect(lines.isTruncated)
  }

  private static func truncated(_ text: String, _ width: Double, _ mode: TextContent.LineBreak, lines: Int = 1)
    -> [String]
  {
    TextContent(runs: [TextContent.Run(text, font: FontFacts(size: 17))], lines: lines, wraps: mode)
      .lines(fitting: width).lines.map(\.text)
  }

  @Test func aLineThatIsTooWideIsShortened() {
    let width = Self.width("one two…")
    #expect(Self.truncated("one two three", width, .truncateTail) == ["one two…"])
    #expect(Self.truncated("one two", width, .truncateTail) == ["one two"])
    #expect(
      Self.truncated("one two three", Self.width("one t…") - 0.5, .truncateTail) == ["one…"], "no space before it")
    #expect(Self.truncated("one two three", Self.width("…three"), .truncateHead) == ["…three"])
    #expect(Self.truncated("aaaaaaaa", Self.width("aa…aa"), .truncateMiddle) == ["aa…aa"])
    #expect(Self.truncated("one two three", Self.width("one two "), .clip) == ["one two "])
    #expect(Self.truncated("one", 1, .truncateTail) == ["…"])
  }

  @Test func theLastLineIsFilledBeforeItIsShortened() {
    let width = Self.width("one two")
    #expect(Self.truncated("one two three four", width, .truncateTail, lines: 2) == ["one two ", "three…"])
    #expect(Self.truncated("one two three i four", width, .truncateTail, lines: 2) == ["one two ", "three i…"])
    #expect(Self.truncated("one two three four", width, .words, lines: 2) == ["one two ", "three fo"])
  }

  @Test func shorteningKeepsFonts() {
    let content = TextContent(
      runs: [TextContent.Run("small ", font: FontFacts(size: 10)), TextContent.Run("large", font: FontFacts(size: 30))])
    let whole = content.lines(fitting: nil)
    let line = content.lines(fitting: whole.width - 1).lines[0]
    #expect(line.pieces.map(\.font.size) == [10, 30, 10] && line.text.hasSuffix("…"))
    #expect(line.width == whole.width, "what it measures stays")
    #expect(line.pieces.reduce(0) { $0 + $1.width } <= whole.width - 1)
  }

  @Test func textShrinksUpToItsLeastScale() {
    let wide = Self.width("one two three")
    let shrunk = Self.lines("one two three", width: wide * 0.8, lines: 1, scale: 0.5)
    #expect(!shrunk.isTruncated)
    #expect(abs(shrunk.scale - 0.8) < 0.05)
    #expect(Self.lines("one two three", width: wide * 0.4, lines: 1, scale: 0.5).isTruncated)
  }

  @Test func runsKeepTheirFonts() {
    let content = TextContent(
      runs: [
        TextContent.Run("small ", font: FontFacts(size: 10)), TextContent.Run("large", font: FontFacts(size: 30)),
      ], lines: 0)
    let line = content.lines(fitting: 1000).lines[0]
    #expect(line.pieces.map(\.font.size) == [10, 30])
    #expect(Content.text(content).size(fitting: nil, scale: 1).height == 36)
  }

  @Test func sizesAreWholePixels() {
    let content = Content.text(TextContent(runs: [TextContent.Run("Label", font: FontFacts(size: 17))]))
    // Interface Builder gives a label with the text "Label" in the font of the system 42 × 20.5 points.
    let size = content.size(fitting: nil, scale: 2)
    #expect(size.height == 20.5)
    #expect(size.width.map { abs($0 - 42) <= 0.5 && $0 * 2 == ($0 * 2).rounded() } == true)
    #expect(content.size(fitting: nil, scale: 3).height.map { ($0 * 3).rounded() } == 61)
  }

  @Test func longTextTakesLinearTime() {
    let text = String(repeating: "lorem ipsum dolor ", count: 5000)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(Self.lines(text, width: 300).lines.count > 1000) }
    #expect(time < .seconds(5))
  }
}

import Foundation
import Testing
import UIKitFacts

@testable import VectorPictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures as SVG.
struct SVGWriterTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.05, "0.05"), (1.999, "2"), (-0.004, "0"), (-0.25, "-0.25"),
    (12.345, "12.35"), (.nan, "0"), (.infinity, "0"), (1e300, "0"), (123_456.1, "123456.1"),
  ])
  func numbersHaveAtMostTwoDecimals(value: Double, text: String) {
    #expect(SVGText.number(value) == text)
  }

  @Test func textIsNoMarkup() {
    #expect(SVGText.escaped("<a b=\"c\">&'\u{1}\u{202E}\n") == "&lt;a b=&quot;c&quot;&gt;&amp;'\u{FFFD} ")
  }

  @Test func coloursAreSixDigitsAndAnOpacity() {
    #expect(SVGText.color(RGBA(0x0A0B0C), "fill") == " fill=\"#0A0B0C\"")
    #expect(SVGText.color(RGBA(0xFFFFFF, alpha: 0.5), "stroke") == " stroke=\"#FFFFFF\" stroke-opacity=\"0.5\"")
  }

  @Test func aViewIsAGroupAtItsPlace() {
    var picture = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: 20, height: 10), fill: .white)
    var child = ViewPicture(frame: LayoutRect(x: 2, y: 3, width: 4, height: 5), fill: RGBA(0xFF0000), view: 7)
    child.cornerRadius = 9
    picture.children = [child]
    let svg = SVGWriter.document(picture, title: "A & B")
    #expect(svg.contains("viewBox=\"0 0 20 10\"") && svg.contains("<title>A &amp; B</title>"))
    #expect(svg.contains("<g transform=\"translate(2 3)\" data-view=\"7\">"))
    #expect(
      svg.contains("<rect width=\"4\" height=\"5\" rx=\"2\" fill=\"#FF0000\"/>"), "a radius is at most half a side")
  }

  @Test func whatIsInvisibleIsNotWritten() {
    var picture = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: 20, height: 10))
    var hidden = ViewPicture(frame: LayoutRect(x: 2, y: 3, width: 4, height: 5), view: 1)
    hidden.opacity = 0
    picture.children = [hidden]
    #expect(!SVGWriter.document(picture, title: "").contains("data-view"))
  }

  @Test func clippedViewsHaveIdsOfTheirOwn() {
    var picture = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: 20, height: 10))
    for _ in 0..<2 {
      var child = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: 4, height: 5))
      child.clips = true
      child.shapes = [.rectangle(LayoutRect(x: 0, y: 0, width: 9, height: 9), fill: .black)]
      picture.children.append(child)
    }
    let svg = SVGWriter.document(picture, title: "", prefix: "p")
    #expect(svg.contains("<clipPath id=\"pclip1\">") && svg.contains("<clipPath id=\"pclip2\">"))
    #expect(svg.contains("clip-path=\"url(#pclip2)\""))
  }

  @Test(arguments: ["plus", "heart.fill", "plus.circle.fill", "no.such.symbol", "", "<b>"])
  func everySymbolIsDrawn(name: String) {
    let rect = LayoutRect(x: 1, y: 2, width: 24, height: 12)
    let shapes = SymbolDrawing.shapes(of: name, in: rect, .black)
    #expect(shapes.count == 1 && shapes[0].contains("translate(7 2) scale(0.5000)"))
    let parser = XMLParser(data: Data(shapes[0].utf8))
    #expect(parser.parse())
  }
}

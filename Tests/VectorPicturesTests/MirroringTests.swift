import Testing
import UIKitFacts

@testable import VectorPictures

/// Shapes from right to left.
struct MirroringTests {
  private let rect = LayoutRect(x: 10, y: 5, width: 30, height: 20)
  private let other = LayoutRect(x: 60, y: 5, width: 30, height: 20)

  @Test func shapesAreAtTheOtherSide() {
    #expect(
      PictureShape.rectangle(rect, radius: 3, fill: .black).mirrored(in: 100)
        == .rectangle(other, radius: 3, fill: .black))
    #expect(PictureShape.ellipse(rect, fill: .black).mirrored(in: 100) == .ellipse(other, fill: .black))
    #expect(PictureShape.symbol("plus", rect, .black).mirrored(in: 100) == .symbol("plus", other, .black))
    let image = EncodedImage(.png, [1])
    #expect(PictureShape.image(image, rect).mirrored(in: 100) == .image(image, other))
    let stroke = Stroke(.black)
    let line = PictureShape.line(from: LayoutPoint(x: 1, y: 2), to: LayoutPoint(x: 5, y: 6), stroke)
    #expect(
      line.mirrored(in: 100) == .line(from: LayoutPoint(x: 99, y: 2), to: LayoutPoint(x: 95, y: 6), stroke))
  }

  @Test func aTextEndsWhereItBegan() {
    let text = PictureText("a", at: LayoutPoint(x: 10, y: 7), width: 30, font: FontFacts(size: 17), color: .black)
    guard case .text(let mirrored) = PictureShape.text(text).mirrored(in: 100) else {
      Issue.record("a text stays a text")
      return
    }
    #expect(mirrored.origin == LayoutPoint(x: 60, y: 7) && mirrored.text == "a")
  }
}

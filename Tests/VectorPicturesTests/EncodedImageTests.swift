import Foundation
import Testing
import UIKitFacts

@testable import VectorPictures

/// Images in pictures.
struct EncodedImageTests {
  @Test(arguments: 0..<70)
  func theAddressContainsTheFile(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 250) }
    let url = EncodedImage(.png, bytes).url
    let text = try #require(url.split(separator: ",", omittingEmptySubsequences: false).last)
    #expect(url.hasPrefix("data:image/png;base64,"))
    #expect(text == Data(bytes).base64EncodedString())
  }

  private func svg(_ shapes: [PictureShape]) -> String {
    var picture = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: 40, height: 40))
    picture.shapes = shapes
    return SVGWriter.document(picture, title: "A", prefix: "p")
  }

  private let place = LayoutRect(x: 1, y: 2, width: 30, height: 20)

  @Test func anImageFillsItsPlace() {
    let text = svg([.image(EncodedImage(.jpeg, [1, 2, 3]), place)])
    #expect(
      text.contains(
        #"<image x="1" y="2" width="30" height="20" preserveAspectRatio="none" href="data:image/jpeg;base64,AQID"/>"#))
  }

  /// What is opaque in a template has the tint.
  @Test func aTemplateIsAMask() {
    let image = EncodedImage(.svg, Array("<svg/>".utf8))
    let text = svg([.image(image, place, tint: RGBA(0xFF0000)), .image(image, place, tint: RGBA(0x00FF00))])
    #expect(text.contains(##"<rect x="1" y="2" width="30" height="20" fill="#FF0000" mask="url(#pmask1)"/>"##))
    #expect(text.contains(##"<rect x="1" y="2" width="30" height="20" fill="#00FF00" mask="url(#pmask2)"/>"##))
    #expect(text.contains(#"<mask id="pmask1" style="mask-type:alpha"><image "#))
    #expect(!text.contains("<svg/>"), "the file is no markup of the picture")
  }
}

import Foundation

/// XML that Foundation's parser can parse.
///
/// Swift's own Foundation crashes on a processing instruction without content, such as `<?target?>`. With a space
/// before its end it does not.
struct SafeXML {
  let data: Data

  init(_ xml: Data) {
    let bytes = Array(xml)
    var safe: [UInt8] = []
    var index = 0
    while let (opening, closing) = Self.nextMarkup(in: bytes, from: index) {
      let end = Self.find(closing, in: bytes, from: opening.upperBound) ?? bytes.count
      safe += bytes[index..<end]
      if closing == Self.instructionEnd { safe.append(UInt8(ascii: " ")) }
      index = end
    }
    data = index == 0 ? xml : Data(safe + bytes[index...])
  }

  /// The next instruction, or the next comment or CDATA section, in which `<?` is text.
  private static func nextMarkup(in bytes: [UInt8], from start: Int) -> (opening: Range<Int>, closing: [UInt8])? {
    var index = start
    while let place = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      for (opening, closing) in markup where bytes[place...].starts(with: opening) {
        return (place..<place + opening.count, closing)
      }
      index = place + 1
    }
    return nil
  }

  private static func find(_ text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    bytes[start...].indices.first { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }

  private static let instructionEnd = Array("?>".utf8)
  private static let markup = [
    (Array("<?".utf8), instructionEnd), (Array("<!--".utf8), Array("-->".utf8)),
    (Array("<![CDATA[".utf8), Array("]]>".utf8)),
  ]
}

/// The bytes of an image file, as a picture contains them.
package struct EncodedImage: Sendable, Hashable {
  /// A kind of file that browsers show.
  package enum MediaType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case svg = "image/svg+xml"
  }

  private let mediaType: MediaType
  private let bytes: [UInt8]

  package init(_ mediaType: MediaType, _ bytes: [UInt8]) { (self.mediaType, self.bytes) = (mediaType, bytes) }

  /// The address that contains the file.
  var url: String { "data:\(mediaType.rawValue);base64,\(base64)" }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private var base64: String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = three[0] << 16 | three[1] << 8 | three[2]
      let count = min(3, bytes.count - start) + 1
      for index in 0..<4 {
        let digit = Self.digits[Int(bits >> (18 - 6 * UInt32(index)) & 63)]
        text.append(index < count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

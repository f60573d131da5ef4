import UIKitFacts
import VectorPictures

/// An image file: its size in points, and its kind.
struct ImageFile {
  /// In points.
  let size: LayoutSize
  private let bytes: [UInt8]
  private let scale: Double
  /// The kind, if browsers show it.
  private let mediaType: EncodedImage.MediaType?

  /// - Parameter scale: the pixels of a point.
  /// - Returns: nil if the size is not found, or is none.
  init?(_ bytes: [UInt8], scale: Double) {
    guard let (mediaType, size) = Self.kind(of: bytes), size.width > 0, size.height > 0,
      size.width <= Self.mostPixels, size.height <= Self.mostPixels
    else { return nil }
    (self.bytes, self.scale, self.mediaType) = (bytes, scale, mediaType)
    self.size = LayoutSize(width: size.width / scale, height: size.height / scale)
  }

  /// More than any image has.
  private static let mostPixels = 100_000.0

  /// The file, if browsers show it and it has at most so many bytes.
  func encoded(limit: Int) -> EncodedImage? {
    guard let mediaType, bytes.count <= limit else { return nil }
    return EncodedImage(mediaType, bytes)
  }

  /// Whether this file is to be shown in place of another one of the same image.
  func isBetter(than other: ImageFile, limit: Int) -> Bool {
    let (fits, otherFits) = (bytes.count <= limit, other.bytes.count <= limit)
    return fits != otherFits ? fits : scale > other.scale
  }

  // MARK: Sizes

  private static func kind(of bytes: [UInt8]) -> (EncodedImage.MediaType?, LayoutSize)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return size(atWidth: 16, height: 20, 4, bytes).map { (.png, $0) }
    }
    if bytes.starts(with: "GIF8".utf8) {
      guard bytes.count > 9 else { return nil }
      let (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
      return (.gif, LayoutSize(width: Double(width), height: Double(height)))
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(bytes).map { (.jpeg, $0) } }
    if bytes.starts(with: "%PDF".utf8) { return pdfSize(bytes).map { (nil, $0) } }
    return svgSize(bytes).map { (.svg, $0) }
  }

  /// A size in big-endian numbers of so many bytes.
  private static func size(atWidth width: Int, height: Int, _ count: Int, _ bytes: [UInt8]) -> LayoutSize? {
    guard bytes.count >= max(width, height) + count else { return nil }
    func number(_ start: Int) -> Double { bytes[start..<start + count].reduce(0) { $0 * 256 + Double($1) } }
    return LayoutSize(width: number(width), height: number(height))
  }

  /// The size in the frame header, behind other segments.
  private static func jpegSize(_ bytes: [UInt8]) -> LayoutSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(atWidth: index + 7, height: index + 5, 2, bytes)
      }
      index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
    }
    return nil
  }

  /// The first media box, as far as it is written in plain text.
  private static func pdfSize(_ bytes: [UInt8]) -> LayoutSize? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let start = text.firstRange(of: "/MediaBox") else { return nil }
    let numbers = text[start.upperBound...].prefix(80).drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split(separator: " ").compactMap { Double($0) }
    return numbers.count == 4 ? LayoutSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : nil
  }

  /// The size of the first element, or that of its view box.
  private static func svgSize(_ bytes: [UInt8]) -> LayoutSize? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func value(_ name: String) -> Substring? {
      guard let found = tag.firstRange(of: " \(name)=") else { return nil }
      let rest = tag[found.upperBound...]
      return rest.first.map { quote in rest.dropFirst().prefix { $0 != quote } }
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { text in Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text) }
    }
    if let width = length("width"), let height = length("height") { return LayoutSize(width: width, height: height) }
    let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? LayoutSize(width: box[2], height: box[3]) : nil
  }
}

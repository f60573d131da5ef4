/// The format and the size in the first bytes of an image file.
struct ImageHeader {
  /// The size in pixels.
  let pixels: CGSize

  /// Reads the header of a PNG, GIF or JPEG file; nil for other data.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let pixels = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) else { return nil }
    self.pixels = pixels
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return CGSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// Goes from segment to segment until one describes the frame.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      if isStartOfFrame(bytes[position + 1]) {
        return CGSize(
          width: number(bytes[(position + 7)..<(position + 9)]), height: number(bytes[(position + 5)..<(position + 7)])
        )
      }
      position += 2 + number(bytes[(position + 2)..<(position + 4)])
    }
    return nil
  }

  /// The markers from C0 to CF, but for those of tables and extensions among them.
  private static func isStartOfFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// The number that bytes make, the most significant first.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

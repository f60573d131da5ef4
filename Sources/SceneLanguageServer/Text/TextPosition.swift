/// A place in a text as editors count it: a line, and a column in units of the encoding that the client chose.
public struct TextPosition: Hashable, Sendable, Comparable {
  /// The line, from 0.
  public let line: Int
  /// The units of the line before the place.
  public let character: Int

  /// The place behind `character` units of a line.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Orders places as in the text.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}

/// The units in which a client counts columns.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units that a character takes, from the first byte that encodes it; 0 for the other bytes.
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

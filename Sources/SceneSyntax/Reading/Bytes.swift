/// The bytes of XML's syntax, for all code that parses or writes XML. Inlined, because lexing compares every byte.
extension UInt8 {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var exclamationMark: UInt8 { 0x21 }
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var hash: UInt8 { 0x23 }
  @inlinable package static var ampersand: UInt8 { 0x26 }
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  @inlinable package static var hyphen: UInt8 { 0x2D }
  @inlinable package static var slash: UInt8 { 0x2F }
  @inlinable package static var semicolon: UInt8 { 0x3B }
  @inlinable package static var lessThan: UInt8 { 0x3C }
  @inlinable package static var equals: UInt8 { 0x3D }
  @inlinable package static var greaterThan: UInt8 { 0x3E }
  @inlinable package static var questionMark: UInt8 { 0x3F }
  @inlinable package static var openBracket: UInt8 { 0x5B }
  @inlinable package static var closeBracket: UInt8 { 0x5D }
  @inlinable package static var bar: UInt8 { 0x7C }

  /// The byte behind the end of the file. No file contains it, because the character check blanks it.
  static let endOfFile: UInt8 = 0

  /// Whether it is XML white space.
  @inlinable package var isWhitespace: Bool {
    self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
  }

  /// Whether it is a quote of attribute values.
  var isQuote: Bool { self == .quote || self == .apostrophe }

  /// Whether it ends a word in a tag: a name, or a value without quotes.
  var endsWord: Bool {
    switch self {
    case .space, .lineFeed, .tab, .carriageReturn: true
    case .slash, .greaterThan, .lessThan, .equals, .quote, .apostrophe, .endOfFile: true
    default: false
    }
  }
}

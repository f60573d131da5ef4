/// The bytes that XML gives a meaning.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let ampersand: UInt8 = 0x26
  static let apostrophe: UInt8 = 0x27
  static let hyphen: UInt8 = 0x2D
  static let slash: UInt8 = 0x2F
  static let semicolon: UInt8 = 0x3B
  static let lessThan: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greaterThan: UInt8 = 0x3E
  static let questionMark: UInt8 = 0x3F
  static let openBracket: UInt8 = 0x5B
  static let closeBracket: UInt8 = 0x5D
  static let bar: UInt8 = 0x7C

  /// What a look past the end of the file gives. No file holds it: the character check blanks it.
  static let endOfFile: UInt8 = 0

  /// Whether it is white space to XML.
  var isWhitespace: Bool { self == .space || self == .lineFeed || self == .tab || self == .carriageReturn }

  /// Whether it opens and closes attribute values.
  var isQuote: Bool { self == .quote || self == .apostrophe }

  /// Whether a tag's words end before it: names, values without quotes, and whatever else is found there.
  var endsWord: Bool {
    switch self {
    case .space, .lineFeed, .tab, .carriageReturn: true
    case .slash, .greaterThan, .lessThan, .equals, .quote, .apostrophe, .endOfFile: true
    default: false
    }
  }
}

/// The bytes that are written and looked for.
extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let ampersand: UInt8 = 0x26
  static let slash: UInt8 = 0x2F
  static let semicolon: UInt8 = 0x3B
  static let lessThan: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greaterThan: UInt8 = 0x3E
  static let closeBracket: UInt8 = 0x5D

  /// Whether it is white space to XML.
  var isXMLSpace: Bool { self == .space || self == .lineFeed || self == 0x09 || self == .carriageReturn }
}

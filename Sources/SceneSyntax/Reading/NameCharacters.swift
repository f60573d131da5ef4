/// The characters of names: productions 4 and 4a of XML 1.0, fifth edition.
enum NameCharacters {
  /// Whether an ASCII byte can begin a name.
  @inline(__always)
  static func canStart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A: true
    default: false
    }
  }

  /// Whether an ASCII byte can be in a name.
  @inline(__always)
  static func canContinue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  /// Whether a character outside ASCII can begin a name.
  static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
    case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0xEFFFF: true
    default: false
    }
  }

  /// Whether a character outside ASCII can be in a name.
  static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: canStart(scalar)
    }
  }
}

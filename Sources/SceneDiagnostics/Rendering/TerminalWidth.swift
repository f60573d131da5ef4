extension Character {
  /// The number of columns of a character on a terminal: 0 for a mark without a base character, 2 for wide characters,
  /// otherwise 1.
  var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    // A variation selector selects the wide emoji form of the character before it.
    if unicodeScalars.contains("\u{FE0F}") || first.isWide { return 2 }
    return first.isInvisible ? 0 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    if properties.isEmojiPresentation { return true }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF: return true
    case 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19: return true
    case 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: return true
    case 0x1F200...0x1F2FF, 0x20000...0x3FFFD: return true
    default: return false
    }
  }

  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}

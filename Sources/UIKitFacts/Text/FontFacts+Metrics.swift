/// The size of text in the system's font.
extension FontFacts {
  /// The height of a line, the ascender and the descender of San Francisco, in ems.
  private static let lineHeightInEms = 1.193359375
  private static let ascenderInEms = 0.9521484375
  private static let descenderInEms = 0.2412109375

  /// The height of a line in points, not rounded.
  package var lineHeight: Double { size * Self.lineHeightInEms }
  /// From the top of a line to its baseline.
  package var ascender: Double { size * Self.ascenderInEms }
  /// From the baseline of a line to its bottom.
  package var descender: Double { size * Self.descenderInEms }
  /// The height of capital letters.
  package var capHeight: Double { size * 0.705 }
  /// The height of a small x.
  package var xHeight: Double { size * 0.526 }

  /// The width of a text on one line in points, not rounded.
  package func width(of text: some StringProtocol) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += advance(of: scalar) }
    return width
  }

  /// How far a character moves the next one.
  package func advance(of scalar: Unicode.Scalar) -> Double {
    if isMonospaced { return size * 0.6 }
    let ems = CharacterWidth.ems(of: scalar, tables)
    guard ems > 0 else { return 0 }
    // Ideographs are squares in all sizes.
    return size * (ems < 1 ? ems - narrowing : ems) + tracking
  }

  private var tables: [StaticString] {
    switch weight {
    case .ultraLight, .thin, .light: AdvanceTables.light
    case .regular: AdvanceTables.regular
    case .medium: AdvanceTables.medium
    case .semibold: AdvanceTables.semibold
    case .bold, .heavy, .black: AdvanceTables.bold
    }
  }

  /// How much narrower characters are in the display sizes than in the sizes of text, in ems: so much are the labels of public
  /// storyboards, from 0 at 19 points to 0.04 from 24 on.
  private var narrowing: Double { min(max(size - 19, 0) / 5, 1) * 0.04 }

  /// The distance that the system adds between characters: letters of small sizes stand wider, of large sizes closer.
  private var tracking: Double {
    let table = Self.trackings
    guard size > table[0].size else { return table[0].points }
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (low, high) = (table[next - 1], table[next])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  /// As Apple publishes them for San Francisco.
  private static let trackings: [(size: Double, points: Double)] = [
    (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
    (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (26, 0),
  ]
}

/// The widths of characters.
enum CharacterWidth {
  /// The advance of a character in ems; 0 for one that joins the character before it.
  static func ems(of scalar: Unicode.Scalar, _ tables: [StaticString]) -> Double {
    for (index, range) in AdvanceTables.ranges.enumerated()
    where range.first <= scalar.value && scalar.value <= range.last {
      return tables[index].withUTF8Buffer { bytes in
        let place = Int(scalar.value - range.first) * 2
        guard place + 1 < bytes.count else { return AdvanceTables.missing }
        let high = Int(bytes[place]) - AdvanceTables.firstByte
        let low = Int(bytes[place + 1]) - AdvanceTables.firstByte
        return Double(high * AdvanceTables.base + low) / AdvanceTables.unitsPerEm
      }
    }
    return otherEms(of: scalar)
  }

  private static func otherEms(of scalar: Unicode.Scalar) -> Double {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return 0
    // Ideographs, kana and hangul are squares.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      return 1
    default: return properties.isEmojiPresentation ? 1.25 : AdvanceTables.missing
    }
  }
}

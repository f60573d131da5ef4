/// The width of text.
///
/// The font of the viewer is unknown. The widths are those of DejaVu Sans, the widest common fallback font, so that
/// text never leaves its box. Other fonts leave some space.
enum TextWidth {
  /// The width of `text` at a font size, rounded up.
  static func of(_ text: String, size: Double, isBold: Bool) -> Double {
    let widths = isBold ? bold : regular
    let sum = text.unicodeScalars.reduce(0) { sum, scalar in
      sum + (scalar.isASCII ? widths[max(0, Int(scalar.value) - 32) % widths.count] : width(of: scalar))
    }
    return (Double(sum) * size / 1000).rounded(.up)
  }

  /// The width in thousandths of the font size. Square characters are as wide as the font is high.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x80..<0x2E80: return scalar.properties.isUppercase ? 850 : scalar == "…" || scalar == "→" ? 1000 : 720
    case 0x1F000...: return 1400
    default: return 1050
    }
  }

  /// From the space to the tilde.
  private static let regular = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863,
    748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635,
    615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636,
    337, 636, 838,
  ]

  private static let bold = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696, 696, 696,
    696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995,
    837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716,
    678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712,
    365, 712, 838,
  ]
}

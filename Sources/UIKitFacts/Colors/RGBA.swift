/// A colour in sRGB, each component from 0 to 1.
package struct RGBA: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a number such as `0xFF3B30`.
  package init(_ hexadecimal: Int, alpha: Double = 1) {
    self.init(
      red: Double(hexadecimal >> 16 & 0xFF) / 255, green: Double(hexadecimal >> 8 & 0xFF) / 255,
      blue: Double(hexadecimal & 0xFF) / 255, alpha: alpha)
  }

  package static let clear = RGBA(0, alpha: 0)
  package static let black = RGBA(0)
  package static let white = RGBA(0xFFFFFF)

  /// The same, with the opacity times a factor.
  package func faded(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// What one sees where it lies over an opaque colour.
  package func over(_ back: RGBA) -> RGBA {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue))
  }

  /// The relative luminance that WCAG defines, from 0 to 1.
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast to another opaque colour that WCAG defines, from 1 to 21.
  package func contrast(to other: RGBA) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power24((component + 0.055) / 1.055)
  }

  /// A power of a number from 0 to 1, with no library that could round differently elsewhere: x^2.4 = x² · (x²)^(1/5).
  private static func power24(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}

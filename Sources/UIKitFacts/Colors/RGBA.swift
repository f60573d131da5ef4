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
}

extension RGBA {
  /// The colour that is seen where this one lies on an opaque one.
  package func over(_ background: RGBA) -> RGBA {
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return RGBA(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// The contrast with another opaque colour, from 1 to 21, as the Web Content Accessibility Guidelines define it.
  package func contrast(with other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// A number from 0 to 1 to the power of 2.4. The C library's result differs in the last digit between systems.
  private static func raised(_ base: Double) -> Double {
    let square = base * base
    guard square > 0 else { return 0 }
    // Newton's method for the fifth root of the square, the power of 0.4.
    var root = 1.0
    for _ in 0..<24 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// The relative luminance, from 0 to 1.
  private var luminance: Double {
    func linear(_ component: Double) -> Double {
      let value = min(max(component, 0), 1)
      return value <= 0.04045 ? value / 12.92 : Self.raised((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

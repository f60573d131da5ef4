package import UIKitFacts

/// Values as text of SVG.
package enum SVGText {
  /// A number with at most two decimals.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    var text = hundredths < 0 ? "-\(whole)" : "\(whole)"
    if rest > 0 {
      text += rest < 10 ? ".0\(rest)" : ".\(rest)"
      if text.hasSuffix("0") { text.removeLast() }
    }
    return text
  }

  /// A number that others are multiplied by, with at most five decimals.
  static func factor(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let parts = Int((value * 100_000).rounded())
    let rest = String(abs(parts) % 100_000)
    let decimals = String(repeating: "0", count: 5 - rest.count) + rest
    let text = (parts < 0 ? "-" : "") + String(abs(parts) / 100_000) + "." + decimals
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }

  /// An attribute for a colour, and one for its opacity.
  static func color(_ color: RGBA, _ attribute: String) -> String {
    let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(number(color.alpha))\"" : ""
    return " \(attribute)=\"\(hexadecimal(color))\"\(opacity)"
  }

  /// A colour without its opacity: `#007AFF`.
  package static func hexadecimal(_ color: RGBA) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        let value = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return value.count == 1 ? "0" + value : value
      }.joined()
  }

  /// Text between tags and in attributes: no character of it is markup, and XML allows each.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      // Controls of direction would reorder what is around them.
      case "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension FontWeight {
  /// The number that CSS has for the weight.
  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

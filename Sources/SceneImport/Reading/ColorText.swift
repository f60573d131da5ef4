import InterfaceBuilder
import SceneCatalog

/// Converts colours of Interface Builder to colours of scenes.
struct ColorText {
  let reader: MappingReader

  /// The text of a colour; nil if scenes have no such colour.
  func text(_ color: NibElement) -> String? {
    if let name = color["name"], !name.isEmpty { return "asset:" + name }
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let name = color[attribute] else { continue }
      let word = reader.answer(color, attribute)?.word(for: name) ?? name
      if Self.isColor(word) { return word }
      if Self.isColor(name) { return name }
    }
    return components(color)
  }

  private func components(_ color: NibElement) -> String? {
    let alpha = number(color, "alpha") ?? 1
    if let white = number(color, "white") { return Self.text(white, white, white, alpha) }
    guard let red = number(color, "red"), let green = number(color, "green"), let blue = number(color, "blue") else {
      return nil
    }
    if color["customColorSpace"] == "displayP3" {
      let wide = "p3(" + [red, green, blue].map(NumberText.tidy).joined(separator: " ") + ")"
      let text = alpha == 1 ? wide : wide + " alpha " + NumberText.tidy(alpha)
      if Self.isColor(text) { return text }
    }
    return Self.text(red, green, blue, alpha)
  }

  private func number(_ color: NibElement, _ name: String) -> Double? {
    color[name].flatMap(Double.init).map { min(max($0.isFinite ? $0 : 0, 0), 1) }
  }

  private static func text(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    let bytes = [red, green, blue].map { ($0 * 255).rounded() }
    if bytes == [0, 0, 0], alpha == 0 { return "clear" }
    if alpha == 1, let name = names[bytes.map(Int.init)] { return name }
    let digits = (bytes + (alpha == 1 ? [] : [(alpha * 255).rounded()])).map { byte in
      let text = String(Int(byte), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// The colours of UIKit that are the same everywhere.
  private static let names: [[Int]: String] = [
    [0, 0, 0]: "black", [255, 255, 255]: "white", [255, 0, 0]: "red", [0, 255, 0]: "green", [0, 0, 255]: "blue",
    [85, 85, 85]: "darkGray", [170, 170, 170]: "lightGray",
  ]

  private static func isColor(_ text: String) -> Bool { AttributeValue(text, as: .color) != nil }
}

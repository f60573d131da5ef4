import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension Session {
  /// The colours of a scene whose components are known without a screen.
  public func colors(_ path: String) -> [ColorValue] {
    guard let scene = scene(path) else { return [] }
    let outline = scene.outline
    return outline.items.indices.flatMap { item -> [ColorValue] in
      outline.document.attributes(of: outline.items[item].node).compactMap { attribute in
        guard let kind = outline.items[item].kind.attribute(written: attribute.name), kind.value == .color,
          case .color(let color)? = AttributeValue(attribute.value, as: .color), let parts = color.components
        else { return nil }
        return ColorValue(
          range: attribute.valueRange, red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }
    }
  }

  /// The spellings of a colour in a scene.
  public func presentations(red: Double, green: Double, blue: Double, alpha: Double) -> [String] {
    func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    func digits(_ part: Double) -> String {
      let text = String(byte(part), radix: 16, uppercase: true)
      return text.utf8.count < 2 ? "0" + text : text
    }
    func decimal(_ part: Double) -> String {
      let thousandths = Int((min(max(part, 0), 1) * 1000).rounded())
      if thousandths % 1000 == 0 { return String(thousandths / 1000) }
      var text = String(thousandths)
      text = String(repeating: "0", count: 3 - text.utf8.count) + text
      while text.hasSuffix("0") { text.removeLast() }
      return "0." + text
    }
    let isOpaque = byte(alpha) == 255
    let hexadecimal = "#" + digits(red) + digits(green) + digits(blue) + (isOpaque ? "" : digits(alpha))
    let suffix = isOpaque ? "" : " alpha " + decimal(alpha)
    let components = [red, green, blue].map(decimal).joined(separator: " ")
    let isGrey = byte(red) == byte(green) && byte(green) == byte(blue)
    return [hexadecimal, "rgb(\(components))\(suffix)", "p3(\(components))\(suffix)"]
      + (isGrey ? ["white \(decimal(red))\(suffix)"] : [])
  }
}

extension Color {
  /// Red, green, blue and alpha from 0 to 1; nil for a colour that depends on the screen or on an asset.
  fileprivate var components: [Double]? {
    switch self {
    case .system(let name): Self.fixed[name]
    case .components(let red, let green, let blue, let alpha): [red, green, blue, alpha].map { Double($0) / 255 }
    case .decimals(_, let red, let green, let blue): [red.value, green.value, blue.value, 1]
    case .white(let white): [white.value, white.value, white.value, 1]
    case .faded(let color, let alpha): color.components.map { Array($0.dropLast()) + [$0[3] * alpha.value] }
    case .asset, .dynamic: nil
    }
  }

  /// UIKit's colours that are the same everywhere.
  private static let fixed: [String: [Double]] = [
    "black": [0, 0, 0, 1], "blue": [0, 0, 1, 1], "brown": [0.6, 0.4, 0.2, 1], "clear": [0, 0, 0, 0],
    "cyan": [0, 1, 1, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3, 1], "gray": [0.5, 0.5, 0.5, 1], "green": [0, 1, 0, 1],
    "lightGray": [2 / 3, 2 / 3, 2 / 3, 1], "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1],
    "purple": [0.5, 0, 0.5, 1], "red": [1, 0, 0, 1], "white": [1, 1, 1, 1], "yellow": [1, 1, 0, 1],
  ]
}

import SceneCatalog
import UIKitFacts

extension Color {
  /// Whether the scene says its components, in light and dark appearance.
  var isOwn: Bool {
    switch self {
    case .system, .asset: false
    case .components, .decimals, .white: true
    case .faded(let color, _): color.isOwn
    case .dynamic(let color, let variants): color.isOwn || variants.contains { $0.color.isOwn }
    }
  }

  /// The components in an environment. A colour of an asset catalogue, which is not read, is a middle grey.
  func rgba(_ environment: PreviewEnvironment) -> RGBA {
    switch self {
    case .system(let name): SystemColors.color(named: name, isDark: environment.isDark) ?? .clear
    case .components(let red, let green, let blue, let alpha):
      RGBA(Int(red) << 16 | Int(green) << 8 | Int(blue), alpha: Double(alpha) / 255)
    case .decimals(_, let red, let green, let blue): RGBA(red: red.value, green: green.value, blue: blue.value)
    case .white(let white): RGBA(red: white.value, green: white.value, blue: white.value)
    case .asset: RGBA(0x9A9AA2)
    case .faded(let color, let alpha): color.rgba(environment).faded(alpha.value)
    case .dynamic(let color, let variants):
      (variants.first { environment.holds($0.condition) }?.color ?? color).rgba(environment)
    }
  }
}

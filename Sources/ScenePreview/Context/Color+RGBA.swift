import SceneCatalog
import UIKitFacts

extension Color {
  /// Whether the scene or the app says its components, in light and dark appearance.
  func isOwn(_ resources: AppResources) -> Bool {
    switch self {
    case .system: false
    case .asset(let name): resources.colors[name] != nil
    case .components, .decimals, .white: true
    case .faded(let color, _): color.isOwn(resources)
    case .dynamic(let color, let variants): color.isOwn(resources) || variants.contains { $0.color.isOwn(resources) }
    }
  }

  /// The components in an environment. A colour of an asset catalogue that is not known is a middle grey.
  func rgba(_ context: ScreenContext) -> RGBA {
    let environment = context.environment
    return switch self {
    case .system(let name): SystemColors.color(named: name, in: environment.appearance) ?? .clear
    case .components(let red, let green, let blue, let alpha):
      RGBA(Int(red) << 16 | Int(green) << 8 | Int(blue), alpha: Double(alpha) / 255)
    case .decimals(_, let red, let green, let blue): RGBA(red: red.value, green: green.value, blue: blue.value)
    case .white(let white): RGBA(red: white.value, green: white.value, blue: white.value)
    case .asset(let name): context.resources.colors[name]?.color(in: environment.appearance) ?? RGBA(0x9A9AA2)
    case .faded(let color, let alpha): color.rgba(context).faded(alpha.value)
    case .dynamic(let color, let variants):
      (variants.first { environment.holds($0.condition) }?.color ?? color).rgba(context)
    }
  }
}

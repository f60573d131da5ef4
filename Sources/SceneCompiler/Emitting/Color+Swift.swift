import SceneCatalog
import SwiftDeclarations

/// The Swift expressions of colours.
extension Color {
  /// - Parameter bundle: where colours are.
  func swift(in bundle: ResourceBundle) -> SwiftExpression {
    switch self {
    case .system(let name): .member("." + name)
    case .asset(let name):
      .call("UIColor", ["named: " + StringLiteral.swift(name), "in: " + bundle.swift, "compatibleWith: nil"])
    case .components(let red, let green, let blue, let alpha):
      Self.swift("red", Self.component(red), Self.component(green), Self.component(blue), Self.component(alpha))
    case .decimals, .white: Self.swift(of: self, alpha: "1")
    case .faded(let color, let alpha):
      switch color {
      case .decimals, .white: Self.swift(of: color, alpha: alpha.swift)
      case .asset: .call(color.swift(in: bundle).text + "?.withAlphaComponent", [alpha.swift])
      case .system, .components, .faded, .dynamic:
        .call(color.swiftNotNil(in: bundle).text + ".withAlphaComponent", [alpha.swift])
      }
    case .dynamic(let base, let variants): .raw(DynamicColorCode(base, variants, in: bundle).swift)
    }
  }

  /// The colour as an expression that says its type, and is not nil where an asset is missing.
  func swiftNotNil(in bundle: ResourceBundle) -> SwiftExpression {
    switch self {
    case .asset, .faded(.asset, _): .raw("(\(swift(in: bundle).text) ?? UIColor.clear)")
    case .system, .components, .decimals, .white, .faded, .dynamic: swift(in: bundle).of("UIColor")
    }
  }

  /// The colour as layers take it.
  func swiftOfLayer(in bundle: ResourceBundle) -> String {
    switch self {
    case .asset, .faded(.asset, _): swift(in: bundle).text + "?.cgColor"
    case .system, .components, .decimals, .white, .faded, .dynamic: swiftNotNil(in: bundle).text + ".cgColor"
    }
  }

  private static func swift(of color: Color, alpha: String) -> SwiftExpression {
    switch color {
    case .decimals(let space, let red, let green, let blue):
      swift(space.label, red.swift, green.swift, blue.swift, alpha)
    case .white(let white): .call("UIColor", ["white: " + white.swift, "alpha: " + alpha])
    case .system, .components, .asset, .faded, .dynamic: .raw("")
    }
  }

  private static func swift(
    _ label: String, _ red: String, _ green: String, _ blue: String, _ alpha: String
  ) -> SwiftExpression {
    .call("UIColor", ["\(label): \(red)", "green: " + green, "blue: " + blue, "alpha: " + alpha])
  }

  /// A byte as Swift that a reader can turn back into it: `0x33 / 255`.
  private static func component(_ byte: UInt8) -> String {
    switch byte {
    case 0: "0"
    case 255: "1"
    default: "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + " / 255"
    }
  }
}

extension Color.Space {
  /// The first label of the initialiser of `UIColor` for the space.
  fileprivate var label: String {
    switch self {
    case .sRGB: "red"
    case .displayP3: "displayP3Red"
    }
  }
}

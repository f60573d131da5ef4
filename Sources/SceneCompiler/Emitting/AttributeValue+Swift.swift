import SceneCatalog

/// How the values of attributes are written in Swift.
extension AttributeValue {
  /// The Swift expression of the value; empty where the value does not become an expression by itself.
  ///
  /// - Parameter bundle: where images and colours are.
  func swift(in bundle: ResourceBundle) -> String {
    switch self {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): number.swift
    case .text(let text), .string(let text): StringLiteral.swift(text)
    case .type(let type): type.text
    case .word(let word): word.swift
    case .words(let words):
      words.count == 1 ? words[0].swift : "[" + words.map(\.swift).joined(separator: ", ") + "]"
    case .color(let color): color.swift(in: bundle)
    case .font(let font): font.swift
    case .image(let image): image.swift(in: bundle)
    case .size(let size): "CGSize(width: \(size.width.swift), height: \(size.height.swift))"
    case .rectangle(let rectangle): rectangle.swift
    case .insets(let insets): insets.swift
    case .name, .selector, .layout, .item, .multiplier, .traits: ""
    }
  }
}

extension Decimal {
  /// How many digits a whole number may have for every one to be a `Double` exactly.
  private static let exactDigits = 15

  /// The literal of the number.
  ///
  /// Swift warns of whole numbers that are rounded to be a `Double`, and not of those with a point.
  var swift: String {
    let digits = text.utf8.count - (text.utf8.first == UInt8(ascii: "-") ? 1 : 0)
    return digits > Self.exactDigits && !text.utf8.contains(UInt8(ascii: ".")) ? text + ".0" : text
  }
}

extension Color {
  func swift(in bundle: ResourceBundle) -> String {
    switch self {
    case .system(let name): "." + name
    case .asset(let name): "UIColor(named: \(StringLiteral.swift(name)), in: \(bundle.swift), compatibleWith: nil)"
    case .components(let red, let green, let blue, let alpha):
      "UIColor(red: \(Self.component(red)), green: \(Self.component(green)), blue: \(Self.component(blue)), "
        + "alpha: \(Self.component(alpha)))"
    case .dynamic(let base, let variants): DynamicColorCode(base, variants, in: bundle).swift
    }
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

extension Font {
  fileprivate var swift: String {
    switch self {
    case .textStyle(let name): ".preferredFont(forTextStyle: .\(name))"
    case .system(let size, let weight?): ".systemFont(ofSize: \(size.swift), weight: .\(weight))"
    case .system(let size, nil): ".systemFont(ofSize: \(size.swift))"
    case .named(let name, let size): "UIFont(name: \(StringLiteral.swift(name)), size: \(size.swift))"
    }
  }
}

extension ImageSource {
  fileprivate func swift(in bundle: ResourceBundle) -> String {
    switch self {
    case .asset(let name): "UIImage(named: \(StringLiteral.swift(name)), in: \(bundle.swift), compatibleWith: nil)"
    case .symbol(let name): "UIImage(systemName: \(StringLiteral.swift(name)))"
    }
  }
}

extension Rectangle {
  fileprivate var swift: String {
    "CGRect(x: \(x.swift), y: \(y.swift), width: \(width.swift), height: \(height.swift))"
  }
}

extension Insets {
  fileprivate var swift: String {
    "NSDirectionalEdgeInsets(top: \(top.swift), leading: \(leading.swift), bottom: \(bottom.swift), "
      + "trailing: \(trailing.swift))"
  }
}

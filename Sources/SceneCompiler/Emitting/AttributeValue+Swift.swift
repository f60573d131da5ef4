import SceneCatalog
import SwiftDeclarations

/// The Swift expressions of attribute values.
extension AttributeValue {
  /// The Swift expression of the value; empty where the value does not become an expression by itself.
  ///
  /// - Parameter bundle: where images, colours and translations are.
  func swift(in bundle: ResourceBundle) -> SwiftExpression {
    switch self {
    case .boolean(let flag): .raw(flag ? "true" : "false")
    case .integer(let number): .raw(String(number))
    case .number(let number): .raw(number.swift)
    case .text(let text), .string(let text): .raw(StringLiteral.swift(text))
    case .localized(let text): .raw(text.swift(in: bundle))
    case .type(let type): .raw(type.text)
    case .word(let word): word.expression
    case .words(let words) where words.count == 1: words[0].expression
    case .words(let words), .list(let words): .raw("[" + words.map(\.swift).joined(separator: ", ") + "]")
    case .key(let key): .raw(key.swift)
    case .color(let color): color.swift(in: bundle)
    case .font(let font): font.swift
    case .image(let image): image.swift(in: bundle)
    case .point(let point): .call("CGPoint", ["x: " + point.x.swift, "y: " + point.y.swift])
    case .size(let size): .call("CGSize", ["width: " + size.width.swift, "height: " + size.height.swift])
    case .rectangle(let rectangle): rectangle.swift
    case .insets(let insets): insets.swift
    case .date(let date): .call("Date", ["timeIntervalSinceReferenceDate: \(date.sinceReferenceDate)"])
    case .edgeInsets(let insets): insets.edgeInsets
    case .offset(let offset):
      .call("UIOffset", ["horizontal: " + offset.width.swift, "vertical: " + offset.height.swift])
    case .symbolConfiguration(let configuration): configuration.swift
    case .setting(let value): value.swift(in: bundle)
    case .attributedText(let text): text.swift(in: bundle)
    case .name, .selector, .layout, .item, .multiplier, .destinationMethod, .names, .propertyPath, .traits: .raw("")
    }
  }

  /// The expression of the value where any type is taken, so that it has to say its own, and cannot be nil.
  func swiftOfAny(in bundle: ResourceBundle) -> SwiftExpression {
    switch self {
    case .color(let color): color.swiftNotNil(in: bundle)
    case .font(let font): font.swiftNotNil
    default: swift(in: bundle)
    }
  }

  /// The expression of a value that is nil where the app lacks what it names: an asset, a symbol, a font.
  func swiftOfOptional(in bundle: ResourceBundle) -> String? {
    switch self {
    case .color(.asset), .color(.faded(.asset, _)), .image: swift(in: bundle).text
    case .font(let font): font.isOptional ? "(\(font.swift.text))" : nil
    default: nil
    }
  }
}

extension Word {
  fileprivate var expression: SwiftExpression { pattern?.expression { _ in "" } ?? .member(swift) }
}

extension Decimal {
  /// The number of digits that a whole number may have for every one to be a `Double` exactly.
  private static let exactDigits = 15

  /// The literal of the number.
  ///
  /// Swift warns of whole numbers that are rounded to be a `Double`, and not of those with a point.
  var swift: String {
    let digits = text.utf8.count - (text.utf8.first == UInt8(ascii: "-") ? 1 : 0)
    return digits > Self.exactDigits && !text.utf8.contains(UInt8(ascii: ".")) ? text + ".0" : text
  }
}

extension KeyInput {
  /// The expression for the key: `UIKeyCommand.inputUpArrow` or `"n"`.
  var swift: String { word == nil ? StringLiteral.swift(text) : "UIKeyCommand." + text }
}

extension ImageSource {
  fileprivate func swift(in bundle: ResourceBundle) -> SwiftExpression {
    switch self {
    case .asset(let name):
      .call("UIImage", ["named: " + StringLiteral.swift(name), "in: " + bundle.swift, "compatibleWith: nil"])
    case .symbol(let name): .call("UIImage", ["systemName: " + StringLiteral.swift(name)])
    }
  }
}

extension Rectangle {
  fileprivate var swift: SwiftExpression {
    .call("CGRect", ["x: " + x.swift, "y: " + y.swift, "width: " + width.swift, "height: " + height.swift])
  }
}

extension Insets {
  fileprivate var swift: SwiftExpression { swift("NSDirectionalEdgeInsets", "leading: ", "trailing: ") }

  /// The insets as classes have them that do not turn them round in languages from right to left.
  fileprivate var edgeInsets: SwiftExpression { swift("UIEdgeInsets", "left: ", "right: ") }

  private func swift(_ type: String, _ first: String, _ last: String) -> SwiftExpression {
    .call(type, ["top: " + top.swift, first + leading.swift, "bottom: " + bottom.swift, last + trailing.swift])
  }
}

extension SymbolConfiguration {
  fileprivate var swift: SwiftExpression {
    var arguments: [String] = []
    switch size {
    case .points(let points): arguments.append("pointSize: " + points.swift)
    case .textStyle(let style): arguments.append("textStyle: ." + style)
    case nil: break
    }
    if let weight { arguments.append("weight: ." + weight) }
    if let scale { arguments.append("scale: ." + scale) }
    return .call("UIImage.SymbolConfiguration", arguments)
  }
}

/// The type of the value in a `set` element.
package enum SettingType: String, ChoiceWord, CaseIterable {
  /// Text that code reads.
  case string
  /// Text that a user reads.
  case text
  case number, boolean, color, font, image, systemImage, point, size, rect, range
  /// A case of the property's enumeration.
  case `case`
  case `nil`

  package static let all = allCases
  package static var choice: Choice { .settingType }
}

extension Choice {
  static let settingType = Choice("type", of: SettingType.self)
}

extension SettingType {
  /// Infers the type of a value from its spelling, if the scene states no type.
  ///
  /// The Swift compiler reports it if the property has another type.
  package init(of text: String, for path: PropertyPath) {
    switch text {
    case "true", "false": self = .boolean
    case "nil": self = .nil
    default:
      if Decimal(text) != nil {
        self = .number
      } else if Color(text) != nil, Color.isSpelled(text) || path.isOfKnownColor {
        self = .color
      } else {
        self = .string
      }
    }
  }

  /// Parses a value of this type; nil if the text is not one.
  package func value(_ text: String, for path: PropertyPath) -> AttributeValue? {
    switch self {
    case .nil: text == "nil" ? .setting(.null) : nil
    case .case:
      SwiftName.isIdentifier(text) && text != "_" ? .setting(.member(SwiftName.escaped(text))) : nil
    case .range: Self.range(text)
    case .string, .text, .number, .boolean, .color, .font, .image, .systemImage, .point, .size, .rect:
      kind.flatMap { AttributeValue(text, as: $0) }.map { $0.converted(for: path) }
    }
  }

  /// A description of the value, for messages.
  package var expectation: String {
    switch self {
    case .nil: "'nil'"
    case .case: "the name of a case, without a point"
    case .range: "two whole numbers: location and length"
    default: kind?.definition.expectation ?? "text"
    }
  }

  /// The kind of value of attributes with this type; nil if no attribute has such values.
  private var kind: ValueKind? {
    switch self {
    case .string: .string
    case .text: .text
    case .number: .number
    case .boolean: .boolean
    case .color: .color
    case .font: .font
    case .image: .image
    case .systemImage: .systemImage
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .range, .case, .nil: nil
    }
  }

  private static func range(_ text: String) -> AttributeValue? {
    let numbers = text.split(separator: " ").map { Int($0) }
    guard numbers.count == 2, let location = numbers[0], let length = numbers[1], location >= 0, length >= 0 else {
      return nil
    }
    return .setting(.range(location: location, length: length))
  }
}

extension AttributeValue {
  /// The value converted to the type of the property: layers have colours of Core Graphics.
  fileprivate func converted(for path: PropertyPath) -> AttributeValue {
    guard case .color(let color) = self, path.isOfLayerColor else { return self }
    return .setting(.layerColor(color))
  }
}

extension Color {
  /// Whether a text can only be a colour, not a word.
  fileprivate static func isSpelled(_ text: String) -> Bool {
    ["#", "asset:", "rgb(", "p3("].contains { text.hasPrefix($0) }
  }
}

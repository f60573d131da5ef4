extension ValueKind {
  /// A description of a value of the kind, for messages: "expected …".
  package var expectation: String {
    switch self {
    case .boolean: "'true' or 'false'"
    case .integer(let least): "a whole number, \(least) or more"
    case .number: "a number"
    case .numberIn(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .text, .string, .literal, .multiplier: "text"
    case .choice(let choice): Self.list(choice.cases.map { "'\($0.name)'" }, joinedBy: "or")
    case .options(let choice): "one or more of " + Self.list(choice.cases.map { "'\($0.name)'" }, joinedBy: "and")
    case .list(let choice): "a list of " + Self.list(choice.cases.map { "'\($0.name)'" }, joinedBy: "and")
    case .key: "a character, or the name of a key such as 'upArrow', 'escape' or 'f1'"
    case .destinationMethod: "a method such as 'makeEditor' or 'makeEditor(sender:segueIdentifier:)'"
    case .receiver: "the name of something in the scene, or 'firstResponder' for the first responder"
    case .references: "the names of things in the scene"
    case .color:
      "a colour of UIKit such as 'systemBackground', '#RRGGBB', '#RRGGBBAA', 'rgb(1 0.5 0)', 'p3(1 0.5 0)' for Display P3, "
        + "'white 0.5', or 'asset:' and a name; 'alpha 0.5' may follow"
    case .font:
      "a text style such as 'body' or 'body bold', 'system 17', 'system 17 bold', 'system 17 italic', "
        + "'system 17 rounded', or a font name and size; 'scaled' may follow a size"
    case .image: "the name of an image"
    case .systemImage: "the name of a symbol"
    case .point: "two numbers: x and y"
    case .size: "two numbers: width and height"
    case .rect: "four numbers: x, y, width and height"
    case .date: "a date and a time such as '2030-12-31T12:00:00Z' or '2030-12-31T12:00:00+02:00'"
    case .insets: "one number for all edges, or four: top, leading, bottom and trailing"
    case .edgeInsets: "one number for all edges, or four: top, left, bottom and right"
    case .offset: "two numbers: horizontal and vertical"
    case .symbolConfiguration: SymbolConfiguration.expectation
    case .sizeOr(let choice):
      "two numbers: width and height; or " + Self.list(choice.cases.map { "'\($0.name)'" }, joinedBy: "or")
    case .name: "a name"
    case .identifier: "an identifier"
    case .reference, .layoutItem: "the name of something in the scenes"
    case .propertyPath: "a property such as 'layer.cornerRadius'"
    case .attributedText: "text in runs"
    case .className: "the name of a class"
    case .moduleName: "the name of a module"
    case .newType: "the name of a new type, such as 'ArenaScene'"
    case .typeName: "a Swift type"
    case .selector: "a method such as 'save' or 'save(_:)'"
    case .numberOr(let choice): Self.list(["a number"] + choice.cases.map { "'\($0.name)'" }, joinedBy: "or")
    case .traits: "traits such as 'compactWidth', 'compactWidth.regularHeight' or 'compactWidth or compactHeight'"
    case .position: "a number, a guide such as 'safeArea 8', or a side of something such as 'title.bottom + 8'"
    case .dimension: "a number, or a side of something such as 'title.width * 0.5'"
    }
  }

  /// The words that a value can be, where there is a list of them.
  package var words: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .choice(let choice), .options(let choice), .sizeOr(let choice), .list(let choice): choice.cases.map(\.name)
    case .key: KeyInput.words
    case .color: Array(Color.names)
    case .font: Array(Font.styles)
    case .traits: TraitWord.allCases.map(\.rawValue)
    default: []
    }
  }

  private static func list(_ words: [String], joinedBy conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

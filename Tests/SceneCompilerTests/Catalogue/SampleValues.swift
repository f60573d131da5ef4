import SceneCatalog

@testable import SceneCompiler

/// Sample values of an attribute: one of each form, and every word of a choice.
///
/// For an attribute of several elements, the first element gets all values, the others get one.
enum SampleValues {
  static func all(of attribute: AttributeKind, on element: ElementKind) -> [String] {
    let home = Catalog.elements.first { $0.attributes.contains { $0 === attribute } }
    let values = everything(of: attribute, on: element)
    return home === element ? values : Array(values.prefix(1))
  }

  /// Values that an attribute takes, one of each sort.
  static func everything(of attribute: AttributeKind, on element: ElementKind) -> [String] {
    switch attribute.value {
    case .boolean: ["true", "false"]
    case .integer(let least): [String(least), "7"]
    case .number: ["8", "-0.5", "+2", "007"]
    case .numberOr(let choice): ["8", "-0.5"] + choice.cases.map(\.name)
    case .traits: element.role == .tableCell ? [] : ["compactWidth", "regularWidth.compactHeight or dark.highContrast"]
    case .numberIn(let range): [range.lowerBound, range.upperBound].map { String(Int($0)) }
    case .text: [text]
    case .string, .image, .systemImage: [#"Say "hi" \(now) & <go>"#]
    case .identifier: ["go-next: it's \\(now)"]
    case .choice(let choice):
      // What an object is made with has to exist in the oldest system.
      choice.cases.filter { $0.since == nil || attribute.isConditional }.map(\.name)
    case .options(let choice), .list(let choice):
      choice.cases.map(\.name) + [choice.cases.map(\.name).joined(separator: " ")]
    case .key: KeyInput.words + ["n", "\"", "\\"]
    case .color: (attribute.name == "backgroundColor" ? Color.names.sorted() : []) + colors
    case .font: element.name == "label" ? fonts : ["body", "Avenir-Heavy 17"]
    case .point: ["1 -2.5"]
    case .size: ["10 20.5"]
    case .rect: ["0 -8 10 20.5"]
    case .date: ["2030-12-31T12:00:00Z", "1999-02-28T23:59:59.5-08:00"]
    case .insets, .edgeInsets: ["8", "1 2 3.5 -4"]
    case .offset: ["0 -4.5"]
    case .symbolConfiguration:
      ["17", "17.5 bold", "17 medium medium", "body", "title1 large", "weight ultraLight", "scale default"]
    case .sizeOr(let choice): ["10 20.5"] + choice.cases.map(\.name)
    case .position: positions(attribute.name)
    case .dimension: ["44", ">=44 @700", "<=0.5", "other.height * 0.5 + 8", "safeArea.width"]
    case .typeName: ["Int", "[String: Int]?", "@escaping (Int) -> Void"]
    case .newType: ["Type" + element.name]
    case .className: element.type.map { ["Own" + $0] } ?? []
    case .selector: ["save", "save(_:)", "save:", "save(for:)"]
    case .multiplier: ["1.5", "3:2"]
    case .destinationMethod, .receiver, .references, .name, .reference, .layoutItem, .moduleName, .literal,
      .propertyPath, .attributedText:
      []
    }
  }

  /// A text that users read.
  static let text = #"Read "hi" \(now) & <go>"#

  private static let colors = [
    "red", "#336699", "#33669900", "asset:Brand \\(now)", "rgb(0.1 0.2 0.3)", "p3(1 0.5 0)", "white 0.5",
    "white 0.5 alpha 0.25", "p3(1 0.5 0) alpha 0.5", "label alpha 0.5", "asset:Brand alpha 0.5", "#336699 alpha 1",
  ]

  private static var fonts: [String] {
    Font.styles.sorted() + Font.weights.sorted().map { "system 17 \($0)" } + [
      "system 17.5", "Avenir-Heavy 17", "system 17 italic", "system 17 bold italic", "system 17 rounded",
      "system 17 bold serif", "system 17 monospaced", "system 17 light monospacedDigits", "body bold",
      "headline italic", "title1 rounded", "system 17 scaled", "Avenir-Heavy 17 scaled body",
    ]
  }

  private static func positions(_ side: String) -> [String] {
    let plain = ["8", ">=8 @750", "<=-8", "other.\(side) - 8 @1000"]
    switch side {
    case "centerX", "centerY": return plain + ["safeArea 8", "superview.\(side) * 0.5 + 8 @10"]
    case "firstBaseline", "lastBaseline": return plain
    default:
      let distances = ["system", ">=safeArea system", "other.\(side) + system @750", "<=other.\(side) - system"]
      return plain + distances + ["safeArea 8", "layoutMargins", "superview.\(side) * 0.5 + 8 @10"]
    }
  }
}

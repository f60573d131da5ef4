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
    case .text, .string, .image, .systemImage: [#"Say "hi" \(now) & <go>"#]
    case .identifier: ["go-next: it's \\(now)"]
    case .choice(let choice): choice.cases.map(\.name)
    case .options(let choice): choice.cases.map(\.name) + [choice.cases.map(\.name).joined(separator: " ")]
    case .color: (attribute.name == "backgroundColor" ? Color.names.sorted() : []) + colors
    case .font: element.name == "label" ? fonts : ["body", "Avenir-Heavy 17"]
    case .size: ["10 20.5"]
    case .rect: ["0 -8 10 20.5"]
    case .insets: ["8", "1 2 3.5 -4"]
    case .position: positions(attribute.name)
    case .dimension: ["44", ">=44 @700", "<=0.5", "other.height * 0.5 + 8", "safeArea.width"]
    case .typeName: ["Int", "[String: Int]?", "@escaping (Int) -> Void"]
    case .newType: ["Type" + element.name]
    case .className: element.type.map { ["Own" + $0] } ?? []
    case .selector: ["save", "save(_:)", "save:", "save(for:)"]
    case .multiplier: ["1.5", "3:2"]
    case .name, .reference, .layoutItem, .moduleName, .literal: []
    }
  }

  private static let colors = ["red", "#336699", "#33669900", "asset:Brand \\(now)"]

  private static var fonts: [String] {
    Font.styles.sorted() + Font.weights.sorted().map { "system 17 \($0)" } + ["system 17.5", "Avenir-Heavy 17"]
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

import SceneCatalog

/// Turns the values of attributes into Swift.
enum SwiftValue {
  /// The Swift expression of a value; empty where the value does not become an expression by itself, nil where it is not
  /// a value of that kind.
  ///
  /// - Parameter bundle: where images and colours are, in Swift.
  static func expression(of value: String, as kind: ValueKind, in bundle: String) -> String? {
    switch kind {
    case .boolean: value == "true" || value == "false" ? value : nil
    case .integer(let least): Int(value).flatMap { $0 >= least ? String($0) : nil }
    case .number: Decimal(value)?.swift
    case .numberIn(let range): Decimal(value).flatMap { range.contains($0.value) ? $0.swift : nil }
    case .string: StringLiteral.swift(value)
    case .choice(let choice): choice.swift(for: value)
    case .options(let choice): options(value, choice)
    case .color: Color.swift(value, in: bundle)
    case .font: Font.swift(value)
    case .image: image(value, in: bundle)
    case .systemImage: value.isEmpty ? nil : "UIImage(systemName: \(StringLiteral.swift(value)))"
    case .size: decimals(value, 2).map { "CGSize(width: \($0[0]), height: \($0[1]))" }
    case .rect: decimals(value, 4).map { "CGRect(x: \($0[0]), y: \($0[1]), width: \($0[2]), height: \($0[3]))" }
    case .insets: Insets(value)?.swift
    case .moduleName: SwiftName.isIdentifier(value) && !SwiftName.isKeyword(value) ? value : nil
    case .className: TypeName.isClass(value) ? value : nil
    case .newType: TypeName.isNew(value) ? value : nil
    case .typeName: TypeName.isType(value) ? value : nil
    case .selector: Selector(value) == nil ? nil : ""
    case .position, .dimension: LayoutExpression(value, kind) == nil ? nil : ""
    case .reference, .identifier: value.isEmpty ? nil : ""
    case .name, .literal: ""
    }
  }

  private static func image(_ name: String, in bundle: String) -> String? {
    name.isEmpty ? nil : "UIImage(named: \(StringLiteral.swift(name)), in: \(bundle), compatibleWith: nil)"
  }

  private static func options(_ value: String, _ choice: Choice) -> String? {
    let words = value.split(separator: " ").map { choice.swift(for: String($0)) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    let known = words.compactMap(\.self)
    return known.count == 1 ? known[0] : "[" + known.joined(separator: ", ") + "]"
  }

  private static func decimals(_ value: String, _ count: Int) -> [String]? {
    let parts = value.split(separator: " ").compactMap { Decimal(String($0))?.swift }
    return parts.count == count && value.split(separator: " ").count == count ? parts : nil
  }
}

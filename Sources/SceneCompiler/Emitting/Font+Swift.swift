import SceneCatalog
import SwiftDeclarations

/// The Swift expressions of fonts.
extension Font {
  /// The expression where a font is expected, which may be optional, and have several lines.
  var swift: SwiftExpression {
    switch self {
    case .textStyle(let name): .member(".preferredFont", ["forTextStyle: ." + name])
    case .system(let size, let form): form.swift(size.swift)
    case .named(let name, let size): .call("UIFont", ["name: " + StringLiteral.swift(name), "size: " + size.swift])
    case .scaled(let font, let style):
      font.isOptional
        ? .raw("\(font.swift.text)\n  .map { \(Self.metrics(style)).scaledFont(for: $0) }")
        : .call(Self.metrics(style) + ".scaledFont", ["for: " + font.swift.text])
    }
  }

  /// The font as an expression that says its type, and is the system's font where it is missing.
  var swiftNotNil: SwiftExpression {
    isOptional ? .raw("(\(swift.text) ?? UIFont.systemFont(ofSize: \(size)))") : swift.of("UIFont")
  }

  private static func metrics(_ style: String?) -> String {
    style.map { "UIFontMetrics(forTextStyle: .\($0))" } ?? "UIFontMetrics.default"
  }

  /// Whether the expression is optional.
  var isOptional: Bool {
    switch self {
    case .textStyle: false
    case .system(_, let form): form.isOptional
    case .named: true
    case .scaled(let font, _): font.isOptional
    }
  }

  private var size: String {
    switch self {
    case .textStyle: "UIFont.systemFontSize"
    case .system(let size, _), .named(_, let size): size.swift
    case .scaled(let font, _): font.size
    }
  }
}

extension Font.Form {
  /// Whether the system may have no such font.
  fileprivate var isOptional: Bool { isItalic && weight != nil || design == "rounded" || design == "serif" }

  fileprivate func swift(_ size: String) -> SwiftExpression {
    let ofSize = "ofSize: " + size
    let ofWeight = "weight: ." + (weight ?? "regular")
    let plain = SwiftExpression.member(".systemFont", weight == nil ? [ofSize] : [ofSize, ofWeight])
    if isItalic {
      guard weight != nil else { return .member(".italicSystemFont", [ofSize]) }
      return descriptor("UIFont.systemFont(\(ofSize))", "withSymbolicTraits([.traitBold, .traitItalic])", size)
    }
    switch design {
    case "monospaced"?: return .member(".monospacedSystemFont", [ofSize, ofWeight])
    case "monospacedDigits"?: return .member(".monospacedDigitSystemFont", [ofSize, ofWeight])
    case let design?: return descriptor(plain.of("UIFont").text, "withDesign(.\(design))", size)
    case nil: return plain
    }
  }

  /// A font like another one, which the system may not have.
  private func descriptor(_ font: String, _ change: String, _ size: String) -> SwiftExpression {
    .raw("\(font).fontDescriptor.\(change)\n  .map { UIFont(descriptor: $0, size: \(size)) }")
  }
}

import SceneCatalog
import SwiftDeclarations

/// The Swift expressions of fonts.
extension Font {
  /// The expression where a font is expected, which may be optional, and have several lines.
  var swift: String {
    switch self {
    case .textStyle(let name): ".preferredFont(forTextStyle: .\(name))"
    case .system(let size, let form): form.swift(size)
    case .named(let name, let size): "UIFont(name: \(StringLiteral.swift(name)), size: \(size.swift))"
    case .scaled(let font, let style):
      font.isOptional
        ? "\(font.swift)\n  .map { \(Self.metrics(style)).scaledFont(for: $0) }"
        : "\(Self.metrics(style)).scaledFont(for: \(font.swift))"
    }
  }

  /// The font as an expression that says its type, and is the system's font where it is missing.
  var swiftNotNil: String {
    isOptional ? "(\(swift) ?? UIFont.systemFont(ofSize: \(size)))" : (swift.first == "." ? "UIFont" : "") + swift
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

  fileprivate func swift(_ size: Decimal) -> String {
    let size = size.swift
    let plain = weight.map { ".systemFont(ofSize: \(size), weight: .\($0))" } ?? ".systemFont(ofSize: \(size))"
    if isItalic {
      guard weight != nil else { return ".italicSystemFont(ofSize: \(size))" }
      return "UIFont.systemFont(ofSize: \(size)).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])"
        + "\n  .map { UIFont(descriptor: $0, size: \(size)) }"
    }
    switch design {
    case "monospaced"?: return ".monospacedSystemFont(ofSize: \(size), weight: .\(weight ?? "regular"))"
    case "monospacedDigits"?: return ".monospacedDigitSystemFont(ofSize: \(size), weight: .\(weight ?? "regular"))"
    case let design?:
      return "UIFont\(plain).fontDescriptor.withDesign(.\(design))\n  .map { UIFont(descriptor: $0, size: \(size)) }"
    case nil: return plain
    }
  }
}

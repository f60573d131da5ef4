import SceneCatalog

/// A colour that depends on the appearance, in Swift.
struct DynamicColorCode {
  private let base: Color
  private let variants: [ColorVariant]
  private let bundle: ResourceBundle

  init(_ base: Color, _ variants: [ColorVariant], in bundle: ResourceBundle) {
    self.base = base
    self.variants = variants
    self.bundle = bundle
  }

  /// The colour. UIKit may ask for it on any thread; so the closure looks up no asset itself.
  var swift: String {
    let colors = variants.map(\.color) + [base]
    let assets = colors.enumerated().compactMap { index, color in
      isAsset(color) ? "color\(index + 1) = \(color.swift(in: bundle))" : nil
    }
    let captures = assets.isEmpty ? "" : "[\(assets.joined(separator: ", "))] "
    let choices = variants.enumerated().map { "\($1.condition.swift(of: "traits")) ? \(expression($1.color, $0))" }
    let parts = choices + [expression(base, variants.count)]
    let line = parts.joined(separator: " : ")
    let body = line.utf8.count <= Self.width ? line : parts.joined(separator: "\n    : ")
    return "UIColor { \(captures)traits in\n  \(body)\n}"
  }

  /// How long a line of the closure may get.
  private static let width = 100

  private func expression(_ color: Color, _ index: Int) -> String {
    isAsset(color) ? "color\(index + 1) ?? .clear" : color.swift(in: bundle)
  }

  private func isAsset(_ color: Color) -> Bool { if case .asset = color { true } else { false } }
}

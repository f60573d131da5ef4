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

  /// The colour. UIKit can call the closure on any thread; so it is `@Sendable`, and looks up no asset itself.
  var swift: String {
    let choices = variants.enumerated().map { index, variant in
      TraitChoice(condition: variant.condition.swift(of: "traits"), value: expression(variant.color, index))
    }
    let body = TraitChoice.text(choices, expression(base, variants.count))
      .replacing("\n", with: "\n  ")
    guard !captures.isEmpty else { return "UIColor { @Sendable traits in\n  \(body)\n}" }
    return "UIColor {\n  @Sendable [\n    \(captures.joined(separator: ",\n    "))\n  ] traits in\n  \(body)\n}"
  }

  /// The assets, which are looked up when the colour is made.
  private var captures: [String] {
    let colors = variants.map(\.color) + [base]
    return colors.enumerated().compactMap { index, color in
      isAsset(color) ? "\(name(index)) = \(color.swift(in: bundle).text)" : nil
    }
  }

  private func expression(_ color: Color, _ index: Int) -> String {
    isAsset(color) ? "\(name(index)) ?? .clear" : color.swift(in: bundle).text
  }

  private func name(_ index: Int) -> String { index < variants.count ? "variant\(index + 1)" : "base" }

  private func isAsset(_ color: Color) -> Bool {
    switch color {
    case .asset, .faded(.asset, _): true
    default: false
    }
  }
}

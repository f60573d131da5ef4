import InterfaceBuilder
import SceneCatalog

/// Converts fonts of Interface Builder to fonts of scenes.
struct FontText {
  let reader: MappingReader

  /// The text of a font; nil if scenes have no such font.
  func text(_ font: NibElement) -> String? {
    candidates(font).first { AttributeValue($0, as: .font) != nil }
  }

  /// Whether a font in the document has no size. The scene needs one, and takes that of labels.
  static func hasNoSize(_ font: NibElement) -> Bool {
    guard font.name == "fontDescription" || font.name == "font", font["style"] == nil,
      let size = font["pointSize"] ?? font["size"]
    else { return false }
    return Double(size) == 0
  }

  /// Whether a font has neither a size nor a name nor a style.
  static func isUnspecified(_ font: NibElement) -> Bool {
    hasNoSize(font) && font["name"] == nil && font["type"] ?? "system" == "system" && font["metaFont"] == nil
      && font["weight"] ?? "regular" == "regular"
  }

  /// The size of a font at the default text size of the system.
  func size(of font: NibElement) -> Double {
    if let size = (font["pointSize"] ?? font["size"]).flatMap(Double.init), size > 0 { return size }
    return text(font).flatMap { Self.sizes[$0.split(separator: " ")[0]] } ?? 17
  }

  private static let sizes: [Substring: Double] = [
    "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]

  private func candidates(_ font: NibElement) -> [String] {
    if let style = font["style"] {
      return [reader.answer(font, "style")?.word(for: style) ?? style]
    }
    // A size of zero is that of the text around it.
    let written = font["pointSize"] ?? font["size"]
    let size = written.flatMap { Self.systemSizes[$0] ?? NumberText.tidy($0) }.flatMap { $0 == "0" ? nil : $0 }
    if let name = font["name"], font["type"] == nil || font["type"] == "custom" {
      return ["\(name.replacing(" ", with: "-")) \(size ?? "17")"]
    }
    return [system(font, size ?? metaSize(font))].compactMap(\.self)
  }

  /// The sizes of UIFont that a document names: `systemFontSize`, `buttonFontSize` and so on.
  private static let systemSizes = ["system": "14", "smallSystem": "12", "label": "17", "button": "18"]

  private func system(_ font: NibElement, _ size: String) -> String? {
    let meta = font["metaFont"] ?? ""
    switch font["type"] ?? "system" {
    case "boldSystem": return "system \(size) bold"
    case "italicSystem": return "system \(size) italic"
    case "system":
      if let weight = font["weight"], weight != "regular" { return "system \(size) \(weight)" }
      return meta.lowercased().contains("bold") ? "system \(size) bold" : "system \(size)"
    default: return nil
    }
  }

  private func metaSize(_ font: NibElement) -> String {
    let meta = font["metaFont"] ?? ""
    return meta.hasPrefix("small") ? "11" : meta.hasPrefix("mini") ? "9" : meta.isEmpty ? "17" : "13"
  }
}

import InterfaceBuilder
import SceneCatalog

/// Writes the fonts of Interface Builder as scenes do.
struct FontText {
  let reader: MappingReader

  /// The text of a font; nil if scenes cannot say it.
  func text(_ font: NibElement) -> String? {
    candidates(font).first { AttributeValue($0, as: .font) != nil }
  }

  private func candidates(_ font: NibElement) -> [String] {
    if let style = font["style"] {
      return [reader.answer(font, "style")?.word(for: style) ?? style]
    }
    let size = (font["pointSize"] ?? font["size"]).flatMap { NumberText.tidy($0) }
    if let name = font["name"], font["type"] == nil || font["type"] == "custom" {
      return ["\(name.replacing(" ", with: "-")) \(size ?? "17")"]
    }
    return [system(font, size ?? metaSize(font))].compactMap(\.self)
  }

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

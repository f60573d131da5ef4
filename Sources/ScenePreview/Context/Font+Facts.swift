import SceneCatalog
import UIKitFacts

extension Font {
  /// The font in an environment. A font with a name, whose file is not read, has the widths of the system's.
  func facts(_ environment: PreviewEnvironment) -> FontFacts {
    switch self {
    case .textStyle(let name):
      let style = TextStyle(rawValue: name) ?? .body
      return FontFacts(size: style.size(environment.textSize), weight: style.weight, style: style)
    case .system(let size, let form):
      return FontFacts(
        size: size.value, weight: form.weight.flatMap(FontWeight.init) ?? .regular, isItalic: form.isItalic,
        isMonospaced: form.design == "monospaced")
    case .named(let name, let size):
      let weight = FontWeight.allCases.last { name.lowercased().contains($0.rawValue.lowercased()) }
      return FontFacts(
        size: size.value, weight: weight ?? .regular, isItalic: name.contains("Italic") || name.contains("Oblique"),
        isMonospaced: name.hasPrefix("Menlo") || name.hasPrefix("Courier"))
    case .scaled(let font, let name):
      var facts = font.facts(environment)
      let style = name.flatMap(TextStyle.init) ?? .body
      facts.size *= style.size(environment.textSize) / style.size(.large)
      facts.style = style
      return facts
    }
  }
}

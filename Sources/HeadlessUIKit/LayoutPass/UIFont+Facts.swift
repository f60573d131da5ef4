import UIKitFacts

extension UIFont {
  /// The properties of the font that determine the size of text. Every font counts as the system's.
  var facts: FontFacts {
    FontFacts(
      size: Double(pointSize), weight: weight.facts, isItalic: fontName.hasSuffix("Italic"),
      isMonospaced: fontName.contains("Monospaced"))
  }
}

extension UIFont.Weight {
  /// The nearest weight of the system's font.
  fileprivate var facts: FontWeight {
    let all: [(UIFont.Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}

import SceneDiagnostics

extension DocumentReader {
  /// The predefined entities.
  static let predefined: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// The replacement for an entity that XML does not define.
  static func replacement(for entity: String) -> String? {
    if let scalar = knownFromHTML[entity] { return "&#\(scalar.value);" }
    return Suggestion(for: entity, among: predefined.keys.sorted()).map { "&\($0.text);" }
  }

  /// Entities of HTML that people use in XML.
  private static let knownFromHTML: [String: Unicode.Scalar] = [
    "bull": "\u{2022}", "copy": "\u{A9}", "deg": "\u{B0}", "euro": "\u{20AC}", "hellip": "\u{2026}", "laquo": "\u{AB}",
    "ldquo": "\u{201C}", "lsquo": "\u{2018}", "mdash": "\u{2014}", "middot": "\u{B7}", "nbsp": "\u{A0}",
    "ndash": "\u{2013}", "raquo": "\u{BB}", "rdquo": "\u{201D}", "reg": "\u{AE}", "rsquo": "\u{2019}", "shy": "\u{AD}",
    "times": "\u{D7}", "trade": "\u{2122}",
  ]
}

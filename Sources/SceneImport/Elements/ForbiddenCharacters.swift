import InterfaceBuilder

/// Removes the characters that XML does not allow, even escaped. A document contains them in Base64.
enum ForbiddenCharacters {
  /// Removes them from the attributes of a scene, with a note at each changed attribute.
  static func remove(from builder: SceneBuilder) {
    for element in builder.root.subtree {
      for attribute in element.attributes {
        guard let text = element.text(attribute.name), text.unicodeScalars.contains(where: isForbidden) else {
          continue
        }
        let kept = removed(from: text)
        element.replace(attribute.name, with: kept)
        let source = attribute.sources.first.map { builder.document.elements[$0.element] } ?? element.source
        builder.ledger.note(
          "'\(kept)' is without \(names(in: text)), which XML cannot have: set the text in code if it counts",
          at: source ?? builder.document.root)
      }
    }
  }

  /// A text without the characters that XML cannot have.
  static func removed(from text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isForbidden($0) }))
  }

  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r" || scalar.value == 0xFFFE
      || scalar.value == 0xFFFF
  }

  /// The forbidden characters of a text, each once: `U+0010, U+FFFF`.
  private static func names(in text: String) -> String {
    Set(text.unicodeScalars.filter(isForbidden)).sorted().map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }.joined(separator: ", ")
  }
}

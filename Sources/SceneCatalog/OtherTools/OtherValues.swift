/// How other tools spell values, and how scenes do.
package enum OtherValues {
  /// The value that was probably meant by one that is none of its kind.
  package static func value(for text: String, as kind: ValueKind) -> String? {
    let candidates = (words[text.lowercased()] ?? []) + spellings(of: text, as: kind)
    return candidates.first { $0 != text && AttributeValue($0, as: kind) != nil }
  }

  /// The words of scenes for those of other tools, in lower case. The first counts that is a value of the attribute.
  package static let words: [String: [String]] = [
    "yes": ["true"], "no": ["false"], "on": ["true"], "off": ["false"], "1": ["true"], "0": ["false"],
    "row": ["horizontal"], "column": ["vertical"], "h": ["horizontal"], "v": ["vertical"],
    "start": ["leading", "left"], "end": ["trailing", "right"], "left": ["leading"], "right": ["trailing"],
    "flex-start": ["leading", "top"], "flex-end": ["trailing", "bottom"], "middle": ["center"],
    "justify": ["justified"], "stretch": ["fill", "scaleToFill"],
    "space-between": ["equalSpacing"], "space-around": ["equalCentering"], "space-evenly": ["equalCentering"],
    "spacebetween": ["equalSpacing"], "spacearound": ["equalCentering"], "spaceevenly": ["equalCentering"],
    "fit": ["scaleAspectFit"], "aspectfit": ["scaleAspectFit"], "contain": ["scaleAspectFit"],
    "scaledtofit": ["scaleAspectFit"], "fitcenter": ["scaleAspectFit"], "aspectfill": ["scaleAspectFill"],
    "cover": ["scaleAspectFill"], "scaledtofill": ["scaleAspectFill"], "centercrop": ["scaleAspectFill"],
    "email": ["emailAddress"], "number": ["numberPad"], "decimal": ["decimalPad"], "tel": ["phonePad"],
    "phone": ["phonePad"],
    "transparent": ["clear"], "none": ["clear"], "grey": ["gray"], "lightgrey": ["lightGray"],
    "darkgrey": ["darkGray"], "primary": ["label"], "secondary": ["secondaryLabel"], "accentcolor": ["tintColor"],
    "title": ["title1"], "caption": ["caption1"], "h1": ["largeTitle"], "h2": ["title1"], "h3": ["title2"],
    "uppercase": ["allCharacters"],
  ]

  /// What to write instead of a size of style sheets and Android; nil for other values.
  package static func help(for text: String, of attribute: String) -> String? {
    guard let sides = sides[attribute] else { return nil }
    if filling.contains(text.lowercased()) { return "write " + sides.map { "\($0)=\"0\"" }.joined(separator: " ") }
    return fitting.contains(text.lowercased()) ? "leave it out: the view has the size of its content" : nil
  }

  /// The attributes that give a view all of a dimension.
  package static let sides = ["width": ["leading", "trailing"], "height": ["top", "bottom"]]
  private static let filling: Set<String> = ["match_parent", "fill_parent", "fill", "100%", "infinity", ".infinity"]
  private static let fitting: Set<String> = ["wrap_content", "auto", "fit-content", "min-content", "max-content"]

  /// Other spellings of a value, which may be values of the kind.
  private static func spellings(of text: String, as kind: ValueKind) -> [String] {
    let definition = kind.definition
    var spellings = [withoutUnits(text)]
    // A member in Swift: `UIColor.red`, `.red`.
    if !definition.words.isEmpty, let dot = text.lastIndex(of: "."), text[dot...].dropFirst().first?.isLetter == true {
      let member = String(text[text.index(after: dot)...])
      spellings += [member] + (words[member.lowercased()] ?? [])
    }
    return spellings + definition.otherSpellings(of: spellings)
  }

  /// Numbers without the units of style sheets and Android: `8` for `8px`.
  private static func withoutUnits(_ text: String) -> String {
    let numbers = text.split(separator: " ").map { word -> Substring in
      for unit in ["px", "pt", "dp", "sp"] where word.hasSuffix(unit) && word.first?.isLetter == false {
        return word.dropLast(unit.count)
      }
      return word
    }
    return numbers.joined(separator: " ")
  }
}

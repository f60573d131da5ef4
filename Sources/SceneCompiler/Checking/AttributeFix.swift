import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Fixes that add an attribute to a start tag, or take one away.
extension Fix {
  /// Adds an attribute behind an element's name.
  static func adding<Value>(_ key: AttributeKey<Value>, _ value: String, behind name: Place) -> Fix {
    let text = "\(key.name)=\"\(value)\""
    let end = Place(name.file, SourceRange(name.range.end, name.range.end))
    return Fix("add '\(text)'", edits: [Edit(end, with: " " + text)])
  }

  /// Removes an attribute and the white space in front of it.
  static func removing(_ attribute: Attribute, in file: SceneFile) -> Fix {
    var start = attribute.nameRange.start
    while start > 0, file.bytes[start - 1].isWhitespace { start -= 1 }
    // A value whose quote is missing ends where it is taken to end.
    let valueEnd = attribute.range.end
    let hasQuote = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(file.bytes[valueEnd...].first)
    let place = Place(file, SourceRange(start, hasQuote ? valueEnd + 1 : valueEnd))
    return Fix("remove '\(attribute.spelling)'", edits: [Edit(place, with: "")])
  }
}

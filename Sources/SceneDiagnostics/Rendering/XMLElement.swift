/// An element of an XML report, and how it is written.
///
/// XMLCoder, which could do the same, brings libxml2 along: a start that is slower, and no static linking.
struct XMLElement {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// Text, which an element has in place of children.
  var text = ""

  /// The document whose root this is: two spaces a level, one element a line.
  var document: String {
    var document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &document, indentation: "")
    return document
  }

  private func write(to document: inout String, indentation: String) {
    document += "\(indentation)<\(name)"
    for (name, value) in attributes { document += " \(name)=\"\(Self.escaped(value))\"" }
    if children.isEmpty, text.isEmpty {
      document += "/>\n"
    } else {
      document += ">" + Self.escaped(text, keepsLines: true) + (children.isEmpty ? "" : "\n")
      for child in children { child.write(to: &document, indentation: indentation + "  ") }
      document += (children.isEmpty ? "" : indentation) + "</\(name)>\n"
    }
  }

  /// - Parameter keepsLines: whether readers keep lines and tabs as they are; in attributes they take them for spaces.
  private static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where !keepsLines: escaped += "&quot;"
      case "\n" where keepsLines, "\t" where keepsLines: escaped.unicodeScalars.append(scalar)
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      // No document can hold these, not even spelled out; messages quote what files hold.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

/// An element of an XML report, and its text.
///
/// XMLCoder is not used here: it links libxml2, which makes the start slower and static linking impossible.
struct XMLElement {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// Text, instead of children.
  var text = ""

  /// The document with this root, indented by two spaces, with one element on each line.
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

  /// - Parameter keepsLines: whether XML keeps line ends and tabs; in attributes it turns them into spaces.
  private static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where !keepsLines: escaped += "&quot;"
      case "\n" where keepsLines, "\t" where keepsLines: escaped.unicodeScalars.append(scalar)
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      // XML does not allow these characters, not even as references. Messages can contain them, because they quote
      // files.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      // The others would control the terminal, or reorder the text.
      default: escaped.unicodeScalars.append(scalar.printable)
      }
    }
  }
}

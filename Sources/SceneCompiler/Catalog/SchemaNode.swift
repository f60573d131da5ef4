/// An element of an XML Schema.
struct SchemaNode {
  /// A name and a value.
  typealias Property = (name: String, value: String)

  private let name: String
  private let attributes: [Property]
  private let children: [SchemaNode]
  private let content: String?

  init(_ name: String, _ attributes: [Property] = [], _ children: [SchemaNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
    content = nil
  }

  /// An element with text in it.
  init(_ name: String, text: String) {
    self.name = name
    attributes = []
    children = []
    content = text
  }

  /// What editors show of a declaration.
  static func documentation(_ summary: String) -> SchemaNode {
    SchemaNode("annotation", [], [SchemaNode("documentation", text: summary)])
  }

  /// Adds the element to a text.
  func write(to text: inout String, _ indentation: String = "") {
    text += "\(indentation)<xs:\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    if let content {
      text += ">\(Self.escaped(content))</xs:\(name)>\n"
    } else if children.isEmpty {
      text += "/>\n"
    } else {
      text += ">\n"
      for child in children { child.write(to: &text, indentation + "  ") }
      text += "\(indentation)</xs:\(name)>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

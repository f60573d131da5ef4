import InterfaceBuilder

/// The characters of a text with attributes, where a scene takes a plain one.
enum PlainText {
  /// The name of a text with attributes.
  static let elementName = "attributedString"

  /// The characters of all its runs; nil if it has none.
  static func text(_ element: NibElement) -> String? {
    let text = element.children(named: "fragment").compactMap { $0["content"] }.joined()
    return text.isEmpty ? nil : text
  }

  /// The elements with the attributes of its runs: fonts, colours, paragraphs.
  static func attributes(of element: NibElement) -> [NibElement] {
    element.children(named: "fragment").flatMap { $0.children(named: "attributes") }
  }
}

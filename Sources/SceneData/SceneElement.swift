/// An element of a scene as data: a name, attributes and content, without source ranges.
///
/// For programs that make or rewrite scenes. XMLCoder reads and writes it. ``init(xml:)-(String)`` and ``xml()``
/// configure XMLCoder so that it keeps all data:
///
/// - Comments, processing instructions and the XML declaration are not kept.
/// - Attributes have no order in XML, and XMLCoder does not know the order of the file. They are written by name.
/// - A CDATA section is text, and written as text.
/// - White space between elements is text, and kept.
///
/// Documents that the parser of the compiler refuses are refused here too. Foundation's parser, on which XMLCoder is
/// built, drops a namespace declaration without a namespace (`xmlns:a=""`).
public struct SceneElement: Hashable, Sendable {
  /// The content of an element.
  public enum Content: Hashable, Sendable {
    /// An element.
    case element(SceneElement)
    /// Text, with references resolved.
    case text(String)
  }

  /// The name of the element, such as `viewController`.
  public var name: String
  /// The attributes by name.
  public var attributes: [String: String]
  /// The child elements and text, in order.
  public var content: [Content]

  /// Makes an element.
  public init(_ name: String, attributes: [String: String] = [:], content: [Content] = []) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// The child elements, in order, without the text between them.
  public var elements: [SceneElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The same element after a round trip through XML: adjacent texts are joined, empty ones removed.
  public var normalized: SceneElement {
    let content = joinedContent.map { item -> Content in
      if case .element(let element) = item { .element(element.normalized) } else { item }
    }
    return SceneElement(name, attributes: attributes, content: content)
  }

  /// The content with adjacent texts joined.
  var joinedContent: [Content] {
    content.reduce(into: []) { content, item in
      switch (content.last, item) {
      case (_, .text("")): break
      case (.text(let before), .text(let text)): content[content.count - 1] = .text(before + text)
      default: content.append(item)
      }
    }
  }
}

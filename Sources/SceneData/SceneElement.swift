/// An element of a scene as data: a name, attributes and content, without places in a file.
///
/// For programs that make or rewrite scenes. XMLCoder reads and writes it; ``init(xml:)-(String)`` and ``xml()`` set
/// XMLCoder up so that nothing gets lost but what is no data:
///
/// - comments, processing instructions and the XML declaration are not kept;
/// - attributes have no order in XML, and XMLCoder does not know how a file ordered them; they are written by name;
/// - a CDATA section is text, and written as such;
/// - white space between elements is text like any other, and kept.
///
/// What the compiler's reader refuses is refused here, too. Foundation's parser, on which XMLCoder is built, drops a
/// namespace declaration that names no namespace (`xmlns:a=""`).
public struct SceneElement: Hashable, Sendable {
  /// What an element holds.
  public enum Content: Hashable, Sendable {
    /// An element.
    case element(SceneElement)
    /// Characters, references resolved.
    case text(String)
  }

  /// The name of the element, as `viewController`.
  public var name: String
  /// The values of the attributes by their names.
  public var attributes: [String: String]
  /// The elements and the text inside it, in order.
  public var content: [Content]

  /// An element of that name.
  public init(_ name: String, attributes: [String: String] = [:], content: [Content] = []) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// The elements inside it, in order, without the text between them.
  public var elements: [SceneElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The same element as XML would give it back: texts that touch are one, and there are no empty ones.
  public var normalized: SceneElement {
    let content = joinedContent.map { item -> Content in
      if case .element(let element) = item { .element(element.normalized) } else { item }
    }
    return SceneElement(name, attributes: attributes, content: content)
  }

  /// The content, texts that touch as one.
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

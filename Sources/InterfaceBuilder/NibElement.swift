public import SceneDiagnostics

/// An element of a storyboard or a xib.
public final class NibElement {
  /// An attribute of an element.
  public struct Attribute {
    /// The name.
    public let name: String
    /// The value.
    public let value: String
    /// The source range of the name.
    public let range: SourceRange
    /// The source range of the value, without the quotes.
    public let valueRange: SourceRange
    /// The number of elements and attributes of the file that it represents: several for a text that is an element,
    /// none for the module in a mangled name.
    public var itemCount = 1
  }

  /// The name: `viewController`.
  public let name: String
  /// The source range of the name.
  public let range: SourceRange
  /// The source range of the whole element.
  public let extent: SourceRange
  /// The position among the elements of the document.
  public let index: Int
  /// The attributes, in the order of the file.
  public let attributes: [Attribute]
  /// The element around it; nil for the root.
  public private(set) weak var parent: NibElement?
  /// The elements inside it, in the order of the file.
  public internal(set) var children: [NibElement] = []
  /// The characters inside it.
  public internal(set) var text = ""

  init(
    _ name: String, _ range: SourceRange, extent: SourceRange, _ attributes: [Attribute], index: Int,
    parent: NibElement?
  ) {
    (self.name, self.range, self.extent, self.attributes, self.index) = (name, range, extent, attributes, index)
    self.parent = parent
  }

  /// The value of an attribute, if the element has it.
  public subscript(name: String) -> String? { attribute(name)?.value }

  /// An attribute, if the element has it.
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The property of the element around it that it belongs to.
  public var key: String? { self["key"] }
  /// The id that other elements refer to.
  public var id: String? { self["id"] }

  /// The elements around it, the innermost first.
  public var ancestors: some Sequence<NibElement> {
    sequence(state: self) { current in
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }

  /// The elements of a name directly inside it.
  public func children(named name: String) -> [NibElement] { children.filter { $0.name == name } }

  /// The element and all inside it, in the order of the file.
  public var subtree: [NibElement] {
    var result: [NibElement] = []
    collect(into: &result)
    return result
  }

  private func collect(into result: inout [NibElement]) {
    result.append(self)
    for child in children { child.collect(into: &result) }
  }

  /// The connections of the element, such as outlets and segues.
  public var connections: [NibElement] { children(named: "connections").flatMap(\.children) }
}

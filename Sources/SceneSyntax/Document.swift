public import SceneDiagnostics

/// The syntax tree of a scene file: nodes with their source ranges.
///
/// The tree is stored in two flat arrays, so that a file of a hundred thousand levels needs no recursion.
public struct Document: Sendable {
  /// The id of a node in one document.
  public struct NodeID: Hashable, Sendable {
    @usableFromInline let index: Int32
    @usableFromInline init(index: Int32) { self.index = index }
  }

  /// An element, or a comment, text or instruction between elements.
  public struct Node: Sendable {
    /// The kind of node.
    public enum Kind: Sendable {
      /// An element; `text` is its name.
      case element
      /// Characters between tags. `text` has resolved references and LF line ends.
      case text
      /// A comment; `text` is between `<!--` and `-->`.
      case comment
      /// A processing instruction, or the XML declaration; `text` is between `<?` and `?>`.
      case processingInstruction
      /// A CDATA section; `text` is between its brackets.
      case cdata
    }

    /// The kind of node.
    public let kind: Kind
    /// Whether its tags have a syntax error, so that its contents can be incomplete.
    public internal(set) var isBroken = false
    /// The name of an element, or the content of another node.
    public let text: String
    /// The name in the start tag of an element; for other nodes, the whole node.
    public let nameRange: SourceRange
    /// The start tag of an element, from `<` to `>`; for other nodes, the whole node.
    public internal(set) var startTagRange: SourceRange
    /// The whole node, including the end tag.
    public internal(set) var range: SourceRange

    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstAttribute: Int32 = 0
    var attributeCount: Int32 = 0

    init(_ kind: Kind, _ text: String, name: SourceRange, range: SourceRange) {
      self.kind = kind
      self.text = text
      nameRange = name
      startTagRange = range
      self.range = range
    }

    init(_ kind: Kind, _ text: String, _ range: Range<Int>) {
      self.init(kind, text, name: SourceRange(range), range: SourceRange(range))
    }
  }

  /// An attribute of a start tag.
  public struct Attribute: Sendable {
    /// The name.
    public let name: String
    /// The normalized value: references resolved, line ends and tabs replaced by spaces.
    public let value: String
    /// The range of the name.
    public let nameRange: SourceRange
    /// The range of the value, without the quotes.
    public let valueRange: SourceRange
    /// The quote around the value: `"` or `'`.
    public let quote: UInt8
  }

  /// The parsed file.
  public let file: SceneFile
  /// The root element, if the file has one.
  public internal(set) var root: NodeID?
  /// All comments, in the order of the file.
  public internal(set) var comments: [NodeID] = []
  /// Whether there are syntax errors, so that parts can be missing.
  public internal(set) var hasErrors = false
  /// The first top-level node, in the order of the file.
  var firstTopLevel: Int32 = -1
  var nodes: [Node] = []
  var allAttributes: [Attribute] = []

  init(file: SceneFile) { self.file = file }

  /// The node with an id.
  public subscript(node: NodeID) -> Node { _read { yield nodes[Int(node.index)] } }

  /// The number of nodes, including comments and text.
  public var nodeCount: Int { nodes.count }

  /// The attributes of an element, in the order of the file.
  public func attributes(of node: NodeID) -> ArraySlice<Attribute> {
    let first = Int(nodes[Int(node.index)].firstAttribute)
    return allAttributes[first..<first + Int(nodes[Int(node.index)].attributeCount)]
  }

  /// The nodes inside an element, in the order of the file.
  public func children(of node: NodeID) -> Children {
    Children(nodes: nodes, following: nodes[Int(node.index)].firstChild)
  }

  /// The nodes that follow a node inside the same element.
  public func siblings(after node: NodeID) -> Children {
    Children(nodes: nodes, following: nodes[Int(node.index)].nextSibling)
  }

  /// The top-level nodes: the root, and the comments and processing instructions around it.
  public var topLevel: Children { Children(nodes: nodes, following: firstTopLevel) }

  /// The parent element of a node; nil for top-level nodes.
  public func parent(of node: NodeID) -> NodeID? {
    let parent = nodes[Int(node.index)].parent
    return parent < 0 ? nil : NodeID(index: parent)
  }

  /// A run of sibling nodes.
  public struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var following: Int32

    /// The next sibling.
    public mutating func next() -> NodeID? {
      guard following >= 0 else { return nil }
      defer { following = nodes[Int(following)].nextSibling }
      return NodeID(index: following)
    }
  }
}

public import SceneDiagnostics

/// A scene file as a tree of nodes, each with its exact place in the file.
///
/// The tree lies flat in two arrays: a file of a hundred thousand levels costs no recursion, neither to make nor to release.
public struct Document: Sendable {
  /// A node of the document, good for this document only.
  public struct NodeID: Hashable, Sendable {
    @usableFromInline let index: Int32
    @usableFromInline init(index: Int32) { self.index = index }
  }

  /// An element, or something that stands between elements.
  public struct Node: Sendable {
    /// What kind of node it is.
    public enum Kind: Sendable {
      /// An element; `text` is its name.
      case element
      /// Characters between tags, references resolved and line ends as LF; `text` is what they say.
      case text
      /// A comment; `text` is what stands between `<!--` and `-->`.
      case comment
      /// A processing instruction, or the XML declaration; `text` is what stands between `<?` and `?>`.
      case processingInstruction
      /// A CDATA section; `text` is what stands between its brackets.
      case cdata
    }

    /// What kind of node it is.
    public let kind: Kind
    /// Whether a syntax error lies in its own tags: what it holds may be incomplete.
    public internal(set) var isBroken = false
    /// The name of an element, or the content of anything else.
    public let text: String
    /// The name in the start tag of an element; the whole node for anything else.
    public let nameRange: SourceRange
    /// The start tag of an element, from `<` to `>`; the whole node for anything else.
    public internal(set) var startTagRange: SourceRange
    /// The whole node, with its end tag where it has one.
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
    /// Its name.
    public let name: String
    /// Its value as XML reads it: references resolved, line ends and tabs as spaces.
    public let value: String
    /// Where its name stands.
    public let nameRange: SourceRange
    /// Where its value stands, without the quotes.
    public let valueRange: SourceRange
    /// The quote round the value: `"` or `'`.
    public let quote: UInt8
  }

  /// The file it was read from.
  public let file: SceneFile
  /// The root element, if the file has one.
  public internal(set) var root: NodeID?
  /// All comments, wherever they stand, in the order of the file.
  public internal(set) var comments: [NodeID] = []
  /// Whether it has syntax errors: something may be missing.
  public internal(set) var hasErrors = false
  /// The first of the nodes outside and including the root, in order.
  var firstTopLevel: Int32 = -1
  var nodes: [Node] = []
  var allAttributes: [Attribute] = []

  init(file: SceneFile) { self.file = file }

  /// The node behind an id.
  public subscript(node: NodeID) -> Node { _read { yield nodes[Int(node.index)] } }

  /// How many nodes there are; comments and text count.
  public var nodeCount: Int { nodes.count }

  /// The attributes of an element, in the order of the file.
  public func attributes(of node: NodeID) -> ArraySlice<Attribute> {
    let node = nodes[Int(node.index)]
    let first = Int(node.firstAttribute)
    return allAttributes[first..<first + Int(node.attributeCount)]
  }

  /// The nodes inside an element, in the order of the file.
  public func children(of node: NodeID) -> Children {
    Children(nodes: nodes, following: nodes[Int(node.index)].firstChild)
  }

  /// The nodes that follow a node inside the same element.
  public func siblings(after node: NodeID) -> Children {
    Children(nodes: nodes, following: nodes[Int(node.index)].nextSibling)
  }

  /// The nodes outside any element: the root, and the comments and processing instructions round it.
  public var topLevel: Children { Children(nodes: nodes, following: firstTopLevel) }

  /// The element that holds a node, or nil at the top.
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

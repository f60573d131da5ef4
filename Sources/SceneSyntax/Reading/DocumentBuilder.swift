import SceneDiagnostics

/// Hangs nodes into a document in the order of the file.
struct DocumentBuilder {
  /// An element whose end tag has not come yet.
  struct OpenElement {
    let node: Int32
    /// The last node hung into it, or -1.
    var lastChild: Int32 = -1
    /// Whether its start tag never ended, so that nobody knows whether it wants an end tag.
    var isUncertain = false
  }

  private(set) var document: Document
  private(set) var openElements: [OpenElement] = []
  private var lastTopLevel: Int32 = -1

  init(file: SceneFile) {
    document = Document(file: file)
    // A guess; growing the arrays step by step costs more than all the scanning.
    document.nodes.reserveCapacity(file.bytes.count / 32)
    document.allAttributes.reserveCapacity(file.bytes.count / 16)
  }

  /// The name of the element that closed last inside the innermost open one.
  var nameRangeOfLastSibling: SourceRange? {
    let last = openElements.last?.lastChild ?? lastTopLevel
    guard last >= 0, document.nodes[Int(last)].kind == .element else { return nil }
    return document.nodes[Int(last)].nameRange
  }

  /// The attributes so far of the element opened last.
  var attributesOfInnermost: ArraySlice<Document.Attribute> {
    guard let last = openElements.last else { return [] }
    return document.attributes(of: Document.NodeID(index: last.node))
  }

  /// Adds a node without children, or an element that nothing is added to before `open`.
  @discardableResult
  mutating func append(_ node: Document.Node) -> Int32 {
    let index = Int32(truncatingIfNeeded: document.nodes.count)
    document.nodes.append(node)
    link(index)
    if node.kind == .comment { document.comments.append(Document.NodeID(index: index)) }
    if document.root == nil, openElements.isEmpty, node.kind == .element {
      document.root = Document.NodeID(index: index)
    }
    return index
  }

  /// Adds an element; what follows until `close` goes inside it.
  mutating func open(_ element: Document.Node) {
    var element = element
    element.firstAttribute = Int32(truncatingIfNeeded: document.allAttributes.count)
    openElements.append(OpenElement(node: append(element)))
  }

  /// Adds an attribute to the element opened last.
  mutating func append(_ attribute: Document.Attribute) {
    document.allAttributes.append(attribute)
    withInnermost { $0.attributeCount += 1 }
  }

  /// Sets where the start tag of the element opened last ends.
  mutating func endStartTag(at end: Int) {
    withInnermost { node in
      node.startTagRange = SourceRange(node.startTagRange.start, end)
      node.range = node.startTagRange
    }
  }

  /// Closes the innermost element, if any is open; it ends at `end`.
  mutating func close(at end: Int) {
    guard !openElements.isEmpty else { return }
    withInnermost { $0.range = SourceRange($0.range.start, end) }
    openElements.removeLast()
  }

  /// Notes that a syntax error lies in the tags of the innermost element.
  mutating func markInnermostBroken(isUncertain: Bool = false) {
    withInnermost { $0.isBroken = true }
    if isUncertain, !openElements.isEmpty { openElements[openElements.count - 1].isUncertain = true }
  }

  private mutating func withInnermost(_ change: (inout Document.Node) -> Void) {
    guard let last = openElements.last else { return }
    change(&document.nodes[Int(last.node)])
  }

  private mutating func link(_ index: Int32) {
    let depth = openElements.count
    let previous = depth > 0 ? openElements[depth - 1].lastChild : lastTopLevel
    if previous >= 0 {
      document.nodes[Int(previous)].nextSibling = index
    } else if depth > 0 {
      document.nodes[Int(openElements[depth - 1].node)].firstChild = index
    } else {
      document.firstTopLevel = index
    }
    guard depth > 0 else { return lastTopLevel = index }
    document.nodes[Int(index)].parent = openElements[depth - 1].node
    openElements[depth - 1].lastChild = index
  }
}

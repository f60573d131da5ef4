import SceneDiagnostics

/// Builds a document from nodes in the order of the file.
struct DocumentBuilder {
  /// An element before its end tag.
  struct OpenElement {
    let node: Int32
    /// The last child, or -1.
    var lastChild: Int32 = -1
    /// Whether its start tag has no end, so that it may not need an end tag.
    var isUncertain = false
  }

  private(set) var document: Document
  private(set) var openElements: [OpenElement] = []
  private var lastTopLevel: Int32 = -1

  init(file: SceneFile) {
    document = Document(file: file)
    // An estimate. Growing the arrays step by step costs more than the lexing.
    document.nodes.reserveCapacity(file.bytes.count / 32)
    document.allAttributes.reserveCapacity(file.bytes.count / 16)
  }

  /// The name of the last closed element inside the innermost open one.
  var nameRangeOfLastSibling: SourceRange? {
    let last = openElements.last?.lastChild ?? lastTopLevel
    guard last >= 0, document.nodes[Int(last)].kind == .element else { return nil }
    return document.nodes[Int(last)].nameRange
  }

  /// The attributes of the innermost element so far.
  var attributesOfInnermost: ArraySlice<Document.Attribute> {
    guard let last = openElements.last else { return [] }
    return document.attributes(of: Document.NodeID(index: last.node))
  }

  /// Adds a node without children, or an element before `open`.
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

  /// Adds an element. All nodes until `close` are inside it.
  mutating func open(_ element: Document.Node) {
    var element = element
    element.firstAttribute = Int32(truncatingIfNeeded: document.allAttributes.count)
    openElements.append(OpenElement(node: append(element)))
  }

  /// Adds an attribute to the innermost element.
  mutating func append(_ attribute: Document.Attribute) {
    document.allAttributes.append(attribute)
    withInnermost { $0.attributeCount += 1 }
  }

  /// Sets the end of the start tag of the innermost element.
  mutating func endStartTag(at end: Int) {
    withInnermost { node in
      node.startTagRange = SourceRange(node.startTagRange.start, end)
      node.range = node.startTagRange
    }
  }

  /// Closes the innermost open element, if there is one, at `end`.
  mutating func close(at end: Int) {
    guard !openElements.isEmpty else { return }
    withInnermost { $0.range = SourceRange($0.range.start, end) }
    openElements.removeLast()
  }

  /// Closes the innermost open element, which has its range already.
  mutating func closeAssembled() { _ = openElements.popLast() }

  /// Marks the tags of the innermost element as broken.
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

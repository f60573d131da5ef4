import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Adds one document to a graph.
struct GraphBuilder {
  let file: Int
  let document: Document
  var graph: SceneGraph
  var log: DiagnosticLog
  /// The values that were parsed: in a large file, most of them are there often.
  private var values: [WrittenValue: AttributeValue] = [:]

  /// An attribute as it is written.
  private struct WrittenValue: Hashable {
    let kind: ObjectIdentifier
    let text: String
  }

  init(file: Int, document: Document, graph: SceneGraph, log: DiagnosticLog) {
    self.file = file
    self.document = document
    self.graph = graph
    self.log = log
  }

  /// An element that the catalogue knows, on its way into the graph.
  struct Element: AttributedElement {
    let node: Document.NodeID
    let kind: ElementKind
    let nameRange: SourceRange
    let attributes: [Attribute]
    let variations: [Attribute]
    /// The values that only previews show.
    let previews: [Attribute]
    /// Whether something in its start tag was left out, after a diagnostic said so.
    let isDamaged: Bool

    /// Its id, if it has one.
    var name: Name? { name(of: .id) }
  }

  /// Adds all of the document.
  mutating func build() {
    guard let root = document.root else {
      graph.files[file].isIncomplete = true
      return
    }
    let node = document[root]
    guard node.text == ElementKind.scenes.name else {
      leaveOut(root)
      let suggestion = Suggestion(for: node.text, among: [ElementKind.scenes.name])
      return log.report(UnexpectedRoot(name: node.text), at: place(node.nameRange), suggestion: suggestion)
    }
    let element = read(root, as: .scenes)
    graph.files[file].rootRange = element.nameRange
    graph.files[file].startTagRange = node.startTagRange
    if let bundle = element[.bundle] { graph.files[file].bundle = bundle }
    let table = element[.localization] ?? graph.modules.localization
    graph.files[file].localization = table?.isEmpty == true ? nil : table
    graph.files[file].tintColor = element.attributes.named("tintColor")
    graph.files[file].initialName = element.name(of: .initialViewController)
    // Styles first: what uses them may stand before them.
    var elements: [Element] = []
    forEachChild(of: element) { builder, child in
      switch child.kind.role {
      case .style: builder.addStyle(child)
      case .import: builder.addImport(child)
      default: elements.append(child)
      }
    }
    for element in elements { addTopLevel(styled(element)) }
  }

  private mutating func addImport(_ element: Element) {
    graph.files[file].sharedRanges.append(document[element.node].range)
    graph.files[file].imports += [element.name(of: .module)].compactMap(\.self)
  }

  private mutating func addTopLevel(_ element: Element) {
    let starts = (graph.controllers.count, graph.trees.count, graph.objects.count, graph.segues.count)
    if element.kind.role.isOne(of: .anyView) {
      graph.files[file].trees.append(addTree(element, ownedBy: .file))
    } else {
      addController(element)
    }
    graph.files[file].elements.append(
      SceneGraph.TopLevelElement(
        range: document[element.node].range, controllers: starts.0..<graph.controllers.count,
        trees: starts.1..<graph.trees.count, objects: starts.2..<graph.objects.count,
        segues: starts.3..<graph.segues.count))
  }

  /// The value of an attribute; nil if it is none of its kind.
  mutating func value(_ text: String, of kind: AttributeKind) -> AttributeValue? {
    guard kind.value.takesLongToParse else { return AttributeValue(text, as: kind.value) }
    let written = WrittenValue(kind: ObjectIdentifier(kind), text: text)
    if let known = values[written] { return known }
    let value = AttributeValue(text, as: kind.value)
    values[written] = value
    return value
  }

  /// A place in the document.
  func place(_ range: SourceRange) -> Place { Place(document.file, range) }

  /// Calls `body` for each child element that may stand in `parent`; reports the others, and stray text.
  mutating func forEachChild(of parent: Element, _ body: (inout GraphBuilder, Element) -> Void) {
    for child in document.children(of: parent.node) {
      let node = document[child]
      switch node.kind {
      case .element:
        guard let kind = kind(of: child, in: parent) else {
          leaveOut(child)
          break
        }
        let element = read(child, as: kind)
        body(&self, parent.kind.role == .scenes ? element : styled(element))
      case .text, .cdata:
        if !node.text.utf8.allSatisfy(\.isWhitespace) { reportStray(node, in: parent) }
      case .comment, .processingInstruction: break
      }
    }
  }

  private mutating func kind(of id: Document.NodeID, in parent: Element) -> ElementKind? {
    let node = document[id]
    if let part = parent.kind.part(named: node.text) { return part }
    guard let kind = Catalog.element(named: node.text) else {
      let names = Catalog.elements.filter(parent.kind.takes).map(\.name)
      let viewClass = parent.kind.children.contains(.view) ? ViewClasses.viewClass(ofElement: node.text) : nil
      let element = Catalog.elements.filter { $0.isOfType(node.text) && parent.kind.children.contains($0.role) }
        .min { $0.name.utf8.count < $1.name.utf8.count }
      let other = element == nil && viewClass == nil ? otherElement(node.text, in: parent) : nil
      if let other, !other.isPlain {
        log.report(
          UnknownElement(name: node.text, replacement: .element(other)), at: place(node.nameRange),
          fix: renaming(id, to: other))
        return nil
      }
      let nearest = viewClass == nil ? Suggestion(for: node.text, among: names) : nil
      let suggestion = (element?.name ?? other?.name).map { Suggestion($0) } ?? nearest
      let fix = suggestion.map { renaming(node, to: $0.text) }
      log.report(
        UnknownElement(name: node.text, replacement: viewClass.map { .viewClass($0) }), at: place(node.nameRange),
        suggestion: suggestion, fix: fix)
      return nil
    }
    guard parent.kind.children.contains(kind.role) else {
      let homes = Catalog.elements.filter { $0.takes(kind) }.map(\.name)
      log.report(
        MisplacedElement(
          name: kind.name, parent: parent.kind.name, homes: homes,
          replacement: otherElement(node.text, in: parent)),
        at: place(node.nameRange))
      return nil
    }
    return kind
  }

  /// The element that stands for a word of another tool in `parent`, if there is one.
  private func otherElement(_ word: String, in parent: Element) -> OtherElement? {
    OtherElement.named(word).first { other in Catalog.element(named: other.name).map(parent.kind.takes) ?? false }
  }

  /// Remembers that an element does not get into the graph, and the ids that are lost with it.
  private mutating func leaveOut(_ element: Document.NodeID) {
    graph.files[file].isIncomplete = true
    var open = [element]
    while let node = open.popLast() {
      for attribute in document.attributes(of: node) where attribute.name == AttributeKind.id.name {
        graph.files[file].lostNames.insert(attribute.value)
      }
      open += document.children(of: node)
    }
  }

  /// A fix that gives an element another name, at both its ends.
  private func renaming(_ node: Document.Node, to name: String) -> Fix {
    var edits = [Fix.Edit(place(node.nameRange), with: name)]
    if node.range.end > node.startTagRange.end {
      let length = node.text.utf8.count
      let end = document.file.text(in: SourceRange(node.startTagRange.end, node.range.end))
      if let tag = end.range(ofLast: "</" + node.text) {
        let start = node.startTagRange.end + tag + 2
        edits.append(Fix.Edit(place(SourceRange(start, start + length)), with: name))
      }
    }
    return Fix("replace '\(node.text)' with '\(name)'", edits: edits)
  }

  /// A fix that makes an element of a word of another tool, with the attributes that it lacks.
  private func renaming(_ id: Document.NodeID, to other: OtherElement) -> Fix {
    let node = document[id]
    let given = Set(document.attributes(of: id).map(\.name))
    let attributes = other.attributes.filter { !given.contains($0.name) }.map { " \($0.name)=\"\($0.value)\"" }
    let fix = renaming(node, to: other.name)
    let name = Fix.Edit(place(node.nameRange), with: other.name + attributes.joined())
    return Fix("replace '\(node.text)' with '\(other.name)'", edits: [name] + fix.edits.dropFirst())
  }

  private mutating func reportStray(_ node: Document.Node, in parent: Element) {
    let bytes = document.file.bytes
    var range = node.range.clamped(to: bytes.count)
    while let first = range.first, bytes[first].isWhitespace { range.removeFirst() }
    while let last = range.last, bytes[last].isWhitespace { range.removeLast() }
    let shown = range.prefix(while: { bytes[$0] != 0x0A && bytes[$0] != 0x0D })
    let text = SourceRange(range.lowerBound, range.lowerBound + shown.count)
    let attribute = OtherAttribute.text(of: parent.kind)
    log.report(
      StrayText(parent: parent.kind.name, attribute: attribute), at: place(text),
      fix: shown.count == range.count ? attribute.flatMap { moving(text, to: $0, of: parent) } : nil)
  }

  /// A fix that makes the text in an element its attribute; nil if the element has other content or the attribute.
  private func moving(_ text: SourceRange, to attribute: String, of parent: Element) -> Fix? {
    // Two are enough to know that there is more than the text.
    let contents = Array(document.children(of: parent.node).prefix(2))
    guard contents.count == 1, document[contents[0]].kind == .text, parent.attributes.named(attribute) == nil
    else { return nil }
    let value = document.file.text(in: text).replacing("\"", with: "&quot;")
    let end = SourceRange(parent.nameRange.end, parent.nameRange.end)
    return Fix(
      "write it in the attribute '\(attribute)'",
      edits: [Fix.Edit(place(end), with: " \(attribute)=\"\(value)\""), Fix.Edit(place(text), with: "")])
  }
}

extension ElementKind {
  /// Whether it stands for a class, whose name may be spelled with other capitals.
  fileprivate func isOfType(_ name: String) -> Bool {
    guard let type, type.utf8.count == name.utf8.count else { return false }
    return type == name || type.lowercased() == name.lowercased()
  }
}

extension ValueKind {
  /// Whether it takes longer to parse a value than to find one that is known.
  fileprivate var takesLongToParse: Bool {
    switch self {
    case .position, .dimension, .color, .font: true
    default: false
    }
  }
}

extension String {
  /// The number of bytes that stand before the last occurrence of `part`, if there is one.
  fileprivate func range(ofLast part: String) -> Int? {
    let bytes = Array(utf8)
    let part = Array(part.utf8)
    guard bytes.count >= part.count else { return nil }
    return stride(from: bytes.count - part.count, through: 0, by: -1).first { bytes[$0...].starts(with: part) }
  }
}

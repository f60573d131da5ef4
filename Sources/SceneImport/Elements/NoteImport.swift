import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Reads what an export stored in the notes of objects because Interface Builder has no attribute for it.
struct NoteImport {
  private let builder: SceneBuilder
  /// The segues whose notes have been read.
  private var found: Set<ObjectIdentifier> = []

  private init(_ builder: SceneBuilder) { self.builder = builder }

  /// Adds the contents of the notes to the elements of their objects.
  static func apply(to builder: SceneBuilder) {
    var notes = NoteImport(builder)
    for element in builder.document.elements where element.key == NibNote.key { notes.apply(element) }
  }

  /// The ids in notes, by object IDs.
  static func ids(in document: NibDocument) -> [String: String] {
    var ids: [String: String] = [:]
    for element in document.elements where element.key == NibNote.key {
      guard let holder = element.parent?.id, let note = contents(of: element) else { continue }
      for node in note.nodes {
        ids[holder] = ids[holder] ?? note.document.attributes(of: node).first { $0.name == "id" }?.value
      }
    }
    return ids
  }

  /// The kind of element that the notes of an object name; nil without such notes.
  static func elementName(of object: NibElement) -> String? {
    guard let element = object.children.first(where: { $0.key == NibNote.key }), let note = contents(of: element),
      let node = note.nodes.first
    else { return nil }
    return note.document[node].text
  }

  private mutating func apply(_ element: NibElement) {
    guard let holder = element.parent?.id.flatMap({ builder.made[$0] }), Self.text(of: element) != nil else { return }
    guard let note = Self.contents(of: element) else {
      return builder.leave(element, "the notes are no elements of scenes any more")
    }
    builder.ledger.record(.carried, allOf: element)
    for node in note.nodes {
      let target = note.document[node].text == builder.root.kind.name ? builder.root : holder
      add(note.document, node, to: target, from: element)
    }
  }

  /// The elements of scenes in notes; nil if there are none, or if the text cannot be parsed.
  private static func contents(of element: NibElement) -> (document: Document, nodes: [Document.NodeID])? {
    guard let text = text(of: element) else { return nil }
    var log = DiagnosticLog()
    let document = DocumentReader.read(SceneFile(path: "", text: "<notes>" + text + "</notes>"), &log)
    guard log.diagnostics.isEmpty, let root = document.root else { return nil }
    return (document, document.children(of: root).filter { document[$0].kind == .element })
  }

  /// The text of notes behind the marker; nil for notes that a person wrote.
  private static func text(of element: NibElement) -> String? {
    let text = element.children(named: "fragment").map { fragment in
      fragment["content"] ?? fragment.children(named: "string").map(\.text).joined()
    }.joined()
    return text.hasPrefix(NibNote.prefix) ? String(text.dropFirst(NibNote.prefix.count)) : nil
  }

  /// Adds the attributes and elements of a node. Values of the document itself override those of notes.
  private mutating func add(
    _ document: Document, _ node: Document.NodeID, to target: DraftElement, from source: NibElement
  ) {
    for attribute in document.attributes(of: node) where !isSaid(attribute.name, of: target) {
      if attribute.name == "id" {
        target.name = target.name ?? attribute.value
      } else {
        target.set(attribute.name, attribute.value, from: [ImportedItem(source)])
      }
    }
    for child in document.children(of: node) where document[child].kind == .element {
      guard let kind = target.kind.child(named: document[child].text) else { continue }
      let element = segue(document, child, kind, of: target) ?? target.appended(DraftElement(kind, from: nil))
      add(document, child, to: element, from: source)
    }
  }

  /// Whether an attribute comes from the document itself, and is not one that the import added.
  private func isSaid(_ name: String, of target: DraftElement) -> Bool {
    guard let attribute = target.attributes.first(where: { $0.name == name }) else { return false }
    return name != AttributeKey<String>.reuseIdentifier.name || !attribute.sources.isEmpty
  }

  /// The segue of the document that a note belongs to: the next one of the same kind and identifier. A note with a
  /// destination is a segue of its own.
  private mutating func segue(
    _ document: Document, _ node: Document.NodeID, _ kind: ElementKind, of source: DraftElement
  ) -> DraftElement? {
    let attributes = document.attributes(of: node)
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    guard kind.role == .segue, value("destination") == nil else { return nil }
    let segue = source.children.first { segue in
      segue.kind.role == .segue && segue.text("kind") == value("kind")
        && segue.text("identifier") == value("identifier") && !found.contains(ObjectIdentifier(segue))
    }
    if let segue { found.insert(ObjectIdentifier(segue)) }
    return segue
  }
}

extension DraftElement {
  /// Adds an element, and returns it.
  fileprivate func appended(_ child: DraftElement) -> DraftElement {
    append(child)
    return child
  }
}

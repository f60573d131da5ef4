import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Takes from the notes of objects what an export has kept there: what Interface Builder has no words for.
struct NoteImport {
  private let builder: SceneBuilder

  static func apply(to builder: SceneBuilder) {
    let notes = NoteImport(builder: builder)
    for element in builder.document.elements where element.key == NibNote.key { notes.apply(element) }
  }

  private func apply(_ element: NibElement) {
    guard let holder = element.parent?.id.flatMap({ builder.made[$0] }), let text = text(of: element) else { return }
    var log = DiagnosticLog()
    let file = SceneFile(path: "", text: "<notes>" + text + "</notes>")
    let document = DocumentReader.read(file, &log)
    guard log.diagnostics.isEmpty, let root = document.root else {
      return builder.leave(element, "the notes are no elements of scenes any more")
    }
    builder.ledger.record(.carried, allOf: element)
    for node in document.children(of: root) where document[node].kind == .element {
      let target = document[node].text == builder.root.kind.name ? builder.root : holder
      add(document, node, to: target, from: element)
    }
  }

  /// What notes say behind the word that marks them; nil for notes of other people.
  private func text(of element: NibElement) -> String? {
    let text = element.children(named: "fragment").map { fragment in
      fragment["content"] ?? fragment.children(named: "string").map(\.text).joined()
    }.joined()
    return text.hasPrefix(NibNote.prefix) ? String(text.dropFirst(NibNote.prefix.count)) : nil
  }

  /// Adds the attributes and elements of a node. What the document itself says counts more than its notes.
  private func add(_ document: Document, _ node: Document.NodeID, to target: SceneElement, from source: NibElement) {
    for attribute in document.attributes(of: node) where !target.has(attribute.name) {
      if attribute.name == "id" {
        target.name = target.name ?? attribute.value
      } else {
        target.set(attribute.name, attribute.value, from: [ImportedItem(source)])
      }
    }
    for child in document.children(of: node) where document[child].kind == .element {
      guard let kind = target.kind.child(named: document[child].text) else { continue }
      let element = SceneElement(kind, from: nil)
      target.append(element)
      add(document, child, to: element, from: source)
    }
  }
}

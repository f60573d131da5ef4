import InterfaceBuilder
import SceneCatalog

/// What Interface Builder has no words for, kept in the notes of objects, in the words of scenes.
///
/// Xcode shows notes in its inspector and keeps them; they have no effect at run time. `scenec import` reads them.
struct SceneNotes {
  private struct Note {
    let node: SceneNode
    var attributes: [SceneNode.Attribute] = []
    var children: [SceneNode] = []
  }

  private var notes: [Note] = []

  /// Whether an element becomes an object that has notes, or is the file itself.
  func canHold(_ node: SceneNode) -> Bool {
    node.isView || node.parent == nil
      || [.controller, .barButtonItem, .tabBarItem, .gestureRecognizer, .placeholder].contains(node.kind.role)
  }

  mutating func add(_ attribute: SceneNode.Attribute, of node: SceneNode) {
    change(node) { $0.attributes.append(attribute) }
  }

  mutating func add(_ child: SceneNode, to node: SceneNode) {
    change(node) { $0.children.append(child) }
  }

  private mutating func change(_ node: SceneNode, _ change: (inout Note) -> Void) {
    if let index = notes.firstIndex(where: { $0.node === node }) { return change(&notes[index]) }
    var note = Note(node: node)
    change(&note)
    notes.append(note)
  }

  /// Writes the notes into the drafts of their elements; what belongs to the file goes into the first object.
  func write(first: NibDraft?) {
    var texts: [(draft: NibDraft, text: String)] = []
    for note in notes {
      guard let draft = note.node.parent == nil ? first : note.node.draft else { continue }
      let text = Self.text(note.node.kind.name, note.attributes, note.children)
      if let index = texts.firstIndex(where: { $0.draft === draft }) {
        texts[index].text += text
      } else {
        texts.append((draft, text))
      }
    }
    for (draft, text) in texts {
      draft.child("attributedString", key: NibNote.key).child("fragment").set("content", NibNote.prefix + text)
    }
  }

  // MARK: Text

  private static func text(
    _ name: String, _ attributes: [SceneNode.Attribute], _ children: [SceneNode]
  ) -> String {
    let start = "<" + name + attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    if children.isEmpty { return start + "/>" }
    let contents = children.map { text($0.kind.name, $0.attributes, $0.children) }.joined()
    return start + ">" + contents + "</\(name)>"
  }

  private static func escaped(_ value: String) -> String {
    value.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"": "&quot;"
      case "\n", "\t", "\r": "&#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}

import InterfaceBuilder
import SceneCatalog

/// Elements and attributes that Interface Builder does not have, stored as text of scenes in the notes of objects.
///
/// Xcode shows notes in its inspector and keeps them; they have no effect at run time. `scenec import` reads them.
struct SceneNotes {
  private struct Note {
    let node: SceneNode
    var attributes: [SceneNode.Attribute] = []
    var children: [SceneNode] = []
  }

  private var notes: [Note] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Whether an element becomes an object that has notes, or is the file itself. The notes of a segue are in those of its
  /// source.
  func canHold(_ node: SceneNode) -> Bool {
    if node.kind.role == .segue { return node.parent.map { $0.kind.role != .segue && canHold($0) } ?? false }
    return node.isView || node.parent == nil
      || [.controller, .barButtonItem, .tabBarItem, .gestureRecognizer, .placeholder].contains(node.kind.role)
  }

  mutating func add(_ attribute: SceneNode.Attribute, of node: SceneNode) {
    change(node) { $0.attributes.append(attribute) }
  }

  mutating func add(_ child: SceneNode, to node: SceneNode) {
    change(node) { $0.children.append(child) }
  }

  private mutating func change(_ node: SceneNode, _ change: (inout Note) -> Void) {
    let index = indices[ObjectIdentifier(node)] ?? notes.count
    if index == notes.count {
      notes.append(Note(node: node))
      indices[ObjectIdentifier(node)] = index
    }
    change(&notes[index])
  }

  /// Writes the notes into the drafts of their elements; what belongs to the file goes into the first object.
  func write(first: NibDraft?) {
    var texts: [(draft: NibDraft, text: String)] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for note in notes {
      let (node, text) = Self.holder(of: note)
      guard let draft = node.parent == nil ? first : node.draft else { continue }
      if let index = indices[ObjectIdentifier(draft)] {
        texts[index].text += text
      } else {
        indices[ObjectIdentifier(draft)] = texts.count
        texts.append((draft, text))
      }
    }
    for (draft, text) in texts {
      draft.child("attributedString", key: NibNote.key).child("fragment").set("content", NibNote.prefix + text)
    }
  }

  // MARK: Text

  /// The element whose object has a note, and its text. A segue is found again by its kind and its identifier; one that
  /// is noted as a whole also has a destination.
  private static func holder(of note: Note) -> (node: SceneNode, text: String) {
    let node = note.node
    guard node.kind.role == .segue, let source = node.parent else {
      return (node, text(node.kind.name, note.attributes, note.children))
    }
    let known = node.attributes.filter { $0.name == "kind" || $0.name == "identifier" }
    let segue = text(node.kind.name, known + note.attributes, note.children)
    return (source, "<\(source.kind.name)>\(segue)</\(source.kind.name)>")
  }

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

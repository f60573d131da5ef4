import InterfaceBuilder
import SceneCatalog

/// Writes UIKit's default where Interface Builder has another default for an absent attribute.
enum Absences {
  static func write(in document: NibDraft, of scene: SceneRecord) {
    let nodes = Dictionary(
      scene.root.subtree.compactMap { node in node.draft.map { (ObjectIdentifier($0), node) } },
      uniquingKeysWith: { first, _ in first })
    let reading = NibDocument(document)
    let reader = MappingReader(reading)
    for (draft, element) in zip(document.subtree, reading.elements) {
      guard let node = nodes[ObjectIdentifier(draft)] else { continue }
      for absence in reader.absences(of: element) where draft[absence.name] == nil {
        let answer = absence.answer
        guard let kind = node.kind.attribute(named: absence.attribute), !absence.value.contains("|"),
          let standard = answer.standard ?? made(with: kind), standard != absence.value,
          !answer.listsValues || answer.word(for: standard) != nil || answer.standard != nil
        else { continue }
        draft.set(absence.name, standard)
      }
    }
  }

  /// The default value of an initialiser's argument: `system`, of `.system`.
  private static func made(with kind: AttributeKind) -> String? {
    guard case .creation(let standard) = kind.effect, standard.hasPrefix(".") else { return nil }
    return String(standard.dropFirst())
  }
}

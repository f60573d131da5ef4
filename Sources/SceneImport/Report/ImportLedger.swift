import InterfaceBuilder

/// An element of a document, or one of its attributes.
struct ImportedItem: Hashable {
  /// The position of the element in its document.
  let element: Int
  /// The attribute; nil for the element itself.
  let attribute: String?

  init(_ element: NibElement, _ attribute: String? = nil) {
    self.element = element.index
    self.attribute = attribute
  }
}

/// The outcome for an element or attribute.
enum ImportFate: Equatable {
  /// The scene contains it.
  case carried
  /// It has no effect at run time; with the reason.
  case withoutEffect(String)
  /// It is left out; with the reason.
  case left(String)
}

/// The outcome for every element and attribute of a document.
///
/// Anything that no phase records counts as left out, so that the report has a line for each loss.
final class ImportLedger {
  private var fates: [ImportedItem: ImportFate] = [:]
  /// Notes for the user, with their places.
  private(set) var notes: [(element: NibElement, text: String)] = []

  /// A ledger with room for every element and attribute of a document, because growing takes longer than recording.
  init(_ document: NibDocument) {
    fates.reserveCapacity(document.elements.reduce(0) { $0 + 1 + $1.attributes.count })
  }

  func record(_ fate: ImportFate, _ element: NibElement, _ attribute: String? = nil) {
    fates[ImportedItem(element, attribute)] = fate
  }

  /// Records one fate for an element with its attributes and all that is inside.
  func record(_ fate: ImportFate, allOf element: NibElement) {
    for one in element.subtree {
      record(fate, one)
      for attribute in one.attributes { record(fate, one, attribute.name) }
    }
  }

  func record(_ fate: ImportFate, _ items: [ImportedItem]) {
    for item in items { fates[item] = fate }
  }

  func note(_ text: String, at element: NibElement) { notes.append((element, text)) }

  func fate(of element: NibElement, _ attribute: String? = nil) -> ImportFate? {
    fates[ImportedItem(element, attribute)]
  }
}

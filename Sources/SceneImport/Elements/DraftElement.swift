import InterfaceBuilder
import SceneCatalog

/// An element of a scene that is being made.
final class DraftElement {
  /// A part of the value of an attribute.
  enum Piece {
    case text(String)
    /// The id of another element.
    case name(DraftElement)
  }

  /// Where the view of a layout attribute is held: `distance` points inside an edge of its superview, or of one of its
  /// guides.
  struct Inset {
    let guide: String
    let distance: Double
  }

  /// An attribute.
  struct Attribute {
    let name: String
    var value: [Piece]
    /// The element of the document that it is made from.
    let sources: [ImportedItem]
    /// For a layout attribute that only keeps a distance, that distance.
    var inset: Inset?
  }

  /// The kind of the element.
  let kind: ElementKind
  /// The element that it is made from; nil for one that only the language of scenes needs.
  let source: NibElement?
  /// The attributes, in the order of their making.
  private(set) var attributes: [Attribute] = []
  /// The elements inside it.
  var children: [DraftElement] {
    if hasGaps {
      items.removeAll { $0.isRemoved || $0.parent !== self }
      hasGaps = false
    }
    return items
  }
  /// The elements inside it. While it has gaps, some of them have been taken out: all of those leave it together, because
  /// taking out each would be quadratic.
  private var items: [DraftElement] = []
  private var hasGaps = false
  private var isRemoved = false
  /// Comments in front of it.
  var comments: [String] = []
  /// The ids of the diagnostics that a comment in front of it ignores.
  var ignored: [String] = []
  /// The element around it.
  private(set) weak var parent: DraftElement?
  /// Its id; nil if nothing refers to it.
  var name: String?

  init(_ kind: ElementKind, from source: NibElement?) { (self.kind, self.source) = (kind, source) }

  /// Adds an element at the end.
  func append(_ child: DraftElement) {
    // The element can return to its former place.
    if child.isRemoved, child.parent === self { _ = children }
    child.parent = self
    child.isRemoved = false
    items.append(child)
  }

  /// Takes out an element inside it.
  func remove(_ child: DraftElement) {
    guard child.parent === self else { return }
    child.isRemoved = true
    hasGaps = true
  }

  /// Takes elements out.
  func removeChildren(where isGone: (DraftElement) -> Bool) {
    items = children.filter { !isGone($0) }
  }

  /// Sorts the elements inside it by a rank; those of one rank stay in their order.
  func sortChildren(by rank: (DraftElement) -> Int) {
    items = children.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// Whether it has an attribute.
  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Sets an attribute.
  func set(_ name: String, _ value: [Piece], from sources: [ImportedItem], inset: Inset? = nil) {
    attributes.removeAll { $0.name == name }
    attributes.append(Attribute(name: name, value: value, sources: sources, inset: inset))
  }

  /// Sets an attribute to a text.
  func set(_ name: String, _ text: String, from sources: [ImportedItem] = []) {
    set(name, [.text(text)], from: sources)
  }

  /// Removes an attribute and returns what it was.
  @discardableResult func removeAttribute(_ name: String) -> Attribute? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    return attributes.remove(at: index)
  }

  /// Changes the value of an attribute where it stands, or adds it.
  func replace(_ name: String, with text: String) {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return set(name, text) }
    attributes[index].value = [.text(text)]
  }

  /// Replaces the elements that its attributes refer to.
  func replaceReferences(_ targets: [ObjectIdentifier: DraftElement]) {
    for index in attributes.indices {
      attributes[index].value = attributes[index].value.map { piece in
        guard case .name(let element) = piece, let target = targets[ObjectIdentifier(element)] else { return piece }
        return .name(target)
      }
    }
  }

  /// An attribute, if it is a text.
  func text(_ name: String) -> String? {
    guard let attribute = attributes.first(where: { $0.name == name }), attribute.value.count == 1,
      case .text(let text) = attribute.value[0]
    else { return nil }
    return text
  }

  /// The elements around it, the innermost first.
  var ancestors: some Sequence<DraftElement> {
    sequence(state: self) { current -> DraftElement? in
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }

  /// The element and all inside it.
  var subtree: [DraftElement] {
    var result: [DraftElement] = []
    collect(into: &result)
    return result
  }

  private func collect(into result: inout [DraftElement]) {
    result.append(self)
    for child in children { child.collect(into: &result) }
  }

  /// The elements that its attributes refer to.
  var references: [DraftElement] {
    attributes.flatMap(\.value).compactMap { if case .name(let element) = $0 { element } else { nil } }
  }

  /// Whether it is a controller, or stands for one.
  var isController: Bool { kind.role.isOne(of: [.controller, .placeholder]) }

  /// Whether it is a view, of whatever role.
  var isView: Bool { kind.role.isOne(of: .anyView) || kind.role == .refreshControl }

  /// The nearest element of a kind, itself included.
  func nearest(_ name: String) -> DraftElement? {
    kind.name == name ? self : ancestors.first { $0.kind.name == name }
  }

  /// The controller that it belongs to, itself included.
  var controller: DraftElement? { kind.role == .controller ? self : ancestors.first { $0.kind.role == .controller } }
}

/// The place of an element in one of the graph's arrays.
public struct ID<Element>: Hashable, Sendable {
  package let index: Int

  init(_ index: Int) { self.index = index }

  /// The id of the element, if `count` elements are put before the others of its array.
  func moved(by count: Int) -> Self { Self(index + count) }
}

extension Array {
  /// The element behind an id.
  package subscript(id: ID<Element>) -> Element {
    _read { yield self[id.index] }
    _modify { yield &self[id.index] }
  }

  /// Adds an element and says where.
  mutating func add(_ element: Element) -> ID<Element> {
    append(element)
    return ID(count - 1)
  }
}

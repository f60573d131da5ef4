/// Elements that wait for their turn. Each costs the same, however many wait.
struct WaitingQueue<Element> {
  private var elements: [Element?] = []
  /// The index of the first element that has not been taken.
  private var start = 0

  var isEmpty: Bool { start == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the element that has waited longest; nil if none waits.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[start].take()
    start += 1
    // What was taken is removed when it is half of the storage, so that each element moves once on average.
    if start * 2 > elements.count {
      elements.removeFirst(start)
      start = 0
    }
    return element
  }
}

extension Array where Element: AnyObject {
  /// Removes an object, if it is in the array.
  ///
  /// It searches from both ends at once, because most removals are at the first or the last element.
  @discardableResult
  mutating func remove(_ object: Element) -> Bool {
    var front = 0
    var back = count - 1
    while front <= back {
      if self[front] === object || self[back] === object {
        remove(at: self[front] === object ? front : back)
        return true
      }
      front += 1
      back -= 1
    }
    return false
  }

  /// Removes an object, and returns where it was.
  ///
  /// After the ends, it searches outwards from a place, because many objects are removed in their order.
  mutating func remove(_ object: Element, near place: Int) -> Int? {
    guard let position = position(of: object, near: place) else { return nil }
    remove(at: position)
    return position
  }

  private func position(of object: Element, near place: Int) -> Int? {
    if first === object { return 0 }
    if last === object { return count - 1 }
    var front = Swift.min(Swift.max(place, 0), count)
    var back = front - 1
    while front < count || back >= 0 {
      if front < count, self[front] === object { return front }
      if back >= 0, self[back] === object { return back }
      front += 1
      back -= 1
    }
    return nil
  }
}

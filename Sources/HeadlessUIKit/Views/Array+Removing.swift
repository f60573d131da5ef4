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
}

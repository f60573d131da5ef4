extension Array where Element: AnyObject {
  /// Takes an object out, if it is there.
  ///
  /// It is looked for from both ends at once: what leaves is mostly the first or the last.
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

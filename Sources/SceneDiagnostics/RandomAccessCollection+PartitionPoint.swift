extension RandomAccessCollection {
  /// The first index whose element does not fulfil a condition that all elements before it fulfil; the end if all do.
  ///
  /// It takes logarithmic time.
  package func partitionPoint(where isBefore: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isBefore(self[middle]) {
        (start, length) = (index(after: middle), length - half - 1)
      } else {
        length = half
      }
    }
    return start
  }
}

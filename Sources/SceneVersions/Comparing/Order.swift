/// What stayed in its order, where other things were moved.
enum Order {
  /// The most numbers that stand in ascending order in a list; of several choices, one.
  ///
  /// The usual way in n log n steps: the smallest number that an ascending run of each length can end with.
  static func settled(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var settled: Set<Int> = []
    var last = ends.last
    while let index = last {
      settled.insert(numbers[index])
      last = previous[index]
    }
    return settled
  }
}

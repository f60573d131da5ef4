/// The longest increasing subsequence: the elements that kept their order when others were moved.
package enum IncreasingSubsequence {
  /// The numbers of a longest increasing subsequence.
  ///
  /// The usual algorithm in n log n steps: for each length, it keeps the smallest number that can end a subsequence.
  package static func longest(in numbers: [Int]) -> Set<Int> {
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
    var longest: Set<Int> = []
    var last = ends.last
    while let index = last {
      longest.insert(numbers[index])
      last = previous[index]
    }
    return longest
  }
}

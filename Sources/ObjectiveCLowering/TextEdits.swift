import SceneDiagnostics

/// Changes of a text, which do not overlap.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let replacement: [UInt8]
  }

  private var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, by replacement: [UInt8]) {
    edits.append(Edit(range: range, replacement: replacement))
  }

  /// Sorts the changes by their places. At the same place, insertions come first and keep their order, and a longer change
  /// comes before one inside it.
  mutating func sort() {
    let order = edits.indices.sorted { key(of: $0) < key(of: $1) }
    edits = order.map { edits[$0] }
  }

  private func key(of index: Int) -> (Int, Int, Int, Int) {
    let range = edits[index].range
    return (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound, index)
  }

  /// A part of a text with the sorted changes inside it. A change inside another one has no effect.
  func applied(to bytes: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var place = part.lowerBound
    for edit in edits[edits.partitionPoint { $0.range.lowerBound < part.lowerBound }...] {
      if edit.range.lowerBound > part.upperBound { break }
      if edit.range.lowerBound < place || edit.range.upperBound > part.upperBound { continue }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement
      place = edit.range.upperBound
    }
    return result + bytes[place..<part.upperBound]
  }
}

/// What an author probably meant by a word that is not known.
public struct Suggestion: Sendable, Equatable {
  /// The word that was probably meant.
  public let text: String

  /// Suggests exactly `text`.
  public init(_ text: String) { self.text = text }

  /// The candidate nearest to `word`, or nil when none is near enough.
  ///
  /// A difference in case, hyphens or underscores alone always counts as near. Otherwise one slip for three letters is
  /// forgiven, where a slip is a letter too many, too few, wrong, or swapped with its neighbour.
  public init?(for word: String, among candidates: some Sequence<String>) {
    let folded = Self.folded(word)
    guard !folded.isEmpty else { return nil }
    var best: (text: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let other = Self.folded(candidate)
      let allowed = max(1, max(folded.count, other.count) / 3)
      guard abs(folded.count - other.count) <= allowed else { continue }
      let distance = Self.distance(folded, other)
      guard distance <= allowed, distance < min(folded.count, other.count) else { continue }
      if best.map({ (distance, candidate) < ($0.distance, $0.text) }) ?? true {
        best = (candidate, distance)
      }
    }
    guard let best else { return nil }
    text = best.text
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

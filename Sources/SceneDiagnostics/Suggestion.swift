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
      let allowed = min(max(1, max(folded.count, other.count) / 3), best?.distance ?? .max)
      guard abs(folded.count - other.count) <= allowed else { continue }
      let distance = Self.distance(folded, other, atMost: allowed)
      guard distance <= allowed, distance < min(folded.count, other.count) else { continue }
      if best.map({ (distance, candidate) < ($0.distance, $0.text) }) ?? true {
        best = (candidate, distance)
      }
    }
    guard let best else { return nil }
    text = best.text
  }

  private static func folded(_ word: String) -> [UInt8] {
    // Most words are ASCII, and a file with many mistakes asks about many words.
    let bytes = word.utf8.allSatisfy { $0 < 0x80 } ? Array(word.utf8) : Array(word.lowercased().utf8)
    return bytes.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
  ///
  /// Where it is more than `limit`, what is returned is more than `limit`, too.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
    var beforeLast = Array(repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    var leastOfLast = 0
    for i in a.indices {
      row[0] = i + 1
      var least = i + 1
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // What follows is made from two rows, so both have to be beyond the limit.
      if least > limit, leastOfLast > limit { return least }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}

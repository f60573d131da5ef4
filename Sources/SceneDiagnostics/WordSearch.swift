/// Looks for the words of a trie that are nearest to a misspelt word.
///
/// Distances are those of optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. Each
/// node of the trie has a row of the table of distances: the cell at `j` is the distance of what leads to the node from
/// the first `j` letters of the misspelt word.
struct WordSearch {
  private let trie: WordTrie
  private let misspelt: String
  private let letters: [UInt8]
  private let allowance: Int
  /// The rows of the nodes that lead to the node at hand, the row of the root first.
  private var rows: [Int] = []
  private let width: Int
  private var nearest: String?
  /// How many cells of the table were filled, or could have been in the time.
  private(set) var filledCells = 0

  /// As many cells can be filled in the time that a node takes besides.
  private static let cellsPerNode = 16
  /// More than any distance.
  private static let far = Int.max / 2

  init(for word: String, in trie: WordTrie, allowance: Int) {
    self.trie = trie
    misspelt = word
    letters = FoldedWord(word).letters
    self.allowance = allowance
    width = letters.count + 1
  }

  /// The nearest word.
  mutating func run() -> String? {
    guard FoldedWord.lengths.contains(letters.count) else { return nil }
    let largest = max(1, letters.count / 2)
    rows = Array(0...letters.count) + Array(repeating: Self.far, count: (letters.count + largest) * width)
    for distance in 0...largest {
      guard let lengths = lengths(at: distance) else { continue }
      find(at: distance, lengths)
      if nearest != nil || filledCells > allowance { break }
    }
    return nearest
  }

  /// How long words are that are near enough at a distance: one slip for three letters of the longer word is forgiven,
  /// if any letter is left.
  private func lengths(at distance: Int) -> ClosedRange<Int>? {
    let count = letters.count
    let isAnyLength = distance <= max(1, count / 3)
    let least = max(count - distance, distance + 1, isAnyLength ? 0 : 3 * distance)
    return distance < count && least <= count + distance ? least...count + distance : nil
  }

  /// Finds the words at a distance; there are none nearer.
  private mutating func find(at distance: Int, _ lengths: ClosedRange<Int>) {
    var index = 0
    while index < trie.nodes.count, filledCells <= allowance {
      let node = trie.nodes[index]
      guard mayLead(node, to: distance, lengths) else {
        index = Int(node.end)
        continue
      }
      let depth = Int(node.depth)
      if !node.words.isEmpty, depth >= lengths.lowerBound, rows[depth * width + letters.count] <= distance {
        take(node.words)
      }
      index += 1
    }
  }

  /// Fills the row of a node.
  ///
  /// - Returns: whether words that begin with what leads to the node may be at the distance.
  private mutating func mayLead(_ node: WordTrie.Node, to distance: Int, _ lengths: ClosedRange<Int>) -> Bool {
    let shortest = max(Int(node.shortest), lengths.lowerBound)
    let longest = min(Int(node.longest), lengths.upperBound)
    guard shortest <= longest else { return false }
    let depth = Int(node.depth)
    // Cells further from the diagonal are more than the distance.
    let band = max(0, depth - distance)...min(letters.count, depth + distance)
    fill(band, of: node)
    // Distances never get less along a diagonal, and for each length of a word one leads to its last cell.
    let diagonals = letters.count + depth - longest...letters.count + depth - shortest
    // One of them has not begun yet.
    if diagonals.lowerBound < 0 { return true }
    guard diagonals.overlaps(band) else { return false }
    return diagonals.clamped(to: band).contains { rows[depth * width + $0] <= distance }
  }

  private mutating func fill(_ band: ClosedRange<Int>, of node: WordTrie.Node) {
    filledCells += band.count + Self.cellsPerNode
    let depth = Int(node.depth)
    let row = depth * width
    let last = row - width
    letters.withUnsafeBufferPointer { letters in
      rows.withUnsafeMutableBufferPointer { rows in
        // What is left of earlier nodes beside the band must not count.
        if band.lowerBound > 0 { rows[row + band.lowerBound - 1] = Self.far }
        if band.upperBound < letters.count { rows[row + band.upperBound + 1] = Self.far }
        if band.lowerBound == 0 { rows[row] = depth }
        for j in max(1, band.lowerBound)..<band.upperBound + 1 {
          let isSame = letters[j - 1] == node.letter
          var cell = min(rows[last + j - 1] + (isSame ? 0 : 1), min(rows[row + j - 1], rows[last + j]) + 1)
          if j > 1, depth > 1, letters[j - 2] == node.letter, letters[j - 1] == node.previousLetter {
            cell = min(cell, rows[last - width + j - 2] + 1)
          }
          rows[row + j] = cell
        }
      }
    }
  }

  /// Takes the first in the alphabet of some words, if it precedes what is there.
  private mutating func take(_ words: Range<Int32>) {
    guard let word = trie.words[Int(words.lowerBound)..<Int(words.upperBound)].first(where: { $0 != misspelt }) else {
      return
    }
    nearest = min(word, nearest ?? word)
  }
}

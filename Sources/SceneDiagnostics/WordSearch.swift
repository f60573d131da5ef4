/// Finds the words of a trie that are nearest to a misspelt word.
///
/// The distance is that of optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. Each
/// node of the trie has a row of the distance table. The cell at `j` is the distance between the prefix of the node and
/// the first `j` letters of the misspelt word.
struct WordSearch {
  private let trie: WordTrie
  private let misspelt: String
  private let letters: [UInt8]
  private let allowance: Int
  /// The rows of the nodes on the current path, the root first.
  private var rows: [Int] = []
  private let width: Int
  private var nearest: String?
  /// The number of filled cells, including an equivalent for other work.
  private(set) var filledCells = 0

  /// Visiting a node takes as long as filling this many cells.
  private static let cellsPerNode = 16
  /// Greater than any distance.
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

  /// The lengths of words that are near enough at a distance: one edit for three letters of the longer word, if one
  /// letter remains.
  private func lengths(at distance: Int) -> ClosedRange<Int>? {
    let count = letters.count
    let isAnyLength = distance <= max(1, count / 3)
    let least = max(count - distance, distance + 1, isAnyLength ? 0 : 3 * distance)
    return distance < count && least <= count + distance ? least...count + distance : nil
  }

  /// Finds the words at a distance. There are no nearer ones.
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
  /// - Returns: whether words with this prefix can be at the distance.
  private mutating func mayLead(_ node: WordTrie.Node, to distance: Int, _ lengths: ClosedRange<Int>) -> Bool {
    let shortest = max(Int(node.shortest), lengths.lowerBound)
    let longest = min(Int(node.longest), lengths.upperBound)
    guard shortest <= longest else { return false }
    let depth = Int(node.depth)
    // Cells further from the diagonal exceed the distance.
    let band = max(0, depth - distance)...min(letters.count, depth + distance)
    fill(band, of: node)
    // Distances do not decrease along a diagonal. For each length of a word, one diagonal leads to its last cell.
    let diagonals = letters.count + depth - longest...letters.count + depth - shortest
    // One of the diagonals has not begun yet.
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
        // Old values of earlier nodes beside the band must not count.
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

  /// Takes the alphabetically first of some words, if it precedes the current one.
  private mutating func take(_ words: Range<Int32>) {
    guard let word = trie.words[Int(words.lowerBound)..<Int(words.upperBound)].first(where: { $0 != misspelt }) else {
      return
    }
    nearest = min(word, nearest ?? word)
  }
}

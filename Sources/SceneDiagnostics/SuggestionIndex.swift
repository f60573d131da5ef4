/// An index of words that finds the nearest one to a misspelt word.
///
/// Words that differ only in case, hyphens or underscores are always near. Otherwise, one edit is allowed for three
/// letters: an insertion, a deletion, a substitution, or a swap of neighbours. Of words at the same distance, the first
/// in the alphabet is suggested.
///
/// The words form a trie, so that a common prefix is compared only once. A search tries distance 0 first, then 1, and
/// so on. In the worst case, thousands of unlike words, a search would visit the whole trie. Therefore all searches
/// share a budget that grows with the number of words. After it is used up, a search ends early. This keeps the cost of
/// all searches linear.
public final class SuggestionIndex {
  private let trie: WordTrie
  /// The results of earlier lookups, because the same mistake is often repeated.
  private var answers: [String: Suggestion?] = [:]
  private var allowance: Int

  /// The number of table cells that a search can fill for each word of the index, on average over many searches.
  private static let cellsPerWord = 1 << 13
  /// The number of cells that a search can fill after the budget is used up.
  private static let cellsPerSearch = 1 << 14

  /// An index of the words.
  public init(_ words: some Sequence<String>) {
    trie = WordTrie(words)
    allowance = Self.cellsPerWord * trie.wordCount
  }

  /// The word nearest to `word`, other than `word` itself; nil if none is near enough.
  public func suggestion(for word: String) -> Suggestion? {
    if let answer = answers[word] { return answer }
    var search = WordSearch(for: word, in: trie, allowance: max(allowance, Self.cellsPerSearch))
    let answer = search.run().map { Suggestion($0) }
    allowance -= search.filledCells
    answers[word] = .some(answer)
    return answer
  }
}

/// Words as a trie, in the order of a search.
struct WordTrie: Sendable {
  ///
  /// A scene can have hundreds of thousands, hence the small integers; `FoldedWord.lengths` fit into them.
  struct Node: Sendable {
    let letter: UInt8
    /// The previous letter; 0 if there is none.
    let previousLetter: UInt8
    /// The number of letters up to this node.
    let depth: UInt16
    /// The length of the shortest word with this prefix.
    var shortest: UInt16
    /// The length of the longest word with this prefix.
    var longest: UInt16
    /// The words that end here, including those that differ in case, hyphens or underscores.
    var words: Range<Int32>
    /// The first node behind all nodes with this prefix.
    var end: Int32
  }

  /// A word and the letters that count, in the order of the trie.
  private struct Entry: Comparable {
    let letters: [UInt8]
    let text: String

    init(_ text: String) { (letters, self.text) = (FoldedWord(text).letters, text) }

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      lhs.letters == rhs.letters ? lhs.text < rhs.text : lhs.letters.lexicographicallyPrecedes(rhs.letters)
    }
  }

  /// All nodes except the root, each before its children.
  private(set) var nodes: [Node] = []
  /// The words. Those that end at one node are in alphabetical order.
  let words: [String]

  /// The number of different words.
  var wordCount: Int { words.count }

  init(_ words: some Sequence<String>) {
    let entries = Set(words).map(Entry.init).filter { FoldedWord.lengths.contains($0.letters.count) }.sorted()
    self.words = entries.map(\.text)
    var path: [Int] = []
    for (index, entry) in entries.enumerated() { insert(entry.letters, as: index, &path) }
    leave(&path, downTo: 0)
  }

  /// Adds a word behind all words that precede it.
  ///
  /// - Parameter path: the nodes of the previous word; those of the common prefix remain.
  private mutating func insert(_ letters: [UInt8], as index: Int, _ path: inout [Int]) {
    let shared = zip(path, letters).prefix { nodes[$0].letter == $1 }.count
    leave(&path, downTo: shared)
    let length = UInt16(truncatingIfNeeded: letters.count)
    let index = Int32(truncatingIfNeeded: index)
    for node in path {
      nodes[node].shortest = min(nodes[node].shortest, length)
      nodes[node].longest = max(nodes[node].longest, length)
    }
    for depth in shared..<letters.count {
      path.append(nodes.count)
      nodes.append(
        Node(
          letter: letters[depth], previousLetter: depth > 0 ? letters[depth - 1] : 0,
          depth: UInt16(truncatingIfNeeded: depth + 1), shortest: length, longest: length, words: index..<index, end: 0)
      )
    }
    if let last = path.last { nodes[last].words = nodes[last].words.lowerBound..<index + 1 }
  }

  private mutating func leave(_ path: inout [Int], downTo depth: Int) {
    for node in path[depth...] { nodes[node].end = Int32(truncatingIfNeeded: nodes.count) }
    path.removeSubrange(depth...)
  }
}

/// A word without differences that do not count: case, hyphens, underscores and spaces.
struct FoldedWord {
  /// The lengths that are compared. A longer word would take too long.
  static let lengths = 1...256

  let letters: [UInt8]

  init(_ word: String) {
    // Most words are ASCII, and a file with many mistakes looks up many words.
    let bytes = word.utf8.allSatisfy { $0 < 0x80 } ? Array(word.utf8) : Array(word.lowercased().utf8)
    letters = bytes.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }
}

/// Words among which the nearest one to a misspelt word is found, for one misspelt word or for thousands.
///
/// A difference in case, hyphens or underscores alone always counts as near. Otherwise one slip for three letters is
/// forgiven, where a slip is a letter too many, too few, wrong, or swapped with its neighbour. Of words that are equally
/// near, the first in the alphabet is suggested.
///
/// The words form a trie, so that a common prefix is compared once for all words that begin with it, and a search looks
/// for a distance of 0 first, then of 1, and so on. In the worst case, thousands of unlike words, a search would still
/// visit the whole trie. So searches share an allowance that grows with the number of words; once it is used up, only
/// what is found soon is suggested. This keeps the cost of all searches linear.
public final class SuggestionIndex {
  private let trie: WordTrie
  /// What was found for the words that were looked up; the same slip is often made again.
  private var answers: [String: Suggestion?] = [:]
  private var allowance: Int

  /// The cells of distance tables that a search may fill for each word of the index, on average over many searches.
  private static let cellsPerWord = 1 << 13
  /// The cells that a search may fill once the allowance is used up.
  private static let cellsPerSearch = 1 << 14

  /// An index of the words.
  public init(_ words: some Sequence<String>) {
    trie = WordTrie(words)
    allowance = Self.cellsPerWord * trie.wordCount
  }

  /// The word nearest to `word`, other than `word` itself; nil when none is near enough.
  public func suggestion(for word: String) -> Suggestion? {
    if let answer = answers[word] { return answer }
    var search = WordSearch(for: word, in: trie, allowance: max(allowance, Self.cellsPerSearch))
    let answer = search.run().map { Suggestion($0) }
    allowance -= search.filledCells
    answers[word] = .some(answer)
    return answer
  }
}

/// Words as a trie, in the order in which a search visits it.
struct WordTrie: Sendable {
  ///
  /// A scene can have hundreds of thousands, hence the small integers; `FoldedWord.lengths` fit into them.
  struct Node: Sendable {
    let letter: UInt8
    /// The letter before; 0 where there is none.
    let previousLetter: UInt8
    /// How many letters lead here.
    let depth: UInt16
    /// The length of the shortest word that begins with what leads here.
    var shortest: UInt16
    /// The length of the longest one.
    var longest: UInt16
    /// The words that end here, and those that differ from them in case, hyphens or underscores.
    var words: Range<Int32>
    /// The first node after those that begin with what leads here.
    var end: Int32
  }

  /// All nodes but the root, each before its children.
  private(set) var nodes: [Node] = []
  /// The words as they are written; those that end at one node are in alphabetical order.
  let words: [String]

  /// How many different words there are.
  var wordCount: Int { words.count }

  init(_ words: some Sequence<String>) {
    let folded = Set(words).map { (letters: FoldedWord($0).letters, text: $0) }
      .filter { FoldedWord.lengths.contains($0.letters.count) }
      .sorted { $0.letters == $1.letters ? $0.text < $1.text : $0.letters.lexicographicallyPrecedes($1.letters) }
    self.words = folded.map(\.text)
    var path: [Int] = []
    for (index, word) in folded.enumerated() { insert(word.letters, as: index, &path) }
    leave(&path, downTo: 0)
  }

  /// Adds a word behind all that precede it.
  ///
  /// - Parameter path: the nodes of the word before, of which those stay that the word shares.
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

/// A word without what does not count when words are compared: case, hyphens, underscores and spaces.
struct FoldedWord {
  /// The lengths that are compared; nobody misspells a longer word, and each comparison would take long.
  static let lengths = 1...256

  let letters: [UInt8]

  init(_ word: String) {
    // Most words are ASCII, and a file with many mistakes asks about many words.
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

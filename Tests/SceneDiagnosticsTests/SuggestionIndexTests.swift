import SceneDiagnostics
import SceneTestSupport
import TestBasics
import Testing

/// An index suggests the same as a comparison with each word.
struct SuggestionIndexTests {
  @Test(arguments: 1...200)
  func indexMatchesPairwiseComparison(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    // Few letters make many words that are equally near.
    let letters = Array(["ab", "abc-_AB", "abcdefgh", "aäßé"][seed % 4])
    let words = (0..<1 + seed % 40).map { _ in Self.word(of: letters, &numbers) }
    let index = SuggestionIndex(words)
    for _ in 0..<40 {
      let word = Bool.random(using: &numbers) ? Self.word(of: letters, &numbers) : Self.slip(words, letters, &numbers)
      let expected = ReferenceSuggestion.text(for: word, among: words)
      #expect(index.suggestion(for: word)?.text == expected, "'\(word)' among \(words)")
      #expect(Suggestion(for: word, among: words)?.text == expected)
    }
  }

  @Test func indexFindsEachOfAThousandNames() {
    var numbers = SplitMix(seed: 1)
    let words = (0..<1_000).map { "\(["order", "detail", "settings", "profile"][$0 % 4])View\($0)" }
    let index = SuggestionIndex(words)
    for _ in 0..<50 {
      let word = Self.slip(words, Array("abeio19"), &numbers)
      #expect(index.suggestion(for: word)?.text == ReferenceSuggestion.text(for: word, among: words), "'\(word)'")
    }
  }

  /// Thousands of unrelated words use up the budget.
  @Test func earlierLookupsDoNotChangeSuggestions() {
    var numbers = SplitMix(seed: 2)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let words = (0..<300).map { _ in String((0..<20).map { _ in letters.randomElement(using: &numbers) ?? "a" }) }
    let index = SuggestionIndex(words)
    for _ in 0..<300 {
      _ = index.suggestion(for: String((0..<20).map { _ in letters.randomElement(using: &numbers) ?? "a" }))
    }
    for word in words {
      var slip = Array(word)
      slip.swapAt(9, 10)
      if String(slip) != word { #expect(index.suggestion(for: String(slip))?.text == word) }
    }
  }

  @Test func veryLongWordsGetNoSuggestion() {
    let word = String(repeating: "x", count: 100_000)
    #expect(Suggestion(for: word, among: [word + "y", "x"]) == nil)
  }

  private static func word(of letters: [Character], _ numbers: inout SplitMix) -> String {
    String((0..<Int.random(in: 0...10, using: &numbers)).map { _ in letters.randomElement(using: &numbers) ?? "a" })
  }

  /// One of some words with a few slips.
  private static func slip(_ words: [String], _ letters: [Character], _ numbers: inout SplitMix) -> String {
    var word = Array(words.randomElement(using: &numbers) ?? "")
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let place = Int.random(in: 0...word.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: word.insert(letters.randomElement(using: &numbers) ?? "a", at: place)
      case 1: if place < word.count { word.remove(at: place) }
      case 2: if place < word.count { word[place] = letters.randomElement(using: &numbers) ?? "a" }
      default: if place + 1 < word.count { word.swapAt(place, place + 1) }
      }
    }
    return String(word)
  }
}

/// Suggestions by comparing a word with each candidate, letter by letter.
private enum ReferenceSuggestion {
  static func text(for word: String, among candidates: [String]) -> String? {
    let folded = Self.folded(word)
    let near = candidates.filter { $0 != word }.compactMap { candidate -> (distance: Int, text: String)? in
      let other = Self.folded(candidate)
      let distance = Self.distance(folded, other)
      let isNear = distance <= max(1, max(folded.count, other.count) / 3) && distance < min(folded.count, other.count)
      return isNear ? (distance, candidate) : nil
    }
    return near.min { ($0.distance, $0.text) < ($1.distance, $1.text) }?.text
  }

  private static func folded(_ word: String) -> [UInt8] {
    Array(word.lowercased().utf8.filter { !"-_ ".utf8.contains($0) })
  }

  /// The optimal string alignment distance, in the form of the textbook.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}

import SceneDiagnostics
import Testing

/// Suggestions for misspelt words.
struct SuggestionTests {
  @Test(
    arguments: [
      // The word, the candidates, the suggestion.
      ("viewControler", ["viewController", "view", "label"], "viewController"),
      ("clok", ["clock", "lock", "cloak"], "cloak"),
      ("Stack-View", ["stackView"], "stackView"),
      ("embde", ["embed", "push"], "embed"),
      ("ÄRGER", ["ärger", "label"], "ärger"),
      ("x", ["y", "z"], nil),
      ("dashboard", ["snap", "time"], nil),
      ("", ["a"], nil),
      ("label", ["label"], nil),
    ] as [(String, [String], String?)])
  func nearestNameIsSuggested(word: String, candidates: [String], suggestion: String?) {
    #expect(Suggestion(for: word, among: candidates)?.text == suggestion)
  }

  /// Of words this short one slip is forgiven, and of three letters there are few enough to try them all.
  @Test func onlyNamesWithinTheDistanceAreSuggested() {
    let words = Self.words(of: 3) + Self.words(of: 4)
    for written in words {
      let slips = Self.slips(of: written)
      for there in words where there != written {
        #expect((Suggestion(for: written, among: [there]) != nil) == slips.contains(there), "\(written), \(there)")
      }
    }
  }

  private static func words(of length: Int) -> [String] {
    length == 0 ? [""] : words(of: length - 1).flatMap { word in ["a", "b", "c"].map { word + $0 } }
  }

  /// All words at a distance of one edit: an insertion, a deletion, a substitution, or a swap of neighbours.
  private static func slips(of word: String) -> Set<String> {
    let letters = Array(word)
    var slips: Set<String> = []
    for index in 0...letters.count {
      for letter in "abc" { slips.insert(String(letters[..<index] + [letter] + letters[index...])) }
      guard index < letters.count else { continue }
      slips.insert(String(letters[..<index] + letters[(index + 1)...]))
      for letter in "abc" { slips.insert(String(letters[..<index] + [letter] + letters[(index + 1)...])) }
      guard index + 1 < letters.count else { continue }
      slips.insert(String(letters[..<index] + [letters[index + 1], letters[index]] + letters[(index + 2)...]))
    }
    return slips
  }
}

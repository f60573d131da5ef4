/// Makes words different from each other.
package struct UniqueWords {
  private let ignoresCase: Bool
  private var taken: Set<String>
  /// The last number behind each word, so that the many views of one kind do not each try all numbers.
  private var numbers: [String: Int] = [:]

  /// - Parameter ignoresCase: whether words that differ in case only are the same.
  package init(reserved: some Sequence<String> = EmptyCollection<String>(), ignoringCase ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    taken = []
    for word in reserved { insert(word) }
  }

  /// Takes a word as it is.
  package mutating func insert(_ word: String) { taken.insert(key(word)) }

  /// Whether a word is taken.
  package func contains(_ word: String) -> Bool { taken.contains(key(word)) }

  /// A word that is not taken yet, neither here nor among the others, with a number if need be.
  package mutating func unique(_ word: String, separator: String = "", besides others: UniqueWords? = nil) -> String {
    let start = key(word)
    var (result, number) = (word, numbers[start] ?? 1)
    if number > 1 { result = word + separator + String(number) }
    while others?.contains(result) ?? false || !taken.insert(key(result)).inserted {
      number += 1
      result = word + separator + String(number)
    }
    numbers[start] = number
    return result
  }

  private func key(_ word: String) -> String { ignoresCase ? word.lowercased() : word }
}

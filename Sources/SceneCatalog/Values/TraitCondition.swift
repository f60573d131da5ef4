/// Traits that have to hold together: `compactWidth.regularHeight`.
///
/// A condition has one spelling: it names width, height, style and contrast in this order, each at most once.
package struct TraitCondition: Sendable, Hashable {
  /// The words, in the order of `TraitWord`.
  package let words: [TraitWord]

  /// Why a text is no condition.
  package enum Problem: Error, Equatable {
    /// A word is none of the known ones.
    case unknown(String)
    /// Two words are about one trait.
    case contradiction(TraitWord, TraitWord)
    /// The words are in another order than that of the condition.
    case order(TraitCondition)
  }

  /// The condition that a text writes, or what is wrong with it.
  package static func read(_ text: some StringProtocol) -> Result<TraitCondition, Problem> {
    var words: [TraitWord] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let word = TraitWord(rawValue: String(part)) else { return .failure(.unknown(String(part))) }
      if let other = words.first(where: { $0.property == word.property }) {
        return .failure(.contradiction(other, word))
      }
      words.append(word)
    }
    let condition = TraitCondition(words: words.sorted { $0.ordinal < $1.ordinal })
    return condition.words == words ? .success(condition) : .failure(.order(condition))
  }

  /// The condition that a text writes; nil if it writes none.
  package init?(_ text: some StringProtocol) {
    guard case .success(let condition) = Self.read(text) else { return nil }
    self = condition
  }

  private init(words: [TraitWord]) { self.words = words }

  /// The spelling in a scene.
  package var text: String { words.map(\.rawValue).joined(separator: ".") }

  /// The position in an order of all conditions: those with fewer words first.
  package var position: Int {
    words.reduce(words.count << TraitWord.allCases.count) { $0 + 1 << $1.ordinal }
  }
  /// The number of positions.
  package static let positions = (TraitWord.allCases.count + 1) << TraitWord.allCases.count

  /// Whether it is only about traits that `UIColor` resolves by itself.
  package var isAppearance: Bool { words.allSatisfy(\.isAppearance) }

  /// Whether the two cannot hold at the same time.
  package func excludes(_ other: TraitCondition) -> Bool {
    words.contains { word in other.words.contains { $0 != word && $0.property == word.property } }
  }

  /// Whether its value wins if both hold: that of the condition with more words, then that of the earlier word.
  package func precedes(_ other: TraitCondition) -> Bool {
    if words.count != other.words.count { return words.count > other.words.count }
    return words.lexicographicallyPrecedes(other.words) { $0.ordinal < $1.ordinal }
  }
}

/// Conditions of which one has to hold: `compactWidth or compactHeight`.
package struct TraitAlternatives: AttributeValueType, Equatable {
  /// The conditions, as they are written.
  package let conditions: [TraitCondition]

  /// The alternatives that a text writes, if it writes any.
  init?(_ text: String) {
    var conditions: [TraitCondition] = []
    var rest = text.split(separator: " ", omittingEmptySubsequences: true)[...]
    while let word = rest.popFirst() {
      guard let condition = TraitCondition(word) else { return nil }
      conditions.append(condition)
      guard let conjunction = rest.popFirst() else { break }
      guard conjunction == "or", !rest.isEmpty else { return nil }
    }
    guard !conditions.isEmpty else { return nil }
    self.conditions = conditions
  }

  package init?(_ value: AttributeValue) {
    guard case .traits(let alternatives) = value else { return nil }
    self = alternatives
  }
}

/// An enumeration of the words of a choice, for phases that distinguish them.
package protocol ChoiceWord: AttributeValueType, RawRepresentable, Equatable where RawValue == String {
  /// All cases, in the order of their declaration.
  static var all: [Self] { get }
  /// The choice whose words the cases are.
  static var choice: Choice { get }
}

extension ChoiceWord {
  package init?(_ value: AttributeValue) {
    guard case .word(let word) = value, word.choice.enumeration == ObjectIdentifier(Self.self) else { return nil }
    self = Self.all[word.choice.cases[word.index].ordinal]
  }

  /// The Swift expression of the word.
  package var swift: String {
    Self.choice.cases.first { Self.all[$0.ordinal] == self }?.swift ?? "." + rawValue
  }
}

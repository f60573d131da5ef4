/// A key of a keyboard: a character, or one of those that have none.
package struct KeyInput: Sendable, Equatable {
  /// The word in a scene for a key without a character of its own.
  package let word: String?
  /// The key in Swift: the character, or the name of a constant of `UIKeyCommand`.
  package let text: String

  init?(_ text: String) {
    if let constant = Self.constants[text] {
      self.init(word: text, text: constant)
    } else if let character = Self.characters[text] {
      self.init(word: nil, text: character)
    } else {
      guard text.count == 1 else { return nil }
      self.init(word: nil, text: text)
    }
  }

  private init(word: String?, text: String) {
    self.word = word
    self.text = text
  }

  /// The words, sorted.
  package static let words = (Array(constants.keys) + Array(characters.keys)).sorted()

  /// Keys that Swift has a constant for.
  private static let constants: [String: String] = {
    let names = [
      "UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Escape", "PageUp", "PageDown", "Home", "End", "Delete",
    ]
    var result: [String: String] = [:]
    for name in names { result[name.prefix(1).lowercased() + name.dropFirst()] = "input" + name }
    for number in 1...12 { result["f\(number)"] = "f\(number)" }
    return result
  }()

  /// Keys whose characters XML changes in an attribute.
  private static let characters = ["return": "\r", "tab": "\t", "space": " "]
}

extension KeyInput: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .key(let key) = value else { return nil }
    self = key
  }
}

extension AttributeKey where Value == KeyInput {
  init(_ name: String) { self.init(name: name, kind: .key) }
}

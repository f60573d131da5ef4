/// The selector by which Objective-C knows a method of Swift: `saveWithSender:` for `save(sender:)`.
///
/// The first argument label is joined to the base name by `With`, unless one of the two meets the other with a
/// preposition: `go(forEdit:)` is `goForEdit:`.
public struct ObjectiveCSelector: Sendable, Equatable {
  /// A method by its base name and its argument labels, `_` for none.
  public struct Method: Sendable, Equatable {
    /// The base name.
    public let name: String
    /// The argument labels.
    public let labels: [String]

    /// Names a method.
    public init(name: String, labels: [String]) { (self.name, self.labels) = (name, labels) }

    /// The name with its argument labels: `save(sender:)`.
    public var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  }

  /// The selector as Objective-C writes it.
  public let text: String

  /// The selector of this text.
  public init(_ text: String) { self.text = text }

  /// The selector of a method that names none itself.
  public init(of method: Method) {
    let rest = method.labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    text = method.labels.first.map { Self.joined(method.name, $0) + ":" + rest } ?? method.name
  }

  /// The selector of a declared method, which `@objc` can name.
  public init(of method: FunctionDeclaration) {
    let own = Method(name: method.name, labels: method.parameters.map(\.label))
    self = method.objectiveCName.map { ObjectiveCSelector($0) } ?? ObjectiveCSelector(of: own)
  }

  private static func joined(_ name: String, _ label: String) -> String {
    if label == "_" { return name }
    let meetsPreposition = isPreposition(words(of: label).first) || isPreposition(words(of: name).last)
    return name + (meetsPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
  }

  // MARK: Methods of a selector

  /// The methods that have the selector, the most likely first.
  ///
  /// A method with `With` in its name and no label is rare in Swift, and one with a preposition is common: `goToList:` is
  /// `goToList(_:)` rather than `go(toList:)`.
  public var methods: [Method] {
    guard text.hasSuffix(":") else { return [Method(name: text, labels: [])] }
    let pieces = text.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let rest = pieces.dropFirst().map { $0.isEmpty ? "_" : $0 }
    let plain = Method(name: pieces[0], labels: ["_"] + rest)
    let words = Self.words(of: pieces[0])
    var (joined, others): ([Method], [Method]) = ([], [])
    for index in words.indices.dropFirst().reversed() {
      let isWith = words[index] == "With" && index + 1 < words.endIndex
      let name = words[..<index].joined()
      let label = Self.lowercasedFirst(words[(isWith ? index + 1 : index)...].joined())
      let method = Method(name: name, labels: [label] + rest)
      guard ObjectiveCSelector(of: method) == self else { continue }
      if isWith { joined.append(method) } else { others.append(method) }
    }
    return joined + [plain] + others
  }

  /// `DatePicker` becomes `datePicker`, and `URL` stays.
  private static func lowercasedFirst(_ word: String) -> String {
    let isAbbreviation = word.prefix(2).count == 2 && word.prefix(2).allSatisfy(\.isUppercase)
    return isAbbreviation ? word : word.prefix(1).lowercased() + word.dropFirst()
  }

  // MARK: Words

  /// The words of a name: `open`, `URL`, `String` of `openURLString`. An underscore ends a word.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = "_"
    for character in name {
      let endsAbbreviation = character.isLowercase && last.isUppercase && (words.last?.count ?? 0) > 1
      if words.isEmpty || last == "_" || (character.isUppercase && !last.isUppercase) || character == "_" {
        words.append(String(character))
      } else if endsAbbreviation, let capital = words[words.count - 1].popLast() {
        words.append(String([capital, character]))
      } else {
        words[words.count - 1].append(character)
      }
      last = character
    }
    return words
  }

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  /// The words that Swift's compiler takes for prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}

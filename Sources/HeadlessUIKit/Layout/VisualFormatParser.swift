/// Reads a visual format.
struct VisualFormatParser {
  /// What is wrong with a format, in UIKit's words, and where.
  struct Problem: Error {
    let text: String
    let position: Int
  }

  private let characters: [Character]
  private var position = 0

  private init(_ text: String) {
    characters = Array(text)
  }

  /// The format that a text says.
  static func parse(_ text: String) throws -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, _ problem: String) throws {
    guard take(character) else { throw Problem(text: problem, position: position) }
  }

  // MARK: Views

  private mutating func format() throws -> VisualFormat {
    var format = VisualFormat()
    if position + 1 < characters.count, characters[position + 1] == ":" {
      format.isVertical = next == "V"
      guard format.isVertical || next == "H" else {
        throw Problem(text: "Unknown orientation. The orientation is H or V.", position: position)
      }
      position += 2
    }
    if take("|") { format.leading = try distance() ?? VisualFormat.Distance.none }
    format.views.append(try view())
    while next != nil {
      let distance = try distance() ?? VisualFormat.Distance.none
      if take("|") {
        format.trailing = distance
        guard next == nil else { throw Problem(text: "Expected the end of the format.", position: position) }
        break
      }
      format.distances.append(distance)
      format.views.append(try view())
    }
    return format
  }

  private mutating func view() throws -> VisualFormat.View {
    try expect("[", "Expected a view. A view is named in brackets: [name].")
    let start = position
    var view = VisualFormat.View(name: name(), position: start)
    if view.name.isEmpty { throw Problem(text: "Expected the name of a view.", position: start) }
    if take("(") { view.predicates = try predicates() }
    try expect("]", "Expected a ']' here.")
    return view
  }

  // MARK: Distances

  /// The distance before the next view or bar; nil if there is none.
  private mutating func distance() throws -> VisualFormat.Distance? {
    guard take("-") else { return nil }
    let given: [VisualFormat.Predicate]
    if take("(") {
      given = try predicates()
    } else if next == "[" || next == "|" {
      return .standard
    } else {
      given = [VisualFormat.Predicate(length: try length())]
    }
    try expect("-", "Expected a '-' here. A distance is between two: [a]-8-[b].")
    return .given(given)
  }

  /// The conditions up to a closing parenthesis.
  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try expect(")", "Expected a ')' here.")
    return predicates
  }

  private mutating func predicate() throws -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(relation: relation, length: try length())
    if take("@") { predicate.priority = try length() }
    return predicate
  }

  private mutating func relation() throws -> NSLayoutConstraint.Relation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    position += 1
    try expect("=", "Expected a '=' here. A relation is ==, <= or >=.")
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func length() throws -> VisualFormat.Length {
    let start = position
    if let first = next, first.isNumber || first == "." || first == "-" {
      position += 1
      while let character = next, character.isNumber || character == "." { position += 1 }
      guard let number = Double(String(characters[start..<position])), number.isFinite else {
        throw Problem(text: "Expected a number.", position: start)
      }
      return .number(CGFloat(number))
    }
    let name = name()
    if name.isEmpty { throw Problem(text: "Expected a number, the name of a metric or of a view.", position: start) }
    return .name(name, position: start)
  }

  private mutating func name() -> String {
    let start = position
    while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
    return String(characters[start..<position])
  }
}

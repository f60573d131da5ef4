/// Reads a Swift type as the type of a parameter may be written.
struct TypeParser {
  /// The names that nothing stands in front of, as far as the text was read.
  private(set) var names: [String] = []
  private var rest: Substring
  private var depth = 0

  /// Deeper than anybody writes types.
  private static let limit = 32
  private static let attributes: Set<String> = ["MainActor", "Sendable", "escaping"]

  init(_ text: String) { rest = text[...] }

  /// Whether all of the text is one type.
  mutating func isType() -> Bool {
    rest.first != " " && rest.last != " " && type() && rest.isEmpty
  }

  /// `@escaping (Int) async throws -> Void`, `any Shape & Sendable`, `[Item]?`.
  private mutating func type() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.limit else { return false }
    while take("@") { guard let name = word(), Self.attributes.contains(name) else { return false } }
    let isTuple = rest.first == "("
    if takeWord("any") { return composition() }
    guard isTuple ? tuple() : composition() else { return false }
    return isTuple ? result() : true
  }

  /// What makes a function of a tuple, if anything does; else what makes an optional of it.
  private mutating func result() -> Bool {
    let isAsync = takeWord("async")
    let isThrowing = takeWord("throws")
    if take("->") { return type() }
    return !isAsync && !isThrowing && suffixes()
  }

  private mutating func composition() -> Bool {
    repeat { guard simple() else { return false } } while take("&")
    return true
  }

  private mutating func simple() -> Bool {
    if take("[") {
      guard type(), !take(":") || type(), take("]") else { return false }
    } else if rest.first == "(" {
      guard tuple() else { return false }
    } else {
      guard let name = word() else { return false }
      names.append(name)
      guard generics() else { return false }
    }
    return suffixes()
  }

  /// Members, such as `.Element`, and question marks.
  private mutating func suffixes() -> Bool {
    while true {
      if take("?") { continue }
      guard take(".") else { return true }
      guard word() != nil, generics() else { return false }
    }
  }

  private mutating func generics() -> Bool {
    guard take("<") else { return true }
    repeat { guard type() else { return false } } while take(",")
    return take(">")
  }

  /// `()`, `(Int, String)`, `(name: String, Int)`.
  private mutating func tuple() -> Bool {
    guard take("(") else { return false }
    if take(")") { return true }
    repeat {
      takeLabel()
      guard type() else { return false }
    } while take(",")
    return take(")")
  }

  /// `name:`, or `_ name:`, which functions have.
  private mutating func takeLabel() {
    let start = rest
    let first = word(orKeyword: true)
    if first == "_" { _ = word(orKeyword: true) }
    if first == nil || !take(":") { rest = start }
  }

  private mutating func word(orKeyword: Bool = false) -> String? {
    let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    let isName = SwiftName.isIdentifier(String(name))
    let isKeyword = SwiftName.isKeyword(String(name)) && name != "Any" && name != "Self"
    guard isName, orKeyword || !isKeyword else { return nil }
    rest = rest.dropFirst(name.count)
    skipSpaces()
    return String(name)
  }

  private mutating func takeWord(_ wanted: String) -> Bool {
    let start = rest
    if word(orKeyword: true) == wanted, start.dropFirst(wanted.count).first == " " { return true }
    rest = start
    return false
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}

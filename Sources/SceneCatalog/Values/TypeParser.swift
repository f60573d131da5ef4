/// Reads a Swift type as the type of a parameter may be written.
struct TypeParser {
  /// The names that nothing stands in front of, as far as the text was read.
  private(set) var names: [String] = []
  /// Whether the type is that of a function, and no optional one.
  private(set) var isFunction = false
  /// Whether it says that the function escapes.
  private(set) var isEscaping = false
  private let text: String
  private var rest: Substring
  private var depth = 0

  /// Deeper than anybody writes types.
  private static let limit = 32
  private static let attributes: Set<String> = ["MainActor", "Sendable", "escaping"]

  /// A type that was read.
  private struct Parsed {
    /// Only functions, and names that may stand for some, take attributes.
    enum Form {
      case name, function, other
    }

    var form: Form
    var isEscaping = false
  }

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// Whether all of the text is one type.
  mutating func isType() -> Bool {
    guard rest.first != " ", rest.last != " ", let parsed = type(mayEscape: true) else { return false }
    isFunction = parsed.form == .function
    isEscaping = parsed.isEscaping
    return rest.isEmpty
  }

  /// Whether all of the text is the name of a class, with no spaces but those between generic arguments.
  mutating func isClass() -> Bool {
    repeat {
      guard rest.first != " ", let name = word(), !SwiftName.isKeyword(name), !hasSkippedSpace else { return false }
      if names.isEmpty { names.append(name) }
      guard generics(), !hasSkippedSpace else { return false }
    } while take(".")
    return rest.isEmpty
  }

  private var hasSkippedSpace: Bool { text[..<rest.startIndex].last == " " }

  /// `@escaping (Int) async throws -> Void`, `any Shape & Sendable`, `[Item]?`.
  private mutating func type(mayEscape: Bool = false) -> Parsed? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.limit else { return nil }
    var attributes: Set<String> = []
    while take("@") {
      guard let name = word(), Self.attributes.contains(name) else { return nil }
      attributes.insert(name)
    }
    let isEscaping = attributes.contains("escaping")
    guard mayEscape || !isEscaping, let form = form(), attributes.isEmpty || form != .other else { return nil }
    return Parsed(form: form, isEscaping: isEscaping)
  }

  private mutating func form() -> Parsed.Form? {
    if rest.first == "(" { return tupleOrFunction() }
    if takeWord("any") { return composition() == nil ? nil : .other }
    return composition()
  }

  /// A tuple, and what makes a function or an optional of it, if anything does.
  private mutating func tupleOrFunction() -> Parsed.Form? {
    guard let elements = tuple() else { return nil }
    let isAsync = takeWord("async")
    let isThrowing = takeWord("throws")
    if take("->") { return type() == nil ? nil : .function }
    guard !isAsync, !isThrowing, !elements.contains(where: \.isEscaping), let suffix = suffixes() else { return nil }
    return suffix == .name && elements.count == 1 && elements[0].form == .function ? .function : .other
  }

  private mutating func composition() -> Parsed.Form? {
    guard let first = simple() else { return nil }
    guard take("&") else { return first }
    repeat { guard simple() != nil else { return nil } } while take("&")
    return .other
  }

  private mutating func simple() -> Parsed.Form? {
    if take("[") {
      guard type() != nil, !take(":") || type() != nil, take("]"), suffixes() != nil else { return nil }
      return .other
    }
    if rest.first == "(" {
      guard let elements = tuple(), !elements.contains(where: \.isEscaping), suffixes() != nil else { return nil }
      return .other
    }
    guard let name = word() else { return nil }
    names.append(name)
    guard generics() else { return nil }
    return suffixes()
  }

  /// Members, such as `.Element`, and question marks: whether they leave a name, or make an optional of it.
  private mutating func suffixes() -> Parsed.Form? {
    var form = Parsed.Form.name
    while true {
      if take("?") {
        form = .other
      } else if take(".") {
        guard word() != nil, generics() else { return nil }
        form = .name
      } else {
        return form
      }
    }
  }

  private mutating func generics() -> Bool {
    guard take("<") else { return true }
    repeat { guard type() != nil else { return false } } while take(",")
    return take(">")
  }

  /// The elements of `()`, `(Int, String)`, `(name: String, Int)`: a tuple's, or a function's parameters, which may escape.
  private mutating func tuple() -> [Parsed]? {
    guard take("(") else { return nil }
    if take(")") { return [] }
    var elements: [Parsed] = []
    repeat {
      takeLabel()
      guard let element = type(mayEscape: true) else { return nil }
      elements.append(element)
    } while take(",")
    return take(")") ? elements : nil
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
    let isKeyword =
      SwiftName.isTypeModifier(String(name)) || SwiftName.isKeyword(String(name)) && name != "Any" && name != "Self"
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

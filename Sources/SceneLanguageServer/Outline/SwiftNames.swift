import SceneDiagnostics
import SwiftDeclarations

/// The names in the code of a Swift file, each with what stands around it.
///
/// It knows no types. What it says of a name follows from the tokens: what the name is a member of as it is written,
/// whether it is declared there, and in the body of which type it stands.
struct SwiftNames {
  /// What stands in front of the period before a name.
  enum Receiver: Equatable {
    /// Nothing: the name stands by itself.
    case none
    /// A period with nothing in front of it: `.edit`.
    case implicit
    /// A name: `scene` in `self.scene.title`.
    case name(String)
    /// A call or a subscript; the name is what is called.
    case call(String)
  }

  /// An occurrence of a name.
  struct Occurrence {
    let index: Int
    let range: Range<Int>
    let receiver: Receiver
    /// Whether a keyword in front of it declares it.
    let isDeclared: Bool
    /// Whether it is the label of an argument or parameter, or a name with its type.
    let isLabel: Bool
    /// The type whose body or extension it stands in.
    let type: String?
  }

  let code: SwiftCode
  private let types: [String?]
  private var indices: [String: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    code = SwiftCode(bytes)
    types = Self.enclosingTypes(code)
    for (index, token) in code.tokens.enumerated() {
      if case .word = token.kind { indices[code.text(token), default: []].append(index) }
    }
  }

  /// Whether a string or comment has no end, so that names can be missing.
  var isIncomplete: Bool { code.isIncomplete }

  /// The occurrences of a name.
  func occurrences(of name: String) -> [Occurrence] { (indices[name] ?? []).map { occurrence($0) } }

  /// The occurrence at an offset.
  func occurrence(at offset: Int) -> (name: String, occurrence: Occurrence)? {
    let first = code.tokens.partitionPoint { $0.range.upperBound < offset }
    for index in first..<min(first + 2, code.tokens.count) {
      let token = code.tokens[index]
      if case .word = token.kind, token.range.lowerBound <= offset, offset <= token.range.upperBound {
        return (code.text(token), occurrence(index))
      }
    }
    return nil
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "case", "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "for",
  ]

  /// The occurrence that a token is.
  func occurrence(_ index: Int) -> Occurrence {
    let isLabel = sign(index + 1) == UInt8(ascii: ":") && !isTernary(index)
    let isDeclared = word(index - 1).map(Self.declaring.contains) ?? false
    return Occurrence(
      index: index, range: code.tokens[index].range, receiver: receiver(index), isDeclared: isDeclared,
      isLabel: isLabel, type: types[index])
  }

  /// Whether the colon behind a token belongs to `a ? b : c`: then something stands in front that no label has there.
  private func isTernary(_ index: Int) -> Bool {
    guard let sign = sign(index - 1) else { return false }
    return sign == UInt8(ascii: "?") || sign == UInt8(ascii: ".")
  }

  /// The receiver of a member.
  func receiver(_ index: Int) -> Receiver {
    guard sign(index - 1) == UInt8(ascii: ".") else { return .none }
    var before = index - 2
    while let mark = sign(before), mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"),
      adjoins(before)
    { before -= 1 }
    // A period that follows nothing: `.edit`, or `\.scene`.
    guard before >= 0,
      code.tokens[before].range.upperBound == code.tokens[before + 1].range.lowerBound
        || code.tokens[before + 1].isFirstOnLine
    else { return .implicit }
    if case .word = code.tokens[before].kind {
      return Self.notReceivers.contains(code.text(code.tokens[before]))
        ? .implicit : .name(code.text(code.tokens[before]))
    }
    switch sign(before) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"): return .call(callee(before) ?? "")
    case UInt8(ascii: "}"): return .call("")
    default: return .implicit
    }
  }

  private static let notReceivers: Set<String> = ["case", "return", "in", "is", "as", "where", "if", "else", "try"]

  private func adjoins(_ index: Int) -> Bool {
    index > 0 && code.tokens[index - 1].range.upperBound == code.tokens[index].range.lowerBound
  }

  /// The name that is called by the brackets that end at a token: `MainScenes` of `MainScenes(in: flow)`, `of` of
  /// `DashScene.of(dash)`.
  private func callee(_ end: Int) -> String? {
    guard let open = opening(end) else { return nil }
    return word(open - 1)
  }

  /// The bracket that opens what a bracket closes.
  func opening(_ end: Int) -> Int? {
    var depth = 0
    var index = end
    while index >= 0 {
      switch sign(index) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The bracket that closes what a bracket opens.
  func closing(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<code.tokens.count {
      switch sign(index) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The innermost open bracket around a token.
  func openBracket(around index: Int) -> Int? {
    var depth = 0
    var next = index - 1
    while next >= 0 {
      switch sign(next) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { return next }
        depth -= 1
      default: break
      }
      next -= 1
    }
    return nil
  }

  // MARK: Calls

  /// The name in front of the innermost open parenthesis around a token: what an argument with a label is given to.
  func call(around index: Int) -> String? { callee(around: index).flatMap(word) }

  /// The token that names what the innermost open parenthesis around a token calls or declares: `init` in
  /// `init?(item: Item)`, `List` in `List<Item>(item: item)`.
  func callee(around index: Int) -> Int? {
    guard let open = openBracket(around: index), sign(open) == UInt8(ascii: "(") else { return nil }
    var callee = open - 1
    if sign(callee) == UInt8(ascii: "?") || sign(callee) == UInt8(ascii: "!") { callee -= 1 }
    if sign(callee) == UInt8(ascii: ">"), code.tokens[callee].range.count == 1 {
      guard let start = genericArguments(endingAt: callee) else { return nil }
      callee = start - 1
    }
    return word(callee) == nil ? nil : callee
  }

  /// The `<` of generic arguments.
  private func genericArguments(endingAt end: Int) -> Int? {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      switch sign(index) {
      case UInt8(ascii: ">") where code.tokens[index].range.count == 1: depth += 1
      case UInt8(ascii: "<"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a token is the label of an argument, or of a parameter, which may have a name of its own behind it.
  func isArgumentLabel(_ index: Int) -> Bool {
    guard sign(index - 1) == UInt8(ascii: "(") || sign(index - 1) == UInt8(ascii: ",") else {
      // `instantiateDetail(count:item:)`
      return sign(index - 1) == UInt8(ascii: ":") && sign(index + 1) == UInt8(ascii: ":")
    }
    return sign(index + 1) == UInt8(ascii: ":")
      || word(index + 1) != nil && sign(index + 2) == UInt8(ascii: ":")
  }

  /// The other labels in the parentheses around a label.
  func labels(beside index: Int) -> [String] {
    guard let open = openBracket(around: index), let close = closing(open) else { return [] }
    return (open..<close).filter { $0 != index && isArgumentLabel($0) && openBracket(around: $0) == open }
      .compactMap(word)
  }

  /// The tokens between the braces behind the parentheses around a token: the body of a function.
  func body(around index: Int) -> Range<Int>? {
    guard let open = openBracket(around: index), let close = closing(open) else { return nil }
    guard let start = (close..<code.tokens.count).first(where: { sign($0) == UInt8(ascii: "{") }),
      let end = closing(start)
    else { return nil }
    return start..<end
  }

  /// The text of a word; nil for another token.
  func word(_ index: Int) -> String? {
    guard code.tokens.indices.contains(index), case .word = code.tokens[index].kind else { return nil }
    return code.text(code.tokens[index])
  }

  /// The byte of a sign; nil for another token.
  func sign(_ index: Int) -> UInt8? {
    guard code.tokens.indices.contains(index), case .sign(let sign) = code.tokens[index].kind else { return nil }
    return sign
  }

  /// Whether a string literal is exactly a text.
  func hasLiteral(_ text: String) -> Bool {
    let quoted = Array(("\"" + text + "\"").utf8)
    return code.tokens.contains { $0.kind == .literal && code.bytes[$0.range].elementsEqual(quoted) }
  }

  /// The innermost type around each token.
  private static func enclosingTypes(_ code: SwiftCode) -> [String?] {
    var result: [String?] = []
    result.reserveCapacity(code.tokens.count)
    var scopes: [String?] = []
    var pending: String?
    for (index, token) in code.tokens.enumerated() {
      result.append(scopes.last ?? nil)
      switch token.kind {
      case .word(isQuoted: false):
        if introducers.contains(code.text(token)), let name = typeName(code, index + 1) { pending = name }
      case .sign(UInt8(ascii: "{")):
        scopes.append(pending ?? scopes.last ?? nil)
        pending = nil
      case .sign(UInt8(ascii: "}")): _ = scopes.popLast()
      default: break
      }
    }
    return result
  }

  private static let introducers: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]

  private static func typeName(_ code: SwiftCode, _ index: Int) -> String? {
    guard index < code.tokens.count, case .word = code.tokens[index].kind else { return nil }
    let name = code.text(code.tokens[index])
    return ["func", "var", "let", "subscript", "override", "final"].contains(name) ? nil : name
  }
}

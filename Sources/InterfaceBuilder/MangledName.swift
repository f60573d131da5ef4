/// The name of a class as the runtime of Objective-C has it, where Swift declares the class: `_TtC3App4Main`.
///
/// It is the old mangling of types, of which the runtime uses contexts: a module, classes, structures, enumerations and
/// protocols around the class, extensions, generic arguments, functions and private declarations.
public struct MangledName: Sendable, Equatable {
  /// Why code in another file cannot name a class.
  public enum Obstacle: String, Sendable {
    /// It is private or file-private.
    case `private` = "the class is private to its file: Swift cannot name it elsewhere"
    /// It is declared inside a function.
    case local = "the class is declared inside a function: Swift cannot name it elsewhere"
    /// It has generic arguments.
    case generic = "the class is generic: give the scene a subclass with the arguments"
    /// It is the mangled name of something else.
    case unknown = "the mangled name is not one of a class"
  }

  /// The module that declares the class.
  public let module: String
  /// The names from the outermost type to the class, with points between them: `Outer.Inner`.
  public let name: String
  /// Why code cannot name the class; nil if it can.
  public let obstacle: Obstacle?

  /// What a class name stands for; nil if it is not mangled.
  public init?(_ text: String) {
    guard text.hasPrefix("_Tt") else { return nil }
    var parser = MangledNameParser(text.utf8.dropFirst(3))
    guard let context = parser.type(), parser.isAtEnd else {
      (module, name, obstacle) = ("", text, .unknown)
      return
    }
    module = context.module
    name = context.names.joined(separator: ".")
    obstacle = parser.obstacle ?? (context.names.isEmpty ? .unknown : nil)
  }
}

/// Reads the old mangling of a nominal type.
private struct MangledNameParser {
  /// A module, or a type in it.
  struct Context {
    var module: String
    var names: [String] = []
  }

  private var rest: Substring.UTF8View
  private var depth = 0
  /// The contexts that `S` refers to, in the order in which they were read.
  private var substitutions: [Context] = []
  private(set) var obstacle: MangledName.Obstacle?

  init(_ text: some Sequence<UInt8>) { rest = Substring(decoding: Array(text), as: UTF8.self).utf8 }

  var isAtEnd: Bool { rest.isEmpty || obstacle == .generic || obstacle == .local }

  /// The class that is mangled.
  mutating func type() -> Context? {
    if take("G") {
      // The arguments do not matter: no scene names a class with them.
      guard let type = nominal() else { return nil }
      obstacle = .generic
      return type
    }
    guard rest.first == UInt8(ascii: "C") else { return nil }
    return nominal()
  }

  /// A class, a structure, an enumeration or a protocol, in its context.
  private mutating func nominal() -> Context? {
    guard let kind = rest.first else { return nil }
    if kind == UInt8(ascii: "S") { return substitution() }
    guard "CVOP".utf8.contains(kind), depth < 64 else { return nil }
    rest.removeFirst()
    depth += 1
    defer { depth -= 1 }
    guard var context = context() else { return nil }
    if obstacle == .local || obstacle == .generic { return context }
    guard let name = declarationName() else { return nil }
    context.names.append(name)
    substitutions.append(context)
    return context
  }

  private mutating func context() -> Context? {
    switch rest.first {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "P"): return nominal()
    case UInt8(ascii: "G"):
      rest.removeFirst()
      guard let type = nominal() else { return nil }
      obstacle = .generic
      return type
    case UInt8(ascii: "E"), UInt8(ascii: "e"): return extended()
    case UInt8(ascii: "F"), UInt8(ascii: "v"), UInt8(ascii: "I"):
      obstacle = .local
      rest.removeFirst()
      return context()
    default: return module()
    }
  }

  /// The type that an extension is of. The class belongs to the module of the extension.
  private mutating func extended() -> Context? {
    let isConstrained = rest.first == UInt8(ascii: "e")
    rest.removeFirst()
    guard let module = module() else { return nil }
    if isConstrained {
      obstacle = .generic
      return module
    }
    guard var type = nominal() else { return nil }
    type.module = module.module
    return type
  }

  private mutating func module() -> Context? {
    if take("s") { return Context(module: "Swift") }
    if rest.first == UInt8(ascii: "S") { return substitution() }
    guard let name = identifier() else { return nil }
    let module = Context(module: name)
    substitutions.append(module)
    return module
  }

  /// `So` is what Objective-C declares, `S_` the first context that was read, `S0_` the second.
  private mutating func substitution() -> Context? {
    rest.removeFirst()
    if take("o") || take("C") { return Context(module: "__C") }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let index = digits.isEmpty ? 0 : Int(Substring(digits)).map { $0 < Int.max ? $0 + 1 : $0 }
    rest = rest.dropFirst(digits.count)
    guard take("_"), let index, substitutions.indices.contains(index) else { return nil }
    return substitutions[index]
  }

  /// The name of a declaration, which may be private or local.
  private mutating func declarationName() -> String? {
    if take("P") {
      guard identifier() != nil, let name = identifier() else { return nil }
      obstacle = obstacle ?? .private
      return name
    }
    if rest.first == UInt8(ascii: "L") {
      obstacle = .local
      return ""
    }
    return identifier()
  }

  /// A length and so many bytes; behind an `X`, they are Punycode.
  private mutating func identifier() -> String? {
    let isEncoded = take("X")
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let length = Int(Substring(digits)), length > 0, rest.count - digits.count >= length else { return nil }
    rest = rest.dropFirst(digits.count)
    let text = String(Substring(rest.prefix(length)))
    rest = rest.dropFirst(length)
    return isEncoded ? SwiftPunycode.decoded(text) : text
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }
}

/// Punycode as Swift's mangling has it: the digits are `a` to `z` and `A` to `J`, and `_` ends what is plain.
private enum SwiftPunycode {
  static func decoded(_ text: String) -> String? {
    var output: [Unicode.Scalar] = []
    var encoded = Array(text.utf8)
    if let end = encoded.lastIndex(of: UInt8(ascii: "_")) {
      output = encoded[..<end].map { Unicode.Scalar($0) }
      encoded.removeFirst(end + 1)
    }
    var (code, position, bias) = (128, 0, 72)
    var isFirst = true
    var input = encoded[...]
    while !input.isEmpty {
      guard let delta = number(&input, bias) else { return nil }
      let count = output.count + 1
      let (sum, overflow) = position.addingReportingOverflow(delta)
      guard !overflow else { return nil }
      bias = adapted(delta, count, isFirst: isFirst)
      isFirst = false
      let (next, isTooLarge) = code.addingReportingOverflow(sum / count)
      guard !isTooLarge else { return nil }
      code = next
      position = sum % count
      // What is no part of a name is written as a surrogate.
      let value = (0xD800..<0xD880).contains(code) ? code - 0xD800 : code
      guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
      output.insert(scalar, at: position)
      position += 1
    }
    return String(String.UnicodeScalarView(output))
  }

  /// A number whose digits count the more the further behind they stand.
  private static func number(_ input: inout ArraySlice<UInt8>, _ bias: Int) -> Int? {
    var (result, weight, step) = (0, 1, 36)
    while let byte = input.popFirst() {
      guard let digit = digit(byte) else { return nil }
      let (product, isTooLarge) = digit.multipliedReportingOverflow(by: weight)
      let (sum, overflow) = result.addingReportingOverflow(product)
      guard !isTooLarge, !overflow else { return nil }
      result = sum
      let threshold = min(max(step - bias, 1), 26)
      if digit < threshold { return result }
      let (next, isTooHeavy) = weight.multipliedReportingOverflow(by: 36 - threshold)
      guard !isTooHeavy else { return nil }
      weight = next
      step += 36
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "J"): Int(byte - UInt8(ascii: "A")) + 26
    default: nil
    }
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = delta / (isFirst ? 700 : 2)
    delta += delta / count
    var steps = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}

import SceneDiagnostics
import SwiftDeclarations

/// The tokens of a Swift file, with their brackets in pairs.
struct SourceTokens {
  let code: SwiftCode
  /// For each token, the index of the bracket that it is paired with; nil for other tokens.
  private let partners: [Int?]

  init(_ bytes: [UInt8]) {
    code = SwiftCode(bytes)
    partners = Self.pairs(of: code.tokens)
  }

  /// Pairs brackets. A brace also ends what is open in it, so that a bracket without an end damages its own body only.
  private static func pairs(of tokens: [SwiftCode.Token]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: tokens.count)
    var open: [(index: Int, sign: UInt8)] = []
    for (index, token) in tokens.enumerated() {
      guard case .sign(let sign) = token.kind else { continue }
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((index, sign))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if sign == UInt8(ascii: "}") { open.removeLast(open.reversed().prefix { $0.sign != UInt8(ascii: "{") }.count) }
        guard let start = open.last, opens(start.sign, sign) else { continue }
        open.removeLast()
        partners[start.index] = index
        partners[index] = start.index
      default: break
      }
    }
    return partners
  }

  private static func opens(_ start: UInt8, _ end: UInt8) -> Bool {
    switch start {
    case UInt8(ascii: "("): end == UInt8(ascii: ")")
    case UInt8(ascii: "["): end == UInt8(ascii: "]")
    default: end == UInt8(ascii: "}")
    }
  }

  var count: Int { code.tokens.count }
  var indices: Range<Int> { code.tokens.indices }

  func range(_ index: Int) -> Range<Int> { code.tokens[index].range }

  /// The bytes from the first of some tokens to the last.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    tokens.isEmpty ? 0..<0 : range(tokens.lowerBound).lowerBound..<range(tokens.upperBound - 1).upperBound
  }

  /// The source from the first of some tokens to the last.
  func text(of tokens: Range<Int>) -> String { String(decoding: code.bytes[bytes(of: tokens)], as: UTF8.self) }

  /// The word at a place; nil for other tokens, and for names in backticks if only keywords are wanted.
  func word(_ index: Int, orQuoted: Bool = false) -> String? {
    guard indices.contains(index), case .word(let isQuoted) = code.tokens[index].kind, orQuoted || !isQuoted else {
      return nil
    }
    return code.text(code.tokens[index])
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    indices.contains(index) && code.tokens[index].kind == .word(isQuoted: false) && has(word, at: index)
  }

  func isMacro(_ index: Int, _ name: StaticString) -> Bool {
    code.tokens[index].kind == .macro && has(name, at: index)
  }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    indices.contains(index) && code.tokens[index].kind == .sign(UInt8(ascii: sign))
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let range = range(index)
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { code.bytes[range].elementsEqual($0) }
  }

  /// Whether nothing stands between two tokens.
  func isDirectlyBefore(_ index: Int, _ next: Int) -> Bool {
    indices.contains(index) && indices.contains(next) && range(index).upperBound == range(next).lowerBound
  }

  /// The index of the bracket that a bracket is paired with.
  func partner(_ index: Int) -> Int? { indices.contains(index) ? partners[index] : nil }

  /// The token that begins at a byte.
  func index(at byte: Int) -> Int? {
    let index = code.tokens.partitionPoint { $0.range.lowerBound < byte }
    return index < count && range(index).lowerBound == byte ? index : nil
  }

  /// The first bracket `{` from a token on that is in no other bracket; nil before a `}`.
  func bodyStart(from start: Int) -> Int? {
    var index = start
    while indices.contains(index) {
      if isSign(index, "{") { return index }
      if isSign(index, "}") { return nil }
      index = (isSign(index, "(") || isSign(index, "[")) ? (partner(index) ?? count) + 1 : index + 1
    }
    return nil
  }
}

import SceneDiagnostics
import SwiftDeclarations

/// A Swift file: its declarations, its tokens and what is changed in it.
struct SourceFile {
  let file: SceneFile
  let declarations: SwiftFile
  let tokens: SourceTokens
  let bodies: [TypeBody]
  let lines: LineTable
  var edits = TextEdits()
  var problems: [LoweringProblem] = []

  init(_ file: SceneFile) {
    self.file = file
    declarations = SwiftFile(file)
    tokens = SourceTokens(file.bytes)
    bodies = TypeBody.all(of: declarations, in: tokens)
    lines = LineTable(file)
  }

  mutating func report(_ tokens: Range<Int>, _ text: String) {
    let place = lines.position(of: self.tokens.bytes(of: tokens).lowerBound)
    problems.append(LoweringProblem(path: file.path, place: place, text: text))
  }

  /// Replaces tokens by spaces, so that everything behind them keeps its place.
  mutating func blank(_ tokens: Range<Int>) {
    let bytes = self.tokens.bytes(of: tokens)
    edits.replace(bytes, by: file.bytes[bytes].map { Self.isLineEnd($0) ? $0 : 0x20 })
  }

  /// Replaces tokens by a text of one line, and keeps their line ends behind it.
  mutating func replace(_ tokens: Range<Int>, by text: String) {
    let bytes = self.tokens.bytes(of: tokens)
    edits.replace(bytes, by: Array(text.utf8) + file.bytes[bytes].filter(Self.isLineEnd))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  mutating func insert(_ text: String, before token: Int) {
    let place = tokens.range(token).lowerBound
    edits.replace(place..<place, by: Array(text.utf8))
  }

  mutating func insert(_ text: String, after token: Int) {
    let place = tokens.range(token).upperBound
    edits.replace(place..<place, by: Array(text.utf8))
  }

  /// A directive that gives the next line a place in this file.
  func location(line: Int) -> String {
    "#sourceLocation(file: \(StringLiteral.swift(file.path)), line: \(line))\n"
  }
}

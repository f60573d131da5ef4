import TestBasics
import Testing

@testable import SceneCompiler

/// Indenting looks at eight bytes at a time; here, each byte is looked at.
struct IndentationTests {
  /// Bytes that are line breaks, and those that differ from one in one bit.
  private static let bytes: [UInt8] = [0x0A, 0x0A, 0x0B, 0x08, 0x0E, 0x02, 0x1A, 0x2A, 0x4A, 0x00, 0x01, 0x7F]

  private static func text(_ random: inout SplitMix, _ count: Int) -> String {
    // Characters of several bytes, too: no byte of theirs is a line break.
    String(decoding: (0..<count).map { _ in bytes.randomElement(using: &random) ?? 0x0A }, as: UTF8.self)
      + (count % 3 == 0 ? "Ċ\u{8A}" : "")
  }

  @Test(arguments: 0..<40) func lineBreaksAreFound(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    for _ in 0..<50 {
      var text = Self.text(&random, count)
      text.withUTF8 { bytes in
        for start in 0...bytes.count {
          #expect(bytes.lineBreak(from: start) == bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
        }
      }
    }
  }

  @Test(arguments: 0..<40) func eachLineThatIsNotEmptyIsIndented(count: Int) {
    var random = SplitMix(seed: UInt64(count) &+ 100)
    for depth in [0, 1, 4] {
      let text = Self.text(&random, count)
      var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
      while lines.last?.isEmpty == true { lines.removeLast() }
      let indented = lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: depth) + $0 }
      #expect(Array(Indentation.indent(text, by: depth).utf8) == Array(indented.joined(separator: "\n").utf8))
    }
  }
}

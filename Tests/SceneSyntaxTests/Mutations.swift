import SceneTestSupport
import TestBasics

/// Documents with small damage.
enum Mutations {
  /// Every beginning of a document.
  static func prefixes(of document: [UInt8]) -> [[UInt8]] {
    document.indices.map { Array(document[..<$0]) }
  }

  /// The document with each byte missing in turn.
  static func deletions(of document: [UInt8]) -> [[UInt8]] {
    document.indices.map { place in
      var copy = document
      copy.remove(at: place)
      return copy
    }
  }

  /// The document with one to three random changes, `count` times.
  static func random(of document: [UInt8], count: Int, seed: UInt64) -> [[UInt8]] {
    var generator = SplitMix(state: seed)
    return (0..<count).map { _ in
      var copy = document
      for _ in 0...Int.random(in: 0...2, using: &generator) { change(&copy, &generator) }
      return copy
    }
  }

  private static func change(_ bytes: inout [UInt8], _ generator: inout SplitMix) {
    let place = Int.random(in: 0...bytes.count - 1, using: &generator)
    let other = Int.random(in: 0...bytes.count - 1, using: &generator)
    let snippet = Array(snippets[Int.random(in: 0..<snippets.count, using: &generator)].utf8)
    switch Int.random(in: 0...4, using: &generator) {
    case 0: bytes.insert(contentsOf: snippet, at: place)
    case 1: bytes.replaceSubrange(place...place, with: snippet)
    case 2: bytes.swapAt(place, other)
    case 3: bytes.insert(strayBytes[Int.random(in: 0..<strayBytes.count, using: &generator)], at: place)
    default: bytes.replaceSubrange(min(place, other)..<max(place, other), with: [])
    }
  }

  private static let snippets = [
    "<", ">", "&", "\"", "'", "=", "/", "!", "?", "-", "[", "]", ";", ":", "#", " ", "\t", "\n", "\r", "\r\n", "%",
    "--", "-->", "<!--", "]]>", "<![CDATA[", "<?", "?>", "/>", "</", "<a>", "</a>", "<a/>", "&amp;", "&#x0;", "&#65;",
    "&#", "a=\"\"", " a=''", "é", "日本", "🙂", "\u{FEFF}", "\u{FFFE}", "\u{B7}", "\u{300}", "xml", "<?xml ", "a", "1",
  ]

  private static let strayBytes: [UInt8] = [
    0x00, 0x01, 0x0B, 0x1F, 0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xF4, 0xFF,
  ]
}

import SceneData
import SceneTestSupport
import TestBasics

/// Makes elements that look random and are the same in every run.
struct RandomElements: RandomNumberGenerator {
  private var numbers: SplitMix

  init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  /// An element of at most so many levels.
  mutating func element(depth: Int) -> SceneElement {
    var element = SceneElement(pick(Self.names))
    for _ in 0..<Int.random(in: 0...3, using: &self) { element.attributes[pick(Self.names)] = text() }
    guard depth > 1 else { return element }
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      element.content.append(Bool.random(using: &self) ? .element(self.element(depth: depth - 1)) : .text(text()))
    }
    return element
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...5, using: &self)).map { _ in pick(Self.snippets) }.joined()
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  mutating func next() -> UInt64 { numbers.next() }

  private static let names = ["view", "label", "value", "id", "text", "_", "größe", "a-b.c", "Type", "key", "element"]

  private static let snippets = [
    "a", " ", "  ", "\n", "\t", "\r", "\r\n", "<", ">", "&", "\"", "'", "]]>", "--", "&amp;", "&#10;", "é", "e\u{301}",
    "日本",
    "🙂", "👩‍👩‍👧", "\u{A0}", "\u{FFFD}", "<!-- x -->", "<a/>", "%", "\u{85}", "\u{2028}",
  ]
}

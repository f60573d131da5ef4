import SceneTestSupport
import TestBasics

/// Pseudorandom well-formed documents without any layout, the same in every run.
struct RandomDocuments: RandomNumberGenerator {
  private var numbers: SplitMix
  private var text = ""

  init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  /// The document of a seed.
  static func document(seed: UInt64) -> String {
    var maker = RandomDocuments(seed: seed)
    maker.write()
    return maker.text
  }

  private mutating func write() {
    if chance(40) { text += pick(Self.declarations) }
    for _ in 0..<number(3) { text += pick(Self.spaces) + pick(Self.misc) }
    text += pick(Self.spaces)
    writeElement(depth: 5)
    for _ in 0..<number(3) { text += pick(Self.spaces) + pick(Self.misc) }
    text += pick(Self.spaces)
  }

  private mutating func writeElement(depth: Int) {
    let name = pick(Self.names)
    text += "<" + name
    writeAttributes()
    text += chance(30) ? pick(Self.spaces) : ""
    if depth == 0 || chance(20) { return text += "/>" }
    text += ">"
    for _ in 0..<number(5) {
      text += pick(Self.spaces)
      switch number(10) {
      case 0: text += pick(Self.misc)
      case 1, 2: for _ in 0..<number(4) { text += pick(Self.texts) }
      default: writeElement(depth: depth - 1)
      }
    }
    text += pick(Self.spaces) + "</" + name + (chance(20) ? " " : "") + ">"
  }

  private mutating func writeAttributes() {
    var names = Self.attributes.shuffled(using: &self)
    for _ in 0..<number(8) {
      let equals = chance(20) ? " = " : "="
      let quote = chance(30) ? "'" : "\""
      let value = (0..<number(3)).map { _ in pick(Self.values) }.joined().filter { String($0) != quote }
      let space = pick(Self.spaces)
      text += (space.isEmpty ? " " : space) + names.removeLast() + equals + quote + value + quote
    }
  }

  private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  private mutating func pick(_ choices: [String]) -> String { choices[number(choices.count)] }

  mutating func next() -> UInt64 { numbers.next() }

  private static let declarations = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0'?>",
    "<?xml version = '1.0' encoding = 'utf-8' ?>",
    "<?xml version=\"1.0\" standalone='yes'?>\r\n", "\u{FEFF}<?xml version=\"1.0\"?>", "\u{FEFF}",
  ]
  private static let spaces = ["", "", " ", "\n", "\n  ", "\n\n", "\r\n\r\n\r\n  ", "\t", "\n    \t", "\r"]
  private static let misc = [
    "<!-- one -->", "<!---->", "<!-- two\n     lines -->", "<!--\tthree\r\n  lines\r\n-->", "<?go on?>",
    "<?go\non\n  ?>",
  ]
  private static let names = ["view", "label", "segue", "scenes", "viewController", "größe", "a-b.c", "stackView"]
  private static let attributes = [
    "id", "customClass", "text", "font", "kind", "destination", "identifier", "top", "leading", "width", "centerX",
    "pin", "alpha", "title", "unknown", "zero", "größe", "relationship",
  ]
  private static let values = [
    "a", "title.bottom + 8", " ", "  ", "\n", "\r\n", "\t", "&#10;", "&#9;", "&#13;", "&lt;", ">", "&gt;", "&amp;",
    "&quot;", "&apos;", "'", "\"", "&#x1F642;", "🙂", "é", "&#xA0;", "\u{A0}", "&#x200B;", "日本",
    "a text that is rather long, so that the tag does not fit on a line",
  ]
  private static let texts = [
    "a", " ", "\n", "\r\n", "\t", "b c", "&lt;", "&gt;", ">", "&amp;", "\"", "&quot;", "&#13;", "&#xA0;", "&#93;", "]",
    "<![CDATA[ <raw> ]]>", "<![CDATA[]]>", "<![CDATA[\r\n]]>", "日本", "&#32;",
  ]
}

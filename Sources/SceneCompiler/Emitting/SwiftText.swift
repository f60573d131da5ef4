/// Lines of Swift, indented by what surrounds them only when a template places them.
struct SwiftText {
  /// The lines, each with its end.
  private(set) var text = ""
  private var indentation = ""

  /// No lines.
  init() {}

  /// Whether there is nothing.
  var isEmpty: Bool { text.isEmpty }

  /// Adds a line, made of parts.
  mutating func line(_ parts: String...) {
    text += indentation
    for part in parts { text += part }
    text += "\n"
  }

  /// Adds an empty line, unless there is nothing yet or the last line is empty already.
  mutating func gap() {
    guard !text.isEmpty, !text.utf8.suffix(2).elementsEqual([0x0A, 0x0A]) else { return }
    text += "\n"
  }

  /// Adds lines inside braces or brackets.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SwiftText) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Adds lines one step further in.
  mutating func indented(_ body: (inout SwiftText) -> Void) {
    let outer = indentation
    indentation += "  "
    body(&self)
    indentation = outer
  }

  /// Adds the lines of another text.
  mutating func append(_ other: SwiftText) {
    if indentation.isEmpty {
      text += other.text
    } else {
      for row in other.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        text += row.isEmpty ? "\n" : indentation + row + "\n"
      }
    }
  }
}

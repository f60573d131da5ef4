import Foundation

/// A block of code on a page of the project.
struct Snippet: Sendable, CustomStringConvertible {
  /// The page, and the line of its first fence.
  let page: String
  let line: Int
  /// The language behind the fence: `swift`; empty if there is none.
  let language: String
  let text: String
  /// The line of text before it, which names a file or explains a command.
  let lead: String

  /// The name in test runs, with the page and the line.
  var description: String { "\(page):\(line)" }

  /// The lines of a command, a block or a file.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The text without its common indentation.
  var unindented: String { Self.unindented(text) }

  /// A text without the spaces around its lines and without empty ones.
  static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  /// Every block on every page that is for readers; those about mistakes are for `DiagnosticsPageTests`.
  static let all: [Snippet] = pages.flatMap { (try? on($0)) ?? [] }

  static let pages = Repository.files(in: "", suffix: ".md").filter { page in
    !page.hasPrefix("Tests/") && page != DiagnosticsPage.path
  }

  /// The blocks of a language.
  static func all(in languages: String...) -> [Snippet] { all.filter { languages.contains($0.language) } }

  /// The blocks of a page, in its order.
  static func on(_ page: String) throws -> [Snippet] {
    var snippets: [Snippet] = []
    var open: (line: Int, indent: Int, language: String, lead: String, text: String)?
    var lead = ""
    for (index, line) in try Repository.text(page).components(separatedBy: "\n").enumerated() {
      let fence = line.wholeMatch(of: #/( *)```(.*)/#)
      if let block = open {
        if fence?.2 == "", fence?.1.count == block.indent {
          snippets.append(
            Snippet(page: page, line: block.line, language: block.language, text: block.text, lead: block.lead))
          open = nil
        } else {
          let content = line.prefix(block.indent).allSatisfy { $0 == " " } ? line.dropFirst(block.indent) : line[...]
          open?.text += content + "\n"
        }
      } else if let fence {
        open = (index + 1, fence.1.count, String(fence.2), lead, "")
      } else if !line.isEmpty {
        lead = line
      }
    }
    if let open { throw UnclosedFence(page: page, line: open.line) }
    return snippets
  }

  /// A block that does not end.
  struct UnclosedFence: Error {
    let page: String
    let line: Int
  }
}

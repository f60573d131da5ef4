import Foundation

/// A Markdown page of the project.
struct Page {
  let text: String

  init(_ path: String) throws { text = try Repository.text(path) }

  /// The contents of the code blocks in a language; those without one if it is empty.
  func blocks(in language: String) -> [String] {
    text.matches(of: #/^```(\w*)\n([\s\S]*?)^```$/#.anchorsMatchLineEndings())
      .filter { $0.1 == language }.map { String($0.2) }
  }
}

import Foundation

/// A Markdown page of the project.
struct Page {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The contents of the code blocks in a language; those without one if it is empty.
  func blocks(in language: String) throws -> [String] {
    try Snippet.on(path).filter { $0.language == language }.map(\.text)
  }
}

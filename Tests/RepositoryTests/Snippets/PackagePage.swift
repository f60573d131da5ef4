import Foundation

/// A page that shows a package, file by file: each block stands under a line that ends with the file's path, in
/// backquotes and before a colon. `.ci/try-documentation` builds and tests it, plugin and all.
struct PackagePage {
  /// All such pages.
  static let paths = [
    "Documentation/GettingStarted.md", "Documentation/Modules.md", "Documentation/Tables.md",
  ]

  /// The files, by their paths in the package.
  let files: [String: String]

  init(_ path: String) throws {
    let named = try Snippet.on(path).compactMap { snippet -> (String, String)? in
      snippet.lead.firstMatch(of: #/`([\w\/]+\.\w+)`[^`]*:$/#).map { (String($0.1), snippet.text) }
    }
    files = Dictionary(named, uniquingKeysWith: { _, last in last })
  }
}

import Foundation

/// A page with the files of a package. Each code block follows a line that ends with the path of the file, in
/// backquotes and before a colon. `.ci/try-documentation` builds and tests the package, with the plugin.
struct PackagePage {
  /// All such pages.
  static let paths = [
    "Documentation/GettingStarted.md", "Documentation/Modules.md", "Documentation/Recipes.md",
    "Documentation/Tables.md",
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

import Foundation

/// The support files that the Swift compiler has checked in this process, so that it checks each of them once and not
/// with every fixture: its check takes longer than that of most fixtures.
actor CheckedSupportFiles {
  static let shared = CheckedSupportFiles()

  private static let name = "SceneSupport.swift"

  /// The contents and the compiler's options.
  private var checked: Set<[String]> = []

  /// Divides files into those that the compiler has to check, and support files that it has checked with these options.
  func divide(_ files: [URL], options: [String]) throws -> (unchecked: [URL], checked: [URL]) {
    var result: (unchecked: [URL], checked: [URL]) = ([], [])
    for file in files {
      if file.lastPathComponent == Self.name, try !isNew(file, options) {
        result.checked.append(file)
      } else {
        result.unchecked.append(file)
      }
    }
    return result
  }

  private func isNew(_ file: URL, _ options: [String]) throws -> Bool {
    checked.insert(options + [try String(contentsOf: file, encoding: .utf8)]).inserted
  }
}

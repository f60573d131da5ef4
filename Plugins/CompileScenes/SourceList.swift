import Foundation

/// The Swift files of a target, in which scenec looks up the classes that scenes name.
///
/// A file lists them, because the arguments of a large target would exceed the limit of the system.
struct SourceList {
  private let sources: [URL]
  private let file: URL

  /// Writes the list into a folder, unless it is up to date.
  init(of files: [URL], in folder: URL) throws {
    sources = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    file = folder.appending(path: "sources.txt")
    let text = Data(sources.map { $0.path + "\n" }.joined().utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
  }

  /// The path of the list.
  var path: String { file.path }

  /// The arguments that pass the list to scenec; empty if there are no files.
  var arguments: [String] { sources.isEmpty ? [] : ["--sources", "@" + file.path] }

  /// The files that scenec reads for the list.
  var inputs: [URL] { sources.isEmpty ? [] : sources + [file] }
}

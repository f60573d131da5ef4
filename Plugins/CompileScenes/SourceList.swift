import Foundation

/// The Swift files of a target, in which scenec looks for the classes that scenes name.
///
/// They are named in a file and not in the call: a call has a limit, which a large target reaches.
struct SourceList {
  private let sources: [URL]
  private let file: URL

  /// Writes the list into a folder, unless it is there already.
  init(of files: [URL], in folder: URL) throws {
    sources = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    file = folder.appending(path: "sources.txt")
    let text = Data(sources.map { $0.path + "\n" }.joined().utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
  }

  /// The arguments that have scenec read the files; none where there are none.
  var arguments: [String] { sources.isEmpty ? [] : ["--sources", "@" + file.path] }

  /// What scenec reads because of the list.
  var inputs: [URL] { sources.isEmpty ? [] : sources + [file] }
}

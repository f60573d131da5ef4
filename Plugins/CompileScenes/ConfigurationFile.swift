import Foundation

/// The file `scenec.json` of a target: options for scenec.
struct ConfigurationFile {
  static let name = "scenec.json"

  let url: URL

  /// The arguments that pass the file to scenec.
  var arguments: [String] { ["--configuration", url.path] }

  /// The file in a folder; nil if there is none.
  static func find(in folder: URL) -> ConfigurationFile? {
    let url = folder.appending(path: name)
    return FileManager.default.fileExists(atPath: url.path) ? ConfigurationFile(url: url) : nil
  }

  /// The files that scenec reads for the configuration: the file, and the templates in the folder that it names.
  var inputs: [URL] { [url] + templates }

  /// Whether typed access to the storyboards of the target is generated too.
  private var includesStoryboards: Bool { options?["storyboards"] as? Bool ?? false }

  /// The storyboards among files of the target, if the configuration includes them.
  func storyboards(among files: [URL]) -> [URL] {
    guard includesStoryboards else { return [] }
    return files.filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
  }

  private var options: [String: Any]? {
    (try? Data(contentsOf: url)).flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
  }

  /// Empty if the file is wrong. scenec reports the error at its place.
  private var templates: [URL] {
    guard let folder = templateFolder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".stencil") }.sorted().map { folder.appending(path: $0) }
  }

  private var templateFolder: URL? {
    guard let path = options?["template"] as? String else { return nil }
    // The file system resolves `..`: behind a link, it is not the folder that the path names before.
    let folder = path.hasPrefix("/") ? URL(filePath: path) : url.deletingLastPathComponent().appending(path: path)
    return folder.resolvingSymlinksInPath()
  }
}

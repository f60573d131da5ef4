import Foundation
import PackagePlugin

/// The scene files of a target.
struct SceneFiles {
  /// The scenes of the target, by path.
  let included: [URL]

  /// The scenes in its folder that its manifest excludes, by path.
  let excluded: [URL]

  /// The scenes of a target. Files in the folders of other targets of `package` belong to those targets.
  init(of target: any SourceModuleTarget, in package: Package?) {
    included = target.sourceFiles.map(\.url).filter(Self.isScene).sorted { $0.path < $1.path }
    let known = Set(included.map(\.standardizedFileURL.path))
    let folder = target.directoryURL.standardizedFileURL.path + "/"
    let inner = (package?.targets ?? []).map { $0.directoryURL.standardizedFileURL.path + "/" }
      .filter { $0.count > folder.count && $0.hasPrefix(folder) }
    excluded = Self.files(in: target.directoryURL).filter { url in
      let path = url.standardizedFileURL.path
      return Self.isScene(url) && !known.contains(path) && !inner.contains { path.hasPrefix($0) }
    }
    .sorted { $0.path < $1.path }
  }

  private static func isScene(_ url: URL) -> Bool {
    url.pathExtension == "scene"
  }

  private static func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return files?.compactMap { $0 as? URL } ?? []
  }
}

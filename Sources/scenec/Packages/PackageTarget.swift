import PathKit
import SceneBuilding
import SwiftDeclarations

/// A target of a package on disk: a module, and the files that belong to it.
struct PackageTarget {
  /// What the manifest says of it.
  let target: PackageManifest.Target
  /// Its folder. The path is real: without links and `..`.
  let folder: Path
  /// The folders of other targets in its folder.
  var inner: Set<Path> = []

  /// The name by which Swift imports it.
  var moduleName: String { ModuleIdentifier.spelling(of: target.name) }

  /// The configuration, if there is one.
  var configuration: Path? {
    let file = folder.appending(ConfigurationFile.name)
    return (try? POSIX.status(of: file)) == nil ? nil : file
  }

  /// Whether the build plugin compiles its scenes.
  var hasPlugin: Bool { target.plugins.contains("CompileScenes") }

  /// The scenes that are compiled for it: as the build plugin does, those that it does not exclude, or the excluded ones
  /// whose Swift is checked in.
  func scenes() throws(CallError) -> [Path] {
    let all = try files(.scene)
    let (excluded, data) = (paths(target.excluded), paths(target.resources))
    let included = all.filter { !excluded.contain($0) && !data.contain($0.folder) }
    if !included.isEmpty { return target.kind == "testTarget" && !hasPlugin ? [] : included }
    guard !all.isEmpty else { return [] }
    let written = Set(try files(.swift).map(\.lastComponent))
    return all.filter { written.contains($0.lastComponent + ".swift") }
  }

  /// The Swift files, without generated ones.
  func sources() throws(CallError) -> [Path] {
    let (excluded, data) = (paths(target.excluded), paths(target.resources))
    let limits = target.sources.map(paths)
    return SwiftSources.written(
      try files(.swift).filter { file in
        !excluded.contain(file) && !data.contain(file.folder)
          && limits?.contain(file) ?? true
      })
  }

  /// The storyboards that belong to it.
  func storyboards() throws(CallError) -> [Path] {
    let excluded = paths(target.excluded)
    return try files(.storyboard).filter { !excluded.contain($0) }
  }

  /// The files and folders that the manifest names as resources.
  var resources: Set<Path> { paths(target.resources) }

  private func files(_ kind: SceneSearch.Kind) throws(CallError) -> [Path] {
    var search = SceneSearch(for: kind)
    try search.addContents(of: folder)
    guard !inner.isEmpty else { return search.found }
    return search.found.filter { file in
      !file.ancestors.lazy.prefix { $0 != folder }.contains { inner.contains($0) }
    }
  }

  private func paths(_ names: [String]) -> Set<Path> {
    // Without `.` and slashes at the end.
    Set(
      names.map { name in
        name.split(separator: "/").filter { $0 != "." }.reduce(folder) { $0.appending(Path(String($1))) }
      })
  }
}

extension Set<Path> {
  /// Whether one of them is a file or a folder around it.
  fileprivate func contain(_ file: Path) -> Bool { !isEmpty && file.ancestors.contains { contains($0) } }
}

/// The names of modules.
enum ModuleIdentifier {
  /// The name by which Swift imports a target: letters, digits and `_`.
  static func spelling(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}

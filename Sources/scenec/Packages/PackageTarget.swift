import SwiftDeclarations

/// A target of a package on disk: a module, and the files that belong to it.
struct PackageTarget {
  /// What the manifest says of it.
  let target: PackageManifest.Target
  /// Its folder. The path is real: without links and `..`.
  let folder: Path
  /// The folders of other targets in its folder.
  var inner: [Path] = []

  /// The name by which Swift imports it.
  var moduleName: String { ModuleIdentifier.spelling(of: target.name) }

  /// The configuration, if there is one.
  var configuration: Path? {
    let file = folder + Path("scenec.json")
    return (try? POSIX.status(of: file)) == nil ? nil : file
  }

  /// Whether the build plugin compiles its scenes.
  var hasPlugin: Bool { target.plugins.contains("CompileScenes") }

  /// The scenes that are compiled for it: as the build plugin does, those that it does not exclude, or the excluded ones
  /// whose Swift is checked in.
  func scenes() throws(CallError) -> [Path] {
    let all = try files(.scene)
    let included = all.filter { !isExcluded($0) && !isData($0) }
    if !included.isEmpty { return target.kind == "testTarget" && !hasPlugin ? [] : included }
    guard !all.isEmpty else { return [] }
    let written = Set(try files(.swift).map { $0.name })
    return all.filter { written.contains(Path(Array($0.name.bytes) + Array(".swift".utf8))) }
  }

  /// The Swift files, without generated ones.
  func sources() throws(CallError) -> [Path] {
    let limits = target.sources.map { $0.map { folder + Path($0) } }
    return SwiftSources.written(
      try files(.swift).filter { file in
        !isExcluded(file) && !isData(file) && limits?.contains(where: { file.isInside($0) }) ?? true
      })
  }

  /// The storyboards that belong to it.
  func storyboards() throws(CallError) -> [Path] { try files(.storyboard).filter { !isExcluded($0) } }

  private func files(_ kind: SceneSearch.Kind) throws(CallError) -> [Path] {
    var search = SceneSearch(for: kind)
    try search.addContents(of: folder)
    return search.found.filter { file in !inner.contains { file.isInside($0) } }
  }

  private func isExcluded(_ file: Path) -> Bool {
    target.excluded.contains { file.isInside(folder + Path($0)) }
  }

  /// Whether a file is copied into the bundle with its folder.
  private func isData(_ file: Path) -> Bool {
    target.resources.contains { name in
      let path = folder + Path(name)
      return file != path && file.isInside(path)
    }
  }
}

/// The names of modules.
enum ModuleIdentifier {
  /// The name by which Swift imports a target: letters, digits and `_`.
  static func spelling(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}

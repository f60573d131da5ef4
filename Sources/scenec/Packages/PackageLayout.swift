import SceneDiagnostics
import SwiftDeclarations

/// A package on disk: the folders of its targets, and the modules that each of them sees.
struct PackageLayout {
  /// The folder of `Package.swift`, as a real path.
  let root: Path
  /// The targets with folders, in the order of the manifest.
  let targets: [PackageTarget]
  private let manifest: PackageManifest
  /// The packages that it depends on and that are on disk, by identity.
  private let packages: [String: PackageLayout]
  /// What there is to say about the manifest.
  let notes: [String]

  /// The package in whose folder, or in a folder of which, a real path lies; nil for none.
  static func find(around folder: Path) -> PackageLayout? {
    folder.ancestors.first { (try? POSIX.status(of: $0 + manifestName))?.isRegularFile == true }.flatMap { root in
      var seen: Set<Path> = []
      return PackageLayout(root, &seen)
    }
  }

  private static let manifestName = Path("Package.swift")

  private init?(_ root: Path, _ seen: inout Set<Path>) {
    guard seen.insert(root).inserted, let file = try? InputFile.read(found: root + Self.manifestName) else {
      return nil
    }
    self.root = root
    manifest = PackageManifest(file)
    var targets = Self.targets(manifest, in: root)
    var notes: [String] = []
    if manifest.isIncomplete {
      targets += Self.conventionalTargets(besides: targets, in: root)
      notes.append(
        "'\(root + Self.manifestName)' says more than scenec reads without running it; targets that it does not find are "
          + "taken from the folders in 'Sources'")
    }
    for (index, target) in targets.enumerated() {
      if let other = targets[..<index].first(where: { $0.folder == target.folder }) {
        notes.append(
          "the targets '\(other.target.name)' and '\(target.target.name)' have one folder; its scenes are taken for "
            + "'\(other.target.name)'")
      }
      targets[index].inner = targets.map(\.folder).filter { $0 != target.folder && $0.isInside(target.folder) }
    }
    self.targets = targets
    var packages: [String: PackageLayout] = [:]
    for package in manifest.packages {
      let folder = package.path.map { root + Path($0) } ?? root + Path(".build/checkouts") + Path(package.identity)
      guard let real = try? POSIX.realPath(of: folder), let layout = PackageLayout(real, &seen) else { continue }
      packages[package.identity] = layout
      if let name = package.name { packages[name.lowercased()] = layout }
    }
    self.packages = packages
    self.notes = notes
  }

  // MARK: Folders

  private static func targets(_ manifest: PackageManifest, in root: Path) -> [PackageTarget] {
    manifest.targets.compactMap { target in
      guard !["systemLibrary", "binaryTarget"].contains(target.kind),
        let found = folder(of: target, manifest, in: root), let real = try? POSIX.realPath(of: found)
      else { return nil }
      return PackageTarget(target: target, folder: real)
    }
  }

  /// The folder of a target: the one that the manifest names, or the first that SwiftPM looks for.
  private static func folder(
    of target: PackageManifest.Target, _ manifest: PackageManifest, in root: Path
  ) -> Path? {
    if let path = target.path { return isFolder(root + Path(path)) ? root + Path(path) : nil }
    let tests = target.kind == "testTarget" ? ["Tests"] : target.kind == "plugin" ? ["Plugins"] : []
    let usual = (tests + ["Sources", "Source", "src", "srcs"]).map { root + Path($0) }
    if let own = usual.map({ $0 + Path(target.name) }).first(where: isFolder) { return own }
    // Since 5.9, the only target of its kind can have the whole folder.
    let isOnly = manifest.targets.count { $0.kind == target.kind } == 1
    return manifest.toolsVersion >= (5, 9) && isOnly ? usual.first(where: isFolder) : nil
  }

  /// A target for each folder in `Sources` that the manifest does not seem to name.
  private static func conventionalTargets(besides known: [PackageTarget], in root: Path) -> [PackageTarget] {
    let folder = root + Path("Sources")
    let names = (try? POSIX.names(inFolder: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = folder + name
      guard !name.isHidden, isFolder(path), let real = try? POSIX.realPath(of: path),
        !known.contains(where: { $0.folder == real })
      else { return nil }
      return PackageTarget(target: PackageManifest.Target(folder: name.description), folder: real)
    }
  }

  private static func isFolder(_ path: Path) -> Bool { (try? POSIX.status(of: path))?.isFolder == true }

  // MARK: Modules

  /// The target that a file belongs to, by its real path; nil for none.
  func target(of file: Path) -> PackageTarget? {
    targets.first { target in
      file.isInside(target.folder) && !target.inner.contains { file.isInside($0) }
    }
  }

  /// The targets whose scenes a target can refer to, those of other packages too: all that it depends on.
  func dependencies(of target: PackageTarget) -> [PackageTarget] {
    var found: [PackageTarget] = []
    var seen: Set<Path> = [target.folder]
    var open: [(target: PackageTarget, package: PackageLayout)] = [(target, self)]
    while let next = open.popLast() {
      for (dependency, package) in next.package.direct(next.target).reversed()
      where seen.insert(dependency.folder).inserted {
        found.append(dependency)
        open.append((dependency, package))
      }
    }
    return found
  }

  private func direct(_ target: PackageTarget) -> [(PackageTarget, PackageLayout)] {
    // Where the manifest is not understood in full, each folder can be a dependency.
    let guessed = target.target.isGuessed ? targets.filter { $0.folder != target.folder } : []
    return guessed.map { ($0, self) }
      + target.target.dependencies.flatMap { dependency -> [(PackageTarget, PackageLayout)] in
        if !dependency.isProduct, let own = targets.first(where: { $0.target.name == dependency.name }) {
          return [(own, self)]
        }
        let named = dependency.package.flatMap { packages[$0.lowercased()] }
        return (named.map { [$0] } ?? Array(packages.values)).flatMap { package in
          (package.manifest.products[dependency.name] ?? []).flatMap { name in
            package.targets.filter { $0.target.name == name }.map { ($0, package) }
          }
        }
      }
  }
}

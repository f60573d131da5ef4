import PathKit
import SceneBuilding
import SceneDiagnostics
import SwiftDeclarations

/// A package on disk: the folders of its targets, and the modules that each of them sees.
struct PackageLayout {
  /// The folder of `Package.swift`, as a real path.
  let root: Path
  /// The targets with folders, in the order of the manifest.
  let targets: [PackageTarget]
  private let manifest: PackageManifest
  /// The packages that it depends on and that are on disk, in the order of the manifest.
  private var packages: [PackageLayout] = []
  /// The packages, by the names that a target can give them.
  private var packagesByName: [String: PackageLayout] = [:]
  private let targetsByName: [String: PackageTarget]
  private let targetsByModule: [String: PackageTarget]
  private let targetsByFolder: [Path: PackageTarget]
  /// What there is to say about the manifest.
  let notes: [String]

  /// Packages that have been read, by their folders; nil for one that is no package, or that is being read.
  typealias Known = [Path: PackageLayout?]

  /// The folder of the package in whose folder, or in a folder of which, a real path lies; nil for none.
  static func root(around folder: Path) -> Path? {
    folder.ancestors.first { (try? POSIX.status(of: $0.appending(manifestName)))?.isRegularFile == true }
  }

  /// The package in a folder, with the packages that it depends on.
  static func read(in root: Path, _ known: inout Known) -> PackageLayout? {
    if let layout = known[root] { return layout }
    known[root] = .some(nil)
    let layout = PackageLayout(root, &known)
    known[root] = .some(layout)
    return layout
  }

  private static let manifestName = Path("Package.swift")

  private init?(_ root: Path, _ known: inout Known) {
    guard let file = try? InputFile.read(found: root.appending(Self.manifestName)) else { return nil }
    self.root = root
    manifest = PackageManifest(file)
    var targets = Self.targets(manifest, in: root)
    var notes: [String] = []
    if manifest.lacksTargets { targets += Self.guessedTargets(besides: Set(targets.map(\.folder)), in: root) }
    if manifest.isIncomplete {
      notes.append(
        "'\(root.appending(Self.manifestName))' says more than scenec reads without running it; targets that it does not find are "
          + "taken from the folders, and can show scenes of all modules")
    }
    var byFolder: [Path: PackageTarget] = [:]
    for target in targets {
      if let other = byFolder[target.folder] {
        notes.append(
          "the targets '\(other.target.name)' and '\(target.target.name)' have one folder; its scenes are taken for "
            + "'\(other.target.name)'")
      } else {
        byFolder[target.folder] = target
      }
    }
    for folder in byFolder.keys {
      // The nearest target around it is enough: what is in an inner folder is in that one.
      if let outer = folder.ancestors.dropFirst().first(where: { byFolder[$0] != nil }) {
        byFolder[outer]?.inner.insert(folder)
      }
    }
    var seen: Set<Path> = []
    self.targets = targets.compactMap { seen.insert($0.folder).inserted ? byFolder[$0.folder] : nil }
    targetsByFolder = byFolder
    targetsByName = Dictionary(targets.map { ($0.target.name, byFolder[$0.folder] ?? $0) }) { first, _ in first }
    targetsByModule = Dictionary(self.targets.map { ($0.moduleName, $0) }) { first, _ in first }
    self.notes = notes
    for package in manifest.packages {
      let folder = root.appending(Path(package.path ?? ".build/checkouts/" + package.identity))
      guard let real = try? POSIX.realPath(of: folder), let layout = Self.read(in: real, &known) else { continue }
      packages.append(layout)
      packagesByName[package.identity] = layout
      if let name = package.name { packagesByName[name.lowercased()] = layout }
    }
  }

  // MARK: Folders

  private static func targets(_ manifest: PackageManifest, in root: Path) -> [PackageTarget] {
    let counts = Dictionary(manifest.targets.map { ($0.kind, 1) }, uniquingKeysWith: +)
    return manifest.targets.compactMap { target in
      guard !["systemLibrary", "binaryTarget"].contains(target.kind) else { return nil }
      // Since 5.9, the only target of its kind can have the whole folder.
      let canHaveAll = manifest.toolsVersion >= (5, 9) && counts[target.kind] == 1
      guard let found = folder(of: target, in: root, canHaveAll: canHaveAll),
        let real = try? POSIX.realPath(of: found)
      else { return nil }
      return PackageTarget(target: target, folder: real)
    }
  }

  /// The folder of a target: the one that the manifest names, or the first that SwiftPM looks for.
  private static func folder(of target: PackageManifest.Target, in root: Path, canHaveAll: Bool) -> Path? {
    if let path = target.path { return isFolder(root.appending(Path(path))) ? root.appending(Path(path)) : nil }
    let tests = target.kind == "testTarget" ? ["Tests"] : target.kind == "plugin" ? ["Plugins"] : []
    let usual = (tests + sourceFolders).map { root.appending(Path($0)) }
    if let own = usual.map({ $0.appending(Path(target.name)) }).first(where: isFolder) { return own }
    return canHaveAll ? usual.first(where: isFolder) : nil
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// A target for each folder in `Sources`, and in the package itself, that the manifest does not seem to name.
  private static func guessedTargets(besides known: Set<Path>, in root: Path) -> [PackageTarget] {
    let usual = Set(sourceFolders + ["Tests", "Plugins"])
    let folders =
      sourceFolders.flatMap { self.folders(in: root.appending(Path($0))) }
      + self.folders(in: root).filter { !usual.contains($0.lastComponent) && self.root(around: $0) == root }
    return folders.compactMap { folder in
      guard let real = try? POSIX.realPath(of: folder), !known.contains(real) else { return nil }
      return PackageTarget(target: PackageManifest.Target(folder: folder.lastComponent), folder: real)
    }
  }

  private static func folders(in folder: Path) -> [Path] { (try? POSIX.folders(inFolder: folder)) ?? [] }

  private static func isFolder(_ path: Path) -> Bool { (try? POSIX.status(of: path))?.isFolder == true }

  /// The folders of this package and of all that it depends on; nil if one is not on disk.
  var allRoots: [Path]? {
    var roots: Set<Path> = []
    return addRoots(to: &roots) ? roots.sorted() : nil
  }

  private func addRoots(to roots: inout Set<Path>) -> Bool {
    guard roots.insert(root).inserted else { return true }
    guard !manifest.isIncomplete, packages.count == manifest.packages.count else { return false }
    for package in packages where !package.addRoots(to: &roots) { return false }
    return true
  }

  // MARK: Modules

  /// The target that a file belongs to, by its real path; nil for none.
  func target(of file: Path) -> PackageTarget? { file.ancestors.lazy.compactMap { targetsByFolder[$0] }.first }

  /// The target with a folder.
  func target(in folder: Path) -> PackageTarget? { targetsByFolder[folder] }

  /// The targets that a target names as dependencies, each with its package.
  func dependencies(of target: PackageTarget) -> [(target: PackageTarget, package: PackageLayout)] {
    target.target.dependencies.flatMap { dependency -> [(target: PackageTarget, package: PackageLayout)] in
      if !dependency.isProduct, let own = targetsByName[dependency.name] { return [(own, self)] }
      let named = dependency.package.flatMap { packagesByName[$0.lowercased()] }
      return (named.map { [$0] } ?? packages).flatMap { $0.targets(ofProduct: dependency.name) }
    }
  }

  private func targets(ofProduct name: String) -> [(target: PackageTarget, package: PackageLayout)] {
    (manifest.products[name] ?? []).compactMap { name in targetsByName[name].map { ($0, self) } }
  }

  /// The target that is a module of this package, or of one that it depends on.
  func target(ofModule name: String) -> (target: PackageTarget, package: PackageLayout)? {
    if let own = targetsByModule[name] { return (own, self) }
    for package in packages {
      if let other = package.targetsByModule[name] { return (other, package) }
    }
    return nil
  }
}

import PathKit
import SceneBuilding
import SceneDiagnostics

/// The folders in which the resources of a module lie.
struct ResourceFolders: Hashable {
  /// The folders of what is in its bundle.
  var own: [Path]
  /// The folders of the fonts that any part of the app can bring; nil if a part is not on disk.
  var fonts: [Path]?
  /// Whether `own` has the resources of other bundles, too.
  var includesOtherBundles: Bool

  /// The folders of a target of a package.
  init(of target: PackageTarget, in package: PackageLayout) {
    own = [target.folder] + target.resources.filter { !$0.isInside(target.folder) }
    fonts = package.allRoots.map { $0 + [Self.repository(around: package.root)].compactMap(\.self) }
    includesOtherBundles = false
  }

  /// The folders of a module outside packages. Its project can take files from the whole repository.
  ///
  /// - Parameter folder: a folder of the module.
  init(around folder: Path) {
    own = [Self.repository(around: folder) ?? folder]
    fonts = own
    includesOtherBundles = true
  }

  /// The folder of the repository that a real path is in; nil for none.
  private static func repository(around folder: Path) -> Path? {
    folder.ancestors.first { (try? POSIX.status(of: $0.appending(Path(".git")))) != nil }
  }
}

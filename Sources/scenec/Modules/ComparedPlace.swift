import PathKit
import SceneBuilding
import SceneDiagnostics

/// Where two versions of scenes are, which tells their modules.
enum ComparedPlace {
  /// Two folders on disk.
  case folders(old: Path, new: Path)
  /// Two revisions of the repository that the working folder is in.
  case revisions(GitRange, limits: [String])

  /// The modules of both versions.
  ///
  /// The modules are those of the manifest and the configurations on disk; the scenes are those of the revisions.
  ///
  /// - Parameter files: the files to draw.
  func modules(
    of files: (old: [SceneFile], new: [SceneFile]), _ style: ReportStyle
  ) throws -> (old: VersionModules, new: VersionModules) {
    switch self {
    case .folders(let old, let new):
      return (
        try VersionModules(of: files.old, in: old, others: nil, style),
        try VersionModules(of: files.new, in: new, others: nil, style)
      )
    case .revisions(let range, let limits):
      let (root, others) = (GitRange.root, try range.scenes(outside: limits))
      return (
        try VersionModules(of: files.old, in: root, others: others.old, style),
        try VersionModules(of: files.new, in: root, others: others.new, style)
      )
    }
  }
}

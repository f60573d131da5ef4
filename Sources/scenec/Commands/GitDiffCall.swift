import SceneBuilding
import SceneDiagnostics
import SceneDrawing

/// A call of `diff` by git, which expects an external diff to print the changes and to exit with 0.
struct GitDiffCall {
  /// Parses the arguments of git: path, old file, hash and mode, new file, hash and mode. A renamed file adds its new
  /// path and a description; an unmerged file has only its path.
  init?(_ arguments: [String]) {
    let isGit = POSIX.environment("GIT_DIFF_PATH_TOTAL") != nil
    switch arguments.count {
    case 7, 9: (oldFile, newFile) = (arguments[1], arguments[4])
    case 1 where isGit: (oldFile, newFile) = ("", "")
    default: return nil
    }
    path = arguments[0]
    newPath = arguments.count == 9 ? arguments[7] : path
  }

  private let path: String
  private let newPath: String
  private let oldFile: String
  private let newFile: String

  func run(_ format: DiffFormat, _ color: ColorChoice) throws {
    if oldFile.isEmpty {
      let stream = format.picture != nil ? StandardStream.error : .output
      return stream.write("'\(path)' is not merged\n")
    }
    let report = DiffReport(format: format, isColored: usesColor(color))
    let versions = try ScenePair(
      old: SceneVersion(oldFile, named: path), new: SceneVersion(newFile, named: newPath),
      path: path == newPath ? path : "\(path) → \(newPath)")
    let isScene = SceneSearch.Kind.sceneOrNib.suffixes.contains { path.hasSuffix($0) || newPath.hasSuffix($0) }
    if let picture = format.picture {
      guard isScene, let map = versions.map else {
        let sentence = "there is no picture of '\(versions.path)', which cannot be read as a scene"
        return StandardStream.error.write(sentence + "\n")
      }
      return StandardStream.output.write(picture.text(of: map))
    }
    if isScene, let comparison = versions.comparison {
      StandardStream.output.write(report.text(of: comparison, path: versions.title))
    } else {
      StandardStream.output.write(report.lines(of: versions, isScene: isScene))
    }
  }

  /// git's pager is not a terminal, but writes to one.
  private func usesColor(_ choice: ColorChoice) -> Bool {
    let hasPager = ["true", "1"].contains(POSIX.environment("GIT_PAGER_IN_USE"))
    return choice == .auto && hasPager ? !Terminal.forbidsColor : Terminal.usesColor(choice, on: .output)
  }
}

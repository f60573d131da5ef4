package import PathKit
package import SceneDiagnostics

/// Finds the files of a kind for the arguments of a call: single files, and all files in folders.
package struct SceneSearch {
  /// The kind of files.
  package enum Kind {
    case scene, swift, storyboard
    /// Storyboards and xibs.
    case nib
    case propertyList
    /// Projects and configurations of Xcode.
    case projectSettings
    case objectiveC
    /// Scenes, storyboards and xibs.
    case sceneOrNib
    /// Configurations, such as 'scenec.json'.
    case configuration
    /// Translations of strings tables.
    case translations
    /// Records of headless tests.
    case flow

    /// The file extensions.
    package var suffixes: [String] {
      switch self {
      case .scene: [".scene"]
      case .swift: [".swift"]
      case .storyboard: [".storyboard"]
      case .nib: [".storyboard", ".xib"]
      case .propertyList: [".plist"]
      case .projectSettings: [".pbxproj", ".xcconfig"]
      case .objectiveC: [".m", ".mm"]
      case .sceneOrNib: [".scene", ".storyboard", ".xib"]
      case .configuration: [".json"]
      case .translations: [".strings", ".stringsdict", ".xcstrings"]
      case .flow: [".flow"]
      }
    }
    fileprivate var noun: String {
      switch self {
      case .scene: "scene file"
      case .swift: "Swift file"
      case .storyboard: "storyboard"
      case .nib: "storyboard or xib"
      case .propertyList: "property list"
      case .projectSettings: "project of Xcode"
      case .objectiveC: "file in Objective-C"
      case .sceneOrNib: "scene file"
      case .configuration: "configuration"
      case .translations: "file with translations"
      case .flow: "recorded run"
      }
    }
    fileprivate var endings: String {
      self == .sceneOrNib ? Kind.scene.endings : suffixes.map { "'\($0)'" }.joined(separator: " or ")
    }

    /// Whether a file is of the kind, by its name.
    fileprivate func includes(_ path: Path) -> Bool { suffixes.contains { path.hasSuffix($0) } }
  }

  /// A file that has the extension but is not a regular file.
  package struct Omission {
    package let path: Path
    package let reason: String

    package var sentence: String { "left out, for \(reason)" }
    /// The warning. It has no id, because scenes cannot ignore it.
    package var diagnostic: Diagnostic {
      let place = Place(SceneFile(path: path.shown, bytes: []), SourceRange(0, 0))
      return Diagnostic(id: "", severity: .warning, message: sentence, place: place)
    }
  }

  /// The files, without duplicates, in the order of the arguments and sorted within a folder.
  package private(set) var found: [Path] = []
  /// The omitted files.
  package private(set) var omissions: [Omission] = []
  private var seen: Set<POSIX.Status.Identity> = []
  private var kind: Kind
  /// What is looked for in a folder without files of the kind.
  private let fallback: Kind?

  package init(for kind: Kind = .scene, else fallback: Kind? = nil) { (self.kind, self.fallback) = (kind, fallback) }

  /// Adds the file at `path`, or all files of the kind in a folder.
  package mutating func add(_ path: Path) throws(CallError) {
    let status: POSIX.Status
    do {
      status = try POSIX.status(of: path)
    } catch {
      let isMissing = error.isMissingFile || error.isCircularLink
      throw isMissing ? missing(path) : Self.unreadable(path, error)
    }
    if !status.isFolder { return add(path, status) }
    if try addContents(of: path) > 0 { return }
    if try addOthers(of: path) > 0 { return }
    throw CallError("there is no \(kind.noun) in '\(path)'; the name of a \(kind.noun) ends in \(kind.endings)")
  }

  /// Adds the files of the other kind in a folder that has none of the first, and returns their number.
  private mutating func addOthers(of folder: Path) throws(CallError) -> Int {
    guard let fallback else { return 0 }
    let own = kind
    kind = fallback
    defer { kind = own }
    return try addContents(of: folder)
  }

  private mutating func add(_ path: Path, _ status: POSIX.Status) {
    if seen.insert(status.identity).inserted { found.append(path) }
  }

  /// Adds the contents of a folder and returns the number of files of the kind.
  ///
  /// Hidden folders such as `.build` are omitted. So are links to folders, which can be circular.
  @discardableResult
  package mutating func addContents(of folder: Path) throws(CallError) -> Int {
    let names: [Path]
    do { names = try POSIX.names(inFolder: folder) } catch { throw Self.unreadable(folder, error) }
    var count = 0
    for name in names where !name.isHidden { count += try addMember(folder.appending(name)) }
    return count
  }

  /// Adds a file or folder in a folder. It can have been removed in the meantime.
  private mutating func addMember(_ path: Path) throws(CallError) -> Int {
    guard let own = try Self.status(of: path, followingLinks: false) else { return 0 }
    if own.isFolder { return try addContents(of: path) }
    guard kind.includes(path) else { return 0 }
    guard let status = own.isSymbolicLink ? try Self.status(of: path) : own else {
      omissions.append(Omission(path: path, reason: Self.deadEnd(ofLink: path)))
      return 0
    }
    switch status.kind {
    case .regular:
      add(path, status)
      return 1
    case .folder: return 0
    default:
      omissions.append(Omission(path: path, reason: "it is a pipe, a device or a socket"))
      return 0
    }
  }

  private static func status(of path: Path, followingLinks: Bool = true) throws(CallError) -> POSIX.Status? {
    do {
      return try POSIX.status(of: path, followingLinks: followingLinks)
    } catch let error where error.isMissingFile || error.isCircularLink {
      return nil
    } catch {
      throw unreadable(path, error)
    }
  }

  private static func unreadable(_ path: Path, _ failure: POSIX.Failure) -> CallError {
    CallError("cannot read '\(path)': \(failure.reason)")
  }

  private static func deadEnd(ofLink path: Path) -> String {
    let destination = (try? POSIX.destination(ofLink: path)).map { " '\($0)'" } ?? ""
    return "it is a link to\(destination), and no file is there"
  }

  private func missing(_ path: Path) -> CallError {
    if let status = try? POSIX.status(of: path, followingLinks: false), status.isSymbolicLink {
      return CallError("cannot read '\(path)': \(Self.deadEnd(ofLink: path))")
    }
    let neighbours = (try? POSIX.names(inFolder: path.folder)) ?? []
    let scenes = neighbours.filter { kind.includes($0) }.map(\.shown)
    let hint = Suggestion(for: path.lastComponent, among: scenes).map { "did you mean '\($0.text)'?" }
    return CallError("there is no '\(path)'; \(hint ?? "check the path")")
  }
}

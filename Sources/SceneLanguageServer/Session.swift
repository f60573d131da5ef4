package import SceneCompiler
public import SceneDiagnostics

/// Finds what is wrong with the screens of the scenes at some paths.
package typealias ScreenSearch = (SceneGraph, _ paths: Set<String>) -> [Diagnostic]

/// The server without its protocol: what the client has open, and the answers to what it asks.
///
/// A request names a file and an offset, and its answer is a value. Whatever the texts hold, each request has an
/// answer.
public final class Session {
  let workspace: Workspace
  /// What `renamePlace` has found.
  var knownRefusals = KnownRefusals()
  /// Whether `prepare` has nothing to do.
  public private(set) var isPrepared = true

  /// A session without folders.
  public init(_ disk: any FileSystem) { workspace = Workspace(disk) }

  /// Has the screens of open scenes checked, too.
  package func checkScreens(with search: @escaping ScreenSearch) {
    workspace.checkScreens(with: search)
    hasUnpublishedChanges = true
  }

  /// The graph of the scenes that a scene sees, wrong or not; nil for a path that is no scene, or is not known.
  package func graph(of path: String) -> SceneGraph? { scene(path)?.module.graph }

  /// Takes the folders that the client has open.
  public func setFolders(_ folders: [String]) {
    workspace.setFolders(folders)
    hasUnpublishedChanges = true
  }

  /// The folders that the client has open.
  public var folders: [String] { workspace.folders }

  /// Finds what the next requests about open files will need, while there is nothing else to do.
  public func prepare() {
    for text in workspace.open.values where text.isScene { _ = text.outline.usesByName }
    isPrepared = true
  }

  // MARK: Files

  /// Takes the text of a file that the client has opened or changed.
  public func setText(_ path: String, _ bytes: [UInt8], version: Int) {
    workspace.setText(path, bytes, version: version)
    isPrepared = false
    hasUnpublishedChanges = true
  }

  /// Forgets the text of a file that the client has closed: the one on disk counts again.
  public func close(_ path: String) {
    workspace.close(path)
    hasUnpublishedChanges = true
  }

  /// Takes note that a file on disk is new, changed or gone.
  public func fileChanged(_ path: String) {
    workspace.fileChanged(path)
    hasUnpublishedChanges = true
  }

  /// The text of a file that is open or belongs to an open module.
  public func bytes(of path: String) -> [UInt8]? { workspace.text(path)?.bytes }

  /// The version of an open file.
  public func version(of path: String) -> Int? { workspace.open[path]?.version }

  /// The offset of a position in a file.
  public func offset(_ position: TextPosition, in path: String, _ encoding: PositionEncoding) -> Int {
    workspace.text(path)?.lines.offset(of: position, encoding) ?? 0
  }

  /// The position of an offset in a file.
  public func position(_ offset: Int, in path: String, _ encoding: PositionEncoding) -> TextPosition {
    workspace.text(path)?.lines.position(of: offset, encoding) ?? TextPosition(line: 0, character: 0)
  }

  // MARK: Diagnostics

  /// Whether the diagnostics of a change have not been published.
  ///
  /// A request can check a change before its diagnostics are published. So this says nothing about what must be checked.
  public private(set) var hasUnpublishedChanges = false

  /// Takes note that the diagnostics of the present texts are published.
  public func changesArePublished() { hasUnpublishedChanges = false }

  /// The diagnostics of all files that have some, are open or are named, by path.
  ///
  /// - Parameter known: the files whose earlier diagnostics the caller reported: they may have none now.
  public func check(and known: some Sequence<String> = []) -> [String: [Diagnostic]] {
    var found: [String: [Diagnostic]] = [:]
    for module in workspace.modules.values {
      for diagnostic in module.check() { found[diagnostic.place.file.path, default: []].append(diagnostic) }
    }
    for path in workspace.open.keys where found[path] == nil { found[path] = [] }
    for path in known where found[path] == nil { found[path] = [] }
    return found
  }

  /// The diagnostics of one file.
  public func diagnostics(of path: String) -> [Diagnostic] {
    guard workspace.text(path) != nil else { return [] }
    return workspace.module(of: path).check().filter { $0.place.file.path == path }
  }

  /// A scene, with its module; nil for a path that is none, or is not known.
  func scene(_ path: String) -> SceneInModule? {
    guard let text = workspace.text(path), text.isScene else { return nil }
    return SceneInModule(text: text, module: workspace.module(of: path))
  }
}

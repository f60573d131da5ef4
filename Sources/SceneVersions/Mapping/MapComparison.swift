public import SceneCompiler
import SceneDiagnostics
public import SceneSyntax

/// The combined map of two versions of scene files, with the differences marked.
public struct MapComparison: Sendable {
  /// Two versions of a file; nil is a missing file.
  public struct FilePair: Sendable {
    /// The old version.
    public let old: Document?
    /// The new version.
    public let new: Document?

    /// Makes a pair; nil if one of them has syntax errors.
    public init?(old: Document?, new: Document?) {
      guard old?.hasErrors != true, new?.hasErrors != true else { return nil }
      (self.old, self.new) = (old, new)
    }

    /// Whether both are equal, byte for byte.
    var isUnchanged: Bool { old?.file.bytes == new?.file.bytes }
  }

  /// The elements of both versions near a difference. Elements in both versions are as in the new one.
  public let map: SceneMap

  /// Compares two versions of a file.
  public init?(from old: Document?, to new: Document?) {
    guard let pair = FilePair(old: old, new: new) else { return nil }
    self.init([pair])
  }

  /// Compares two versions of the files of a module.
  public init(_ pairs: [FilePair]) {
    self.init(
      pairs, old: Compiler().map(pairs.compactMap { $0.old?.file }).map,
      new: Compiler().map(pairs.compactMap { $0.new?.file }).map)
  }

  /// Compares two versions of files, whose maps are given.
  ///
  /// - Parameters:
  ///   - old: the map of all old files.
  ///   - new: the map of all new files.
  public init(_ pairs: [FilePair], old: SceneMap, new: SceneMap) {
    let versions = ComparedMaps(pairs, old: old, new: new)
    var overlay = versions.overlay
    var notes = MapNotes()
    for (index, pair) in pairs.enumerated() where !pair.isUnchanged {
      let change = versions.changeNotes(index, overlay)
      notes.add(change)
      let (was, name) = (versions.oldName(index), versions.newName(index))
      overlay.mark(
        file: versions.file(index, overlay),
        SceneMap.Change(
          was == nil ? .added : name == nil ? .removed : nil,
          formerName: was == name || name == nil ? nil : was, notes: change.ofFile))
    }
    Self.markControllers(&overlay, notes, versions)
    Self.markSegues(&overlay, notes)
    map = Self.excerpt(overlay.map)
  }

  // MARK: Marks

  private static func markControllers(_ overlay: inout MapOverlay, _ notes: MapNotes, _ versions: ComparedMaps) {
    let (olds, news) = (Set(overlay.oldControllers), Set(overlay.newControllers))
    let reach = versions.changesOfReach(overlay)
    for index in overlay.map.controllers.indices {
      if let kind = kind(index, olds, news) {
        overlay.mark(controller: index, SceneMap.Change(kind))
      } else {
        let all = (notes.ofControllers[index] ?? []) + (reach[index].map { [$0.note] } ?? [])
        guard notes.formerNames[index] != nil || !all.isEmpty else { continue }
        overlay.mark(
          controller: index,
          SceneMap.Change(
            .changed, formerName: notes.formerNames[index], notes: all,
            becameUnreachable: reach[index] == .lost))
      }
    }
  }

  private static func markSegues(_ overlay: inout MapOverlay, _ notes: MapNotes) {
    let (olds, news) = (Set(overlay.oldSegues), Set(overlay.newSegues))
    for index in overlay.map.segues.indices {
      if let kind = kind(index, olds, news) {
        overlay.mark(segue: index, SceneMap.Change(kind))
      } else if let notes = notes.ofSegues[index] {
        overlay.mark(segue: index, SceneMap.Change(.changed, notes: notes))
      }
    }
  }

  private static func kind(_ index: Int, _ olds: Set<Int>, _ news: Set<Int>) -> SceneMap.Change.Kind? {
    !olds.contains(index) ? .added : !news.contains(index) ? .removed : nil
  }

  // MARK: The excerpt

  /// The changed controllers and those that a segue connects with them; the whole map if nothing changed.
  private static func excerpt(_ map: SceneMap) -> SceneMap {
    var near = map.neighborhood(of: Set(map.controllers.indices.filter { map.controllers[$0].change != nil }), depth: 1)
    for segue in map.segues where segue.change != nil || segue.formerDestination != nil {
      near.formUnion([segue.source, segue.destination, segue.formerDestination].compactMap(\.self))
    }
    return near.isEmpty ? map : map.excerpt(near)
  }
}

/// The notes for the combined map of several files.
private struct MapNotes {
  private(set) var ofControllers: [Int: [SceneMap.Change.Note]] = [:]
  private(set) var ofSegues: [Int: [SceneMap.Change.Note]] = [:]
  private(set) var formerNames: [Int: String] = [:]

  mutating func add(_ notes: ChangeNotes) {
    ofControllers.merge(notes.ofControllers) { $0 + $1 }
    ofSegues.merge(notes.ofSegues) { $0 + $1 }
    formerNames.merge(notes.formerNames) { $1 }
  }
}

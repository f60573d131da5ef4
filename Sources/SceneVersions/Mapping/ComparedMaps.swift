import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The maps of two versions of some files, with their elements matched.
struct ComparedMaps {
  /// A change of reachability.
  enum Reach {
    case lost, gained

    var note: SceneMap.Change.Note {
      switch self {
      case .lost: SceneMap.Change.Note(.removed, "nothing leads here any more")
      case .gained: SceneMap.Change.Note(.added, "can be reached now")
      }
    }
  }

  /// The versions of one file.
  private struct File {
    let comparer: Comparer
    /// The index of the file in each map.
    let old: Int?
    let new: Int?
    let places: (old: VersionPlaces, new: VersionPlaces)
  }

  /// The combined map, without marks.
  let overlay: MapOverlay
  private let old: SceneMap
  private let new: SceneMap
  private let files: [File]

  init(_ pairs: [MapComparison.FilePair], old: SceneMap, new: SceneMap) {
    (self.old, self.new) = (old, new)
    let indexes = (old: MapIndex(old), new: MapIndex(new))
    let paths = (old: Self.filesByPath(old), new: Self.filesByPath(new))
    files = pairs.map { pair in
      var shapes = Shapes()
      let comparer = Comparer(Version(pair.old, &shapes), Version(pair.new, &shapes))
      let file = (
        old: pair.old.flatMap { paths.old[$0.file.path] }, new: pair.new.flatMap { paths.new[$0.file.path] }
      )
      let places = (
        old: VersionPlaces(comparer.old, file.old, indexes.old), new: VersionPlaces(comparer.new, file.new, indexes.new)
      )
      return File(comparer: comparer, old: file.old, new: file.new, places: places)
    }
    overlay = MapOverlay(
      of: new, over: old, files: Self.files(files, count: old.files.count),
      controllers: Self.pairs(files, count: old.controllers.count, \.controllers),
      segues: Self.pairs(files, count: old.segues.count, \.segues))
  }

  private static func filesByPath(_ map: SceneMap) -> [String: Int] {
    Dictionary(map.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func files(_ files: [File], count: Int) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: count)
    for file in files { if let old = file.old { pairs[old] = file.new } }
    return pairs
  }

  /// For each old element, the index of the matched new one.
  private static func pairs(
    _ files: [File], count: Int, _ things: (VersionPlaces) -> [Version.ID: Int]
  ) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: count)
    for file in files {
      let news = things(file.places.new)
      for (node, index) in things(file.places.old) {
        pairs[index] = file.comparer.matching.new(node).flatMap { news[$0] }
      }
    }
    return pairs
  }

  /// The name of a file in each version; nil if it is missing.
  func oldName(_ file: Int) -> String? { files[file].old.map { old.files[$0].name } }

  func newName(_ file: Int) -> String? { files[file].new.map { new.files[$0].name } }

  /// The index of the file in the combined map.
  func file(_ file: Int, _ overlay: MapOverlay) -> Int {
    files[file].new ?? files[file].old.map { overlay.oldFiles[$0] } ?? 0
  }

  /// The differences in a file.
  func changeNotes(_ file: Int, _ overlay: MapOverlay) -> ChangeNotes {
    ChangeNotes(files[file].comparer, overlay, old: files[file].places.old, new: files[file].places.new)
  }

  /// The controllers that are in both versions and reachable in only one, by their indices in the combined map.
  func changesOfReach(_ overlay: MapOverlay) -> [Int: Reach] {
    var wasUnreachable: [Int: Bool] = [:]
    for (index, place) in overlay.oldControllers.enumerated() {
      wasUnreachable[place] = old.controllers[index].isUnreachable
    }
    var changes: [Int: Reach] = [:]
    for (index, place) in overlay.newControllers.enumerated() {
      guard let was = wasUnreachable[place], was != new.controllers[index].isUnreachable else { continue }
      changes[place] = was ? .gained : .lost
    }
    return changes
  }
}

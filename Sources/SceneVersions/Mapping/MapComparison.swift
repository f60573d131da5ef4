public import SceneCompiler
public import SceneSyntax

/// The map of both versions of a scene file, in which everything that is different is marked.
public struct MapComparison: Sendable {
  /// What is in either version; what is in both is as it is in the new one.
  public let map: SceneMap

  /// Compares two versions; nil is a file that is not there.
  ///
  /// There is no comparing what has syntax errors, because nobody knows what it says.
  public init?(from old: Document?, to new: Document?) {
    guard old?.hasErrors != true, new?.hasErrors != true else { return nil }
    var shapes = Shapes()
    let comparer = Comparer(Version(old, &shapes), Version(new, &shapes))
    let maps = [old, new].map { Compiler().map($0.map { [$0.file] } ?? []).map }
    let places = (old: VersionPlaces(comparer.old, maps[0]), new: VersionPlaces(comparer.new, maps[1]))
    var overlay = MapOverlay(
      of: maps[1], over: maps[0],
      controllers: Self.pairs(places.old.controllers, places.new.controllers, maps[0].controllers.count, comparer),
      segues: Self.pairs(places.old.segues, places.new.segues, maps[0].segues.count, comparer))
    let notes = ChangeNotes(comparer, overlay, old: places.old, new: places.new)
    Self.markControllers(&overlay, notes)
    Self.markSegues(&overlay, notes)
    let (was, name) = (maps[0].files.first?.name, maps[1].files.first?.name)
    overlay.markFile(
      SceneMap.Change(
        was == nil ? .added : name == nil ? .removed : nil,
        formerName: was == name || name == nil ? nil : was, notes: notes.ofFile))
    map = overlay.map
  }

  /// For each of the old things, which of the new ones it is.
  private static func pairs(
    _ old: [Version.ID: Int], _ new: [Version.ID: Int], _ count: Int, _ comparer: Comparer
  ) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: count)
    for (node, index) in old { pairs[index] = comparer.matching.new(node).flatMap { new[$0] } }
    return pairs
  }

  private static func markControllers(_ overlay: inout MapOverlay, _ notes: ChangeNotes) {
    let (olds, news) = (Set(overlay.oldControllers), Set(overlay.newControllers))
    for index in overlay.map.controllers.indices {
      if let kind = kind(index, olds, news) {
        overlay.mark(controller: index, SceneMap.Change(kind))
      } else if notes.formerNames[index] != nil || notes.ofControllers[index] != nil {
        overlay.mark(
          controller: index,
          SceneMap.Change(
            .changed, formerName: notes.formerNames[index], notes: notes.ofControllers[index] ?? []))
      }
    }
  }

  private static func markSegues(_ overlay: inout MapOverlay, _ notes: ChangeNotes) {
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
}

/// The maps of two versions of some files, laid over each other: what is in both is there once, as it is in the new one.
///
/// What is wrong with the old version is left out.
public struct MapOverlay: Sendable {
  /// The map of both.
  public private(set) var map: SceneMap
  /// For each file of the old map, which of the map of both it is.
  public let oldFiles: [Int]
  /// For each controller of the old map, which of the map of both it is.
  public let oldControllers: [Int]
  /// For each controller of the new map, which of the map of both it is.
  public let newControllers: [Int]
  /// For each segue of the old map, which of the map of both it is.
  public let oldSegues: [Int]
  /// For each segue of the new map, which of the map of both it is.
  public let newSegues: [Int]

  /// Lays `new` over `old`.
  ///
  /// - Parameters:
  ///   - files: for each file of the old map, which of the new one it is.
  ///   - controllers: for each controller of the old map, which of the new one it is.
  ///   - segues: the same for segues.
  public init(of new: SceneMap, over old: SceneMap, files: [Int?], controllers: [Int?], segues: [Int?]) {
    let controllers = Interleaving(controllers, count: new.controllers.count)
    let segues = Interleaving(segues, count: new.segues.count)
    (oldControllers, newControllers) = (controllers.olds, controllers.news)
    (oldSegues, newSegues) = (segues.olds, segues.news)
    map = new
    map.isOfTwoVersions = true
    var oldFiles: [Int] = []
    for (file, index) in zip(old.files, files) {
      oldFiles.append(index ?? map.files.count)
      if index == nil { map.files.append(SceneMap.File(path: file.path, name: file.name)) }
    }
    self.oldFiles = oldFiles
    let containers = (new.segues.compactMap(\.container).max() ?? -1) + 1
    map.controllers = controllers.items.map { item in
      switch item {
      case .new(let index): Self.moved(new.controllers[index], controllers.news)
      case .old(let index):
        Self.withoutProblems(Self.moved(old.controllers[index], controllers.olds, files: oldFiles))
      }
    }
    map.segues = segues.items.map { item in
      switch item {
      case .new(let index): return Self.moved(new.segues[index], controllers.news)
      case .old(let index):
        var segue = Self.moved(old.segues[index], controllers.olds)
        segue.problems = []
        // A container view that is there still is not known to be the same; what was in it has one of its own.
        segue.container = segue.container.map { $0 + containers }
        return segue
      }
    }
    addFormerDestinations(old)
  }

  /// Where segues that are in both versions led, if they lead elsewhere now.
  private mutating func addFormerDestinations(_ old: SceneMap) {
    for (index, segue) in old.segues.enumerated() {
      let place = oldSegues[index]
      guard let destination = segue.destination.map({ oldControllers[$0] }) else { continue }
      if map.segues[place].destination != destination { map.segues[place].formerDestination = destination }
    }
  }

  /// Says what became of a controller of the map of both.
  public mutating func mark(controller: Int, _ change: SceneMap.Change) { map.controllers[controller].change = change }

  /// Says what became of a segue of the map of both.
  public mutating func mark(segue: Int, _ change: SceneMap.Change) { map.segues[segue].change = change }

  /// Says what became of a file of the map of both.
  public mutating func mark(file: Int, _ change: SceneMap.Change) { map.files[file].change = change }

  private static func moved(
    _ controller: SceneMap.Controller, _ places: [Int], files: [Int]? = nil
  ) -> SceneMap.Controller {
    var controller = controller
    controller.file = files?[controller.file] ?? controller.file
    controller.holder = controller.holder.map { places[$0] }
    controller.standsFor = controller.standsFor.map { places[$0] }
    return controller
  }

  private static func withoutProblems(_ controller: SceneMap.Controller) -> SceneMap.Controller {
    var controller = controller
    controller.problems = []
    (controller.isInitial, controller.isEntry, controller.isUnreachable) = (false, false, false)
    return controller
  }

  private static func moved(_ segue: SceneMap.Segue, _ places: [Int]) -> SceneMap.Segue {
    var segue = segue
    segue.source = places[segue.source]
    segue.destination = segue.destination.map { places[$0] }
    segue.placeholder = segue.placeholder.map { places[$0] }
    return segue
  }
}

/// All of a new list, and what is gone of an old one behind what it stood behind.
private struct Interleaving {
  enum Item {
    case old(Int)
    case new(Int)
  }

  private(set) var items: [Item] = []
  private(set) var olds: [Int]
  private(set) var news: [Int]

  init(_ newByOld: [Int?], count: Int) {
    olds = Array(repeating: 0, count: newByOld.count)
    news = Array(repeating: 0, count: count)
    var gone: [Int: [Int]] = [:]
    var last = -1
    for (old, new) in newByOld.enumerated() {
      if let new { last = new } else { gone[last, default: []].append(old) }
    }
    for new in -1..<count {
      if new >= 0 {
        news[new] = items.count
        items.append(.new(new))
      }
      for old in gone[new] ?? [] {
        olds[old] = items.count
        items.append(.old(old))
      }
    }
    for (old, new) in newByOld.enumerated() { if let new { olds[old] = news[new] } }
  }
}

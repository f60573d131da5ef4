import SceneCompiler

/// Finds what an event of a run is in a map.
struct FlowFinder {
  private let map: SceneMap
  private var controllersByID: [String: [Int]] = [:]
  private var controllersByType: [String: [Int]] = [:]
  private var seguesBySource: [Int: [Int]] = [:]

  init(_ map: SceneMap) {
    self.map = map
    for index in map.controllers.indices where !map.controllers[index].isPlaceholder {
      controllersByID[Self.key(map.controllers[index].name), default: []].append(index)
      if let type = map.controllers[index].customClass {
        controllersByType[Self.last(of: type), default: []].append(index)
      }
    }
    for (index, segue) in map.segues.enumerated() where segue.timesPerformed != nil {
      seguesBySource[segue.source, default: []].append(index)
    }
  }

  /// The controllers of an id, and of a class where several modules have the id.
  func controllers(_ id: String, _ type: String) -> [Int] {
    let all = controllersByID[Self.key(id)] ?? []
    // A scene can name its Swift type otherwise than its id.
    if all.isEmpty { return controllersByType[type] ?? [] }
    guard all.count > 1 else { return all }
    let ofType = all.filter { map.controllers[$0].customClass.map(Self.last) == type }
    return ofType.isEmpty ? all : ofType
  }

  /// Generated classes begin with a capital letter, ids do as their authors like.
  private static func key(_ id: String) -> String { id.prefix(1).uppercased() + id.dropFirst() }

  /// The name of a class without its module.
  private static func last(of type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

  /// The segues that an event can be: all that nothing tells apart.
  func segues(of source: String, _ type: String, to destination: String, _ identifier: String) -> [Int] {
    let all = controllers(source, type).flatMap { seguesBySource[$0] ?? [] }
    let named = all.filter { (map.segues[$0].identifier ?? "") == identifier }
    return named.filter { leads($0, to: destination) }
  }

  private func leads(_ index: Int, to destination: String) -> Bool {
    let segue = map.segues[index]
    guard segue.kind != "unwind", !destination.isEmpty else { return true }
    return segue.destination.map { Self.key(map.controllers[$0].name) } == Self.key(destination)
  }
}

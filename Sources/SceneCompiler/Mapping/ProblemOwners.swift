import SceneDiagnostics
import SceneSyntax

/// Finds what a place in a file belongs to: the smallest segue or controller round it, or else the file.
struct ProblemOwners {
  /// What something wrong concerns.
  enum Owner {
    case segue(ID<Segue>)
    case controller(ID<Controller>)
    case file(Int)
  }

  private typealias Extent = (range: SourceRange, owner: Owner)

  private let graph: SceneGraph
  private var files: [String: Int] = [:]
  /// For each file that was asked about, the extents of its controllers and of its segues.
  private var extents: [Int: (controllers: [Extent], segues: [Extent])] = [:]

  init(_ graph: SceneGraph) {
    self.graph = graph
    for (index, file) in graph.files.enumerated() where files[file.document.file.path] == nil {
      files[file.document.file.path] = index
    }
  }

  /// The file that a place is in, if it is one of the graph's.
  func file(of place: Place) -> Int? { files[place.file.path] }

  /// What a place belongs to; nil where it is in none of the files.
  mutating func owner(of place: Place) -> Owner? {
    guard let file = file(of: place) else { return nil }
    let known = extents[file] ?? findExtents(in: file)
    extents[file] = known
    return Self.owner(of: place.range.start, among: known.segues)
      ?? Self.owner(of: place.range.start, among: known.controllers) ?? .file(file)
  }

  /// The last extent that begins at or before `offset` holds it, if any does: those of one kind are not inside each other.
  private static func owner(of offset: Int, among extents: [Extent]) -> Owner? {
    let next = extents.partitionPoint { $0.range.start <= offset }
    guard next > 0, offset < extents[next - 1].range.end else { return nil }
    return extents[next - 1].owner
  }

  private func findExtents(in file: Int) -> (controllers: [Extent], segues: [Extent]) {
    let document = graph.files[file].document
    var controllersByStart: [Int: ID<Controller>] = [:]
    var seguesByStart: [Int: ID<Segue>] = [:]
    for id in graph.files[file].controllers {
      controllersByStart[graph.controllers[id].range.start] = id
      for segue in graph.controllers[id].segues { seguesByStart[graph.segues[segue].range.start] = segue }
    }
    var controllers: [Extent] = []
    var segues: [Extent] = []
    var open = document.root.map { [$0] } ?? []
    while let node = open.popLast() {
      let start = document[node].nameRange.start
      if let id = controllersByStart[start] { controllers.append((document[node].range, .controller(id))) }
      if let id = seguesByStart[start] { segues.append((document[node].range, .segue(id))) }
      open += document.children(of: node).reversed()
    }
    return (controllers, segues)
  }
}

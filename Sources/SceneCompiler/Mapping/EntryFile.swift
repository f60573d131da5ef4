/// Finds the file in which an app starts.
///
/// Scenes do not say it. It is a file with an initial controller to which no other file leads; files that lead to each
/// other count as one. Of several, it is `Main`, or else the one that leads to the most files. Where several lead to as
/// many, or `Main` has no initial controller, code starts the app, and no file does.
struct EntryFile {
  private let destinations: [[Int]]
  private var isVisited: [Bool]
  /// Files with which a search began, and to which no later search has led.
  private var roots: Set<Int> = []

  /// The file in which an app starts; nil where none does.
  ///
  /// - Parameters:
  ///   - names: the names of the files.
  ///   - destinations: for each file, those to which it leads.
  ///   - candidates: the files that have an initial controller.
  static func find(_ names: [String], destinations: [Set<Int>], candidates: Set<Int>) -> Int? {
    let preferred = names.indices.sorted { a, b in
      let (isA, isB) = (candidates.contains(a), candidates.contains(b))
      if isA != isB { return isA }
      if (names[a] == "Main") != (names[b] == "Main") { return names[a] == "Main" }
      let (countA, countB) = (destinations[a].count, destinations[b].count)
      return countA != countB ? countA > countB : (names[a], a) < (names[b], b)
    }
    var search = Self(destinations)
    for file in preferred { search.run(from: file) }
    let roots = preferred.filter { search.roots.contains($0) && candidates.contains($0) }
    guard let first = roots.first else { return nil }
    if names[first] == "Main" { return first }
    let hasMain = names.indices.contains { names[$0] == "Main" && !candidates.contains($0) }
    let isTied = roots.count > 1 && destinations[roots[1]].count == destinations[first].count
    return hasMain || isTied ? nil : first
  }

  private init(_ destinations: [Set<Int>]) {
    self.destinations = destinations.map { $0.sorted() }
    isVisited = Array(repeating: false, count: destinations.count)
  }

  private mutating func run(from start: Int) {
    guard !isVisited[start] else { return }
    isVisited[start] = true
    var open = [start]
    while let file = open.popLast() {
      for next in destinations[file] {
        roots.remove(next)
        guard !isVisited[next] else { continue }
        isVisited[next] = true
        open.append(next)
      }
    }
    roots.insert(start)
  }
}

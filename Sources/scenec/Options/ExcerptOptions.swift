import ArgumentParser
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// The options for the part of the scenes to draw.
struct ExcerptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw only a controller and its neighbours.", discussion: "Its id; 'File.id' if several files contain it.",
      valueName: "id")
  )
  var around: String?

  @Option(
    help: ArgumentHelp(
      "With '--around', the maximum number of segues from the controller; by default, 1.",
      valueName: "number")
  )
  var depth: Int?

  @Option(
    name: .customLong("file"), parsing: .singleValue,
    help: ArgumentHelp(
      "Draw only the controllers of a scene file.", discussion: "'Main', or 'Main.scene'. Can be repeated.",
      valueName: "name")
  )
  var files: [String] = []

  func validate() throws {
    if depth != nil, around == nil { throw ValidationError("'--depth' needs '--around'") }
    if let depth, depth < 0 { throw ValidationError("'--depth' takes a number from 0") }
    if around != nil, !files.isEmpty {
      throw ValidationError("'--around' and '--file' exclude each other; leave one out")
    }
    if around == "" { throw ValidationError("'--around' is empty; check for a variable that is not set") }
    if files.contains("") { throw ValidationError("'--file' is empty; check for a variable that is not set") }
  }

  /// The selected part; the whole map by default.
  func excerpt(of map: SceneMap) throws(CallError) -> SceneMap {
    if let around {
      return map.excerpt(map.neighborhood(of: [try Self.controller(around, in: map)], depth: depth ?? 1))
    }
    if files.isEmpty { return map }
    var chosen: Set<Int> = []
    for name in files {
      let file = try Self.file(name, in: map)
      chosen.formUnion(map.shownControllers.filter { map.controllers[$0].file == file })
    }
    return map.excerpt(chosen)
  }

  private static func controller(_ id: String, in map: SceneMap) throws(CallError) -> Int {
    let shown = map.shownControllers
    if let exact = shown.first(where: { map.controllers[$0].key == id }) { return exact }
    let named = shown.filter { map.controllers[$0].name == id }
    if named.count > 1 {
      let keys = named.map { "'\(map.controllers[$0].key)'" }.joined(separator: " or ")
      throw CallError("several controllers are called '\(id)'; say \(keys)")
    }
    if let only = named.first { return only }
    let names = shown.flatMap { [map.controllers[$0].name, map.controllers[$0].key] }
    let hint = Suggestion(for: id, among: names).map { "did you mean '\($0.text)'?" }
    throw CallError("there is no controller '\(id)'; \(hint ?? "check the id")")
  }

  private static func file(_ name: String, in map: SceneMap) throws(CallError) -> Int {
    let short = name.hasSuffix(".scene") ? String(name.dropLast(".scene".count)) : name
    if let file = map.files.firstIndex(where: { $0.path == name || $0.name == short }) { return file }
    let hint = Suggestion(for: short, among: map.files.map(\.name)).map { "did you mean '\($0.text)'?" }
    throw CallError("there is no scene file '\(name)'; \(hint ?? "check the name")")
  }
}

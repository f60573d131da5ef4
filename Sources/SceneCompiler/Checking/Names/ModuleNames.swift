import SceneCatalog
import SceneDiagnostics

/// What scenes declare in their module has different names: a type for each controller, an enumeration for each file.
enum ModuleNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    checkFiles(graph, &log)
    var types: [String: ID<Controller>] = [:]
    for file in graph.ownFiles {
      var functions: [String: ID<Controller>] = [:]
      for id in file.controllers {
        guard let name = graph.controllers[id].name?.text, SwiftName.isIdentifier(name) else { continue }
        // A placeholder gives no type, but its file makes what it stands for.
        if claim(context.generatedTypes[id.index], of: id, &types, graph, &log) { continue }
        claim(GeneratedNames.instantiate(name), for: id, &functions, graph, &log)
      }
    }
  }

  private static func checkFiles(_ graph: SceneGraph, _ log: inout DiagnosticLog) {
    var first: [String: SceneGraph.File] = [:]
    for file in graph.ownFiles {
      guard let swift = GeneratedNames.scenes(ofFile: file.name) else { continue }
      guard let other = first[swift] else {
        first[swift] = file
        continue
      }
      guard other.name != file.name else { continue }
      report(
        "the file '\(file.name)'", at: file.place(file.rootRange), "the file '\(other.name)'",
        at: other.place(other.rootRange), swift, &log)
    }
  }

  /// Whether a name of the types that a controller's scene becomes is taken already, which is reported once.
  private static func claim(
    _ types: [String], of id: ID<Controller>, _ owners: inout [String: ID<Controller>], _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) -> Bool {
    for type in types {
      if claim(type, for: id, &owners, graph, &log) { return true }
    }
    return false
  }

  /// Whether a name is taken already, which is reported unless the two are called alike in one file: those are duplicates.
  @discardableResult
  private static func claim(
    _ swift: String, for id: ID<Controller>, _ owners: inout [String: ID<Controller>], _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) -> Bool {
    guard let other = owners.updateValue(id, forKey: swift) else { return false }
    owners[swift] = other
    guard let name = graph.controllers[id].name, let otherName = graph.controllers[other].name else { return true }
    let one = "the controller '\(name.text)'"
    let place = graph.place(name.range, in: id)
    let otherPlace = graph.place(otherName.range, in: other)
    if graph.controllers[id].file != graph.controllers[other].file {
      let file = graph.files[graph.controllers[other].file].name
      report(one, at: place, "the one in '\(file).scene'", at: otherPlace, swift, &log)
    } else if name.text != otherName.text {
      report(one, at: place, "the controller '\(otherName.text)'", at: otherPlace, swift, &log)
    }
    return true
  }

  private static func report(
    _ one: String, at place: Place, _ other: String, at otherPlace: Place, _ swift: String, _ log: inout DiagnosticLog
  ) {
    log.report(
      CollidingNames(one: one, other: other, swift: swift), at: place,
      notes: [CollidingNames.note(on: other, at: otherPlace)])
  }
}

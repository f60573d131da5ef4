import SceneCatalog
import SceneDiagnostics
import SceneSyntax

@testable import SceneCompiler

/// How the segues of some scenes connect controllers, without names: generated code with the same wiring behaves the same
/// in random runs.
enum Wiring {
  /// A description of each connection of the scenes.
  static func connections(of scenes: [SceneFile]) -> Set<String> {
    var log = DiagnosticLog()
    let graph = Compiler().resolve(scenes, &log)
    return Set(graph.segues.map { connection($0, in: graph) })
  }

  private static func connection(_ segue: Segue, in graph: SceneGraph) -> String {
    let names: Set = ["id", "identifier", "destination"]
    let attributes = segue.attributes.filter { !names.contains($0.kind.name) }.map { "\($0.spelling)=\($0.text)" }
    let parts = [
      kind(segue.source, in: graph), trigger(segue.trigger, in: graph),
      segue.destination.map { kind($0, in: graph) } ?? "nowhere",
      segue.arguments.isEmpty ? "no arguments" : "arguments",
    ]
    return (parts + attributes).joined(separator: " ")
  }

  private static func kind(_ id: ID<Controller>, in graph: SceneGraph) -> String {
    let controller = graph.controllers[id]
    let parameters = controller.parameters.isEmpty ? "" : " with parameters"
    return controller.kind.name + parameters
  }

  private static func trigger(_ trigger: Segue.Trigger, in graph: SceneGraph) -> String {
    switch trigger {
    case .code: "code"
    case .container(let view), .object(let view): graph.objects[view].kind.name
    }
  }
}

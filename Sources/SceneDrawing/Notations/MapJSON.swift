public import SceneCompiler
public import SceneDiagnostics

/// A map as JSON, for programs. `Documentation/SceneGraph.schema.json` describes it.
public enum MapJSON {
  /// The version of the format. It increases when a member is renamed or removed.
  public static let version = 1

  /// The map as a value.
  public static func value(of map: SceneMap) -> JSON {
    .object([
      ("generator", .string("scenec graph")),
      ("version", .number(version)),
      ("files", .array(map.files.map { file($0, map) })),
      ("controllers", .array(map.controllers.map { controller($0, map) })),
      ("segues", .array(map.segues.map { segue($0, map) })),
      ("omittedControllers", .number(map.omittedCount)),
    ])
  }

  private static func file(_ file: SceneMap.File, _ map: SceneMap) -> JSON {
    .object([
      ("path", .string(file.path)),
      ("name", .string(file.name)),
      ("problems", problems(file.problems, map)),
    ])
  }

  private static func controller(_ controller: SceneMap.Controller, _ map: SceneMap) -> JSON {
    .object([
      ("key", .string(controller.key)),
      ("name", .string(controller.name)),
      ("element", .string(controller.element)),
      ("customClass", .optional(controller.customClass)),
      ("title", .optional(controller.title)),
      ("path", .string(map.files[controller.file].path)),
      ("line", .number(controller.position.line)),
      ("column", .number(controller.position.column)),
      ("isInitial", .bool(controller.isInitial)),
      ("isEntry", .bool(controller.isEntry)),
      ("isUnreachable", .bool(controller.isUnreachable)),
      ("isPlaceholder", .bool(controller.isPlaceholder)),
      ("standsFor", key(controller.standsFor, map)),
      ("elsewhere", .optional(controller.elsewhere)),
      ("holder", key(controller.holder, map)),
      ("parameters", .array(controller.parameters.map(parameter))),
      ("problems", problems(controller.problems, map)),
    ])
  }

  private static func parameter(_ parameter: SceneMap.Parameter) -> JSON {
    .object([
      ("name", .string(parameter.name)),
      ("type", .string(parameter.type)),
      ("default", .optional(parameter.fallback)),
    ])
  }

  private static func segue(_ segue: SceneMap.Segue, _ map: SceneMap) -> JSON {
    .object([
      ("kind", .optional(segue.kind)),
      ("identifier", .optional(segue.identifier)),
      ("relationship", .optional(segue.relationship)),
      ("unwindAction", .optional(segue.unwindAction)),
      ("view", .optional(segue.view)),
      ("source", key(segue.source, map)),
      ("destination", .optional(segue.omittedDestination?.key ?? segue.destination.map { map.controllers[$0].key })),
      ("placeholder", key(segue.placeholder, map)),
      ("destinationName", .optional(segue.destinationName)),
      ("isFirst", .bool(segue.isFirst)),
      (
        "arguments",
        .array(segue.arguments.map { .object([("name", .string($0.name)), ("value", .string($0.value))]) })
      ),
      ("path", .string(map.files[map.controllers[segue.source].file].path)),
      ("line", .number(segue.position.line)),
      ("column", .number(segue.position.column)),
      ("problems", problems(segue.problems, map)),
    ])
  }

  private static func key(_ controller: Int?, _ map: SceneMap) -> JSON {
    .optional(controller.map { map.controllers[$0].key })
  }

  private static func problems(_ problems: [Int], _ map: SceneMap) -> JSON {
    .array(
      problems.map { index in
        let problem = map.problems[index]
        return .object([
          ("id", .string(problem.id)),
          ("severity", .string(problem.severity.rawValue)),
          ("message", .string(problem.message)),
          ("path", .string(problem.path)),
          ("line", .number(problem.position.line)),
          ("column", .number(problem.position.column)),
        ])
      })
  }
}

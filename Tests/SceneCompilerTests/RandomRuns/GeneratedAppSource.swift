import SceneCatalog
import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import SwiftDeclarations

@testable import SceneCompiler

/// The Swift that describes the generated code to random runs: entries, scenes and segues.
struct GeneratedAppSource {
  private let name: String
  private let plan: ModulePlan
  private var graph: SceneGraph { plan.graph }

  init(_ name: String, _ scenes: [SceneFile]) {
    var log = DiagnosticLog()
    self.name = name
    plan = ModulePlan(GraphAnalysis(Compiler().resolve(scenes, &log)))
  }

  /// The Swift; nil if no controller can be made.
  var swift: String? {
    let entries = self.entries
    guard !entries.isEmpty, graph.controllers.flatMap(\.parameters).allSatisfy(Self.hasValue) else { return nil }
    // Headless UIKit has no nibs.
    guard graph.controllers.allSatisfy({ !$0.has(.nibName) }) else { return nil }
    return """
      import RandomRuns
      import UIKit

      @MainActor public let generatedApp = RandomRuns.GeneratedApp(
        \(StringLiteral.swift(name)),
        entries: [
      \(entries.map { "    \($0),\n" }.joined())  ],
        scenes: [
      \(scenes.map { "    \($0),\n" }.joined())  ])

      """
  }

  // MARK: Entries

  /// The initial controllers; without any, all controllers that can be made.
  private var entries: [String] {
    let initial = graph.files.compactMap(\.initial).filter { !needsStoryboard($0) }
    let others = graph.controllerIDs.filter { !graph.controllers[$0].isPlaceholder && !needsStoryboard($0) }
    return (initial.isEmpty ? others : initial).map {
      let name = StringLiteral.swift(plan.scene($0).name)
      return "RandomRuns.GeneratedApp.Entry(\(name)) { \(making(graph.target(of: $0) ?? $0)) }"
    }
  }

  /// The expression that makes a controller, with arguments.
  private func making(_ controller: ID<Controller>) -> String {
    let children = plan.containment.relationships(of: controller).map(\.child).filter {
      !isComplete($0)
    }
    let arguments =
      children.map { "\(plan.scene($0).property): \(making($0))" }
      + Self.values(for: graph.controllers[controller].parameters)
    return plan.enumeration(of: controller) + "." + GeneratedNames.instantiate(plan.scene(controller).name)
      + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// The arguments for parameters without a default, of types with an `init()`.
  private static func values(for parameters: [Controller.Parameter]) -> [String] {
    parameters.filter { $0.fallback == nil }.map {
      "\($0.name.text): \($0.type.text.hasSuffix("?") ? "nil" : ".init()")"
    }
  }

  /// Whether a parameter has a default, or a type with an `init()`. Functions, tuples and closures have none.
  private static func hasValue(_ parameter: Controller.Parameter) -> Bool {
    let type = parameter.type.text
    return parameter.fallback != nil || type.hasSuffix("?")
      || !type.contains("->") && type.first != "(" && type.first != "@"
  }

  /// Whether a controller and its children need no arguments, or have defaults.
  private func isComplete(_ controller: ID<Controller>) -> Bool {
    plan.containment.shown(by: controller).allSatisfy {
      RelationshipArguments.isComplete([], for: $0, graph)
    }
  }

  /// Whether a controller is made together with one in a storyboard. Headless UIKit has no storyboards.
  private func needsStoryboard(_ controller: ID<Controller>) -> Bool {
    plan.containment.shown(by: graph.target(of: controller) ?? controller).contains { shown in
      graph.controllers[shown].isPlaceholder
        || graph.controllers[shown].segues.contains { graph.segues[$0].kind == .embed && leadsToStoryboard($0) }
    }
  }

  private func leadsToStoryboard(_ segue: ID<Segue>) -> Bool {
    graph.destination(of: segue).map(needsStoryboard) ?? true
  }

  // MARK: Scenes

  private var scenes: [String] {
    plan.scenes.filter(\.isWired).map { scene in
      let segues = scene.segues.identified.filter(isForCode).map { self.segue($0, of: scene) }
      let taps = Set(scene.segues.all.filter(\.isTriggered).map(condition)).sorted().map { "." + $0 }
      return "RandomRuns.GeneratedApp.Scene(\(StringLiteral.swift(scene.name)), \(scene.wiredClass).self, "
        + "segues: [\(segues.joined(separator: ", "))], taps: [\(taps.joined(separator: ", "))])"
    }
  }

  /// Whether code can perform a segue more than once.
  private func isForCode(_ segue: DistinctSegue) -> Bool {
    guard case .container(let container) = graph.segues[segue.id].trigger else { return true }
    return ContainerEmitter.isSwapped(container, graph)
  }

  private func segue(_ segue: DistinctSegue, of scene: ScenePlan) -> String {
    var arguments = [StringLiteral.swift(segue.identifier ?? ""), "." + condition(segue)]
    if case .caller(let parameters) = segue.supply {
      let values = Self.values(for: parameters) + ["sender: $1"]
      arguments.append(
        "values: { ($0 as? \(scene.wiredClass))?.\(scene.accessor).\(GeneratedNames.perform(segue.method))"
          + "(\(values.joined(separator: ", "))) }")
    }
    return "RandomRuns.GeneratedApp.Segue(\(arguments.joined(separator: ", ")))"
  }

  /// Where UIKit allows a segue. A push needs a navigation controller, and UIKit does not push its own containers.
  private func condition(_ segue: DistinctSegue) -> String {
    if segue.kind != .unwind, leadsToStoryboard(segue.id) { return "nowhere" }
    switch (segue.kind, graph.controllers[segue.destination].container) {
    case (.push, _): return "insideNavigation"
    case (.show, .navigation), (.show, .tabs), (.show, .split): return "outsideNavigation"
    default: return "anywhere"
    }
  }
}

import SceneDiagnostics
import SceneSyntax
import SceneTestSupport

@testable import SceneCompiler

/// The Swift by which fault runs get to know what was generated: what an app can begin with, and what can be asked of it.
struct WiringSource {
  private let name: String
  private let plan: ModulePlan
  private var graph: SceneGraph { plan.graph }

  init(_ fixture: Fixture) {
    var log = DiagnosticLog()
    name = fixture.name
    plan = ModulePlan(Resolver.resolve(fixture.scenes.map { DocumentReader.read($0, &log) }, &log))
  }

  /// The Swift; nil where nothing can be made without values that only an author has.
  var swift: String? {
    let entries = self.entries
    guard !entries.isEmpty else { return nil }
    return """
      import FaultRuns
      import UIKit

      @MainActor public let wiring = FaultRuns.Wiring(
        \(StringLiteral.swift(name)),
        entries: [
      \(entries.map { "    \($0),\n" }.joined())  ],
        scenes: [
      \(scenes.map { "    \($0),\n" }.joined())  ])

      """
  }

  // MARK: Entries

  /// The initial controllers, or all that can be made where there are none.
  private var entries: [String] {
    let initial = graph.files.indices.compactMap { file -> String? in
      guard let start = graph.files[file].initial, !needsStoryboard(start) else { return nil }
      return entry(start, plan.enumerations[file] + ".instantiateInitialViewController()")
    }
    guard initial.isEmpty else { return initial }
    return graph.controllerIDs.filter { !graph.controllers[$0].isPlaceholder && isComplete($0) && !needsStoryboard($0) }
      .map { entry($0, "\(plan.enumeration(of: $0)).\(GeneratedNames.instantiate(plan.scene($0).name))()") }
  }

  private func entry(_ controller: ID<Controller>, _ call: String) -> String {
    "FaultRuns.Wiring.Entry(\(StringLiteral.swift(plan.scene(controller).name))) { \(call) }"
  }

  /// Whether a controller and what it is made with need nothing, or say themselves what they take instead.
  private func isComplete(_ controller: ID<Controller>) -> Bool {
    Contents.shown(by: controller, graph).allSatisfy { RelationshipArguments.isComplete([], for: $0, graph) }
  }

  /// Whether something is made together with a controller that is in a storyboard, of which there are none here.
  private func needsStoryboard(_ controller: ID<Controller>) -> Bool {
    Contents.shown(by: graph.target(of: controller) ?? controller, graph).contains { shown in
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
      let segues = scene.segues.identified.filter(isForCode).map {
        "FaultRuns.Wiring.Segue(\(StringLiteral.swift($0.identifier ?? "")), .\(condition($0)))"
      }
      let taps = Set(scene.segues.plans.filter(\.isTriggered).map(condition)).sorted().map { "." + $0 }
      return "FaultRuns.Wiring.Scene(\(StringLiteral.swift(scene.name)), \(scene.sceneType).Controller.self, "
        + "segues: [\(segues.joined(separator: ", "))], taps: [\(taps.joined(separator: ", "))])"
    }
  }

  /// Whether code can perform a segue more than once and without giving values.
  private func isForCode(_ segue: SeguePlan) -> Bool {
    if case .caller = segue.supply { return false }
    guard case .container(let container) = graph.segues[segue.id].trigger else { return true }
    return ContainerEmitter.isSwapped(container, graph)
  }

  /// Where UIKit lets a segue be performed: it has nothing to push onto outside of a navigation controller, and will not
  /// have one container of its own pushed onto another.
  private func condition(_ segue: SeguePlan) -> String {
    if segue.kind != .unwind, leadsToStoryboard(segue.id) { return "nowhere" }
    switch (segue.kind, graph.controllers[segue.destination].container) {
    case (.push, _): return "insideNavigation"
    case (.show, .navigation), (.show, .tabs), (.show, .split): return "outsideNavigation"
    default: return "anywhere"
    }
  }
}

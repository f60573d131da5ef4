import SceneCatalog

/// Writes the key commands of a scene.
struct KeyCommandEmitter {
  private let scene: ScenePlan
  private let plan: ModulePlan

  init(_ scene: ScenePlan, _ plan: ModulePlan) {
    self.scene = scene
    self.plan = plan
  }

  private var commands: [ID<SceneObject>] { plan.graph.controllers[scene.id].keyCommands }

  /// The name of the method that UIKit calls for the commands of a scene, unlike those of other scenes: the controllers
  /// of several may be in the chain of responders.
  static func selector(_ scene: ScenePlan) -> String { "perform" + scene.wiredClass + "KeyCommand:" }

  /// Whether something of the scene itself performs a command.
  var hasCommands: Bool { commands.contains { !isForFirstResponder(plan.graph.objects[$0]) } }

  /// Adds the commands to the controller.
  func emit(into text: inout SwiftText) {
    for id in commands {
      let object = plan.graph.objects[id]
      let variable = plan.variable(id)
      text.gap()
      make(object, variable, into: &text)
      for attribute in object.attributes {
        AttributeEmitter.emit(attribute, of: variable, in: plan.bundle(of: scene.id), into: &text)
      }
      text.line("controller.addKeyCommand(\(variable))")
    }
  }

  private func isForFirstResponder(_ object: SceneObject) -> Bool {
    if case .firstResponder? = object.actions.first?.destination { object.segues.isEmpty } else { false }
  }

  private func make(_ object: SceneObject, _ variable: String, into text: inout SwiftText) {
    let bundle = plan.bundle(of: scene.id)
    let input = "input: " + (object.attribute(.keyInput)?.value.swift(in: bundle).text ?? "\"\"")
    let flags = "modifierFlags: " + (object.attribute(.modifierFlags)?.value.swift(in: bundle).text ?? "[]")
    if isForFirstResponder(object), let action = object.actions.first {
      return text.call("let \(variable) = UIKeyCommand", [input, flags, "action: " + action.selector.objectiveC])
    }
    text.use(.keyCommands)
    let action = DeferredAction(object, plan.tree(of: scene.id), plan)
    let closure = action.closure("command", segueSender: "command")
    text.located(at: action.location) { $0.call("let \(variable) = keyCommands.make", [input, flags], closure) }
  }
}

import SceneCatalog

/// Writes what happens when a control is used: its actions and its segues.
enum ActionEmitter {
  /// Adds the actions and segues of a control.
  static func emit(
    _ id: ID<SceneObject>, _ variable: String, _ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let object = plan.graph.objects[id]
    guard let event = object.kind.primaryEvent else { return }
    for action in object.actions {
      let body = call(action, of: id, variable, plan)
      addAction(to: variable, "[" + body.captures + "] _ in", body.code, for: action.event?.text ?? event, &text)
    }
    for segue in object.segues {
      guard let planned = scene.segues[segue] else { continue }
      let call = "self?." + SegueEmitter.trigger(planned, "$0.sender")
      addAction(to: variable, "[weak self] in", call, for: event, &text)
    }
  }

  private static func addAction(
    to variable: String, _ captures: String, _ code: String, for event: String, _ text: inout SwiftText
  ) {
    text.call(variable + ".addAction", ["UIAction { " + captures + " " + code + " }", "for: ." + event])
  }

  /// The call of an action's method, and what a closure has to capture for it.
  private static func call(
    _ action: Action, of id: ID<SceneObject>, _ sender: String, _ plan: ModulePlan
  ) -> (captures: String, code: String) {
    guard let selector = Selector(action.selector.text) else { return ("", "") }
    let captured = selector.label == nil ? "" : ", unowned " + sender
    guard case .object(let receiver)? = action.destination else {
      return ("weak controller" + captured, "controller?." + selector.call(with: sender))
    }
    let variable = plan.variable(receiver)
    if receiver == id {
      return ("weak " + variable, "if let \(variable) { \(variable).\(selector.call(with: sender)) }")
    }
    // What stands further down has no variable yet.
    if receiver.index > id.index { return ("weak self" + captured, "self?.\(variable).\(selector.call(with: sender))") }
    return ("weak " + variable + captured, variable + "?." + selector.call(with: sender))
  }
}

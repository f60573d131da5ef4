import SceneCatalog

/// Writes what happens when a control is used: its actions and its segues.
enum ActionEmitter {
  /// Adds the actions and segues of a control.
  static func emit(
    _ object: SceneObject, _ variable: String, _ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    guard let event = object.kind.primaryEvent else { return }
    for action in object.actions {
      let body = call(action, sender: variable, plan)
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
  static func call(_ action: Action, sender: String, _ plan: ModulePlan) -> (captures: String, code: String) {
    guard let selector = Selector(action.selector.text) else { return ("", "") }
    var receiver = "controller"
    if case .object(let id)? = action.destination { receiver = plan.variable(id) }
    let takesSender = selector.label != nil && receiver != sender
    let captures = "weak \(receiver)" + (takesSender ? ", unowned \(sender)" : "")
    let argument = receiver == sender ? "$0" : sender
    return (captures, "\(receiver)?.\(selector.call(with: argument))")
  }
}

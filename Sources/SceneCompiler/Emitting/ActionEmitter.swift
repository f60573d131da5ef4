import SceneCatalog

/// Writes what happens when a control is used: its actions and its segues.
enum ActionEmitter {
  /// Adds the actions and segues of a control or a gesture recogniser.
  static func emit(
    _ id: ID<SceneObject>, _ variable: String, _ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let object = plan.graph.objects[id]
    switch object.kind.trigger {
    case .controlEvent(let event): emitControl(id, event, variable, scene, plan, into: &text)
    case .gesture: emitGesture(id, variable, scene, plan, into: &text)
    case .tap, .selection, .key, .choice, nil: break
    }
  }

  private static func emitControl(
    _ id: ID<SceneObject>, _ event: String, _ variable: String, _ scene: TreePlan, _ plan: ModulePlan,
    into text: inout SwiftText
  ) {
    let object = plan.graph.objects[id]
    for action in object.actions {
      let event = action.event?.text ?? event
      text.located(at: plan.location(of: action.name.range, in: scene.id)) { text in
        if let made = made(action, of: id, variable, scene, plan) {
          text.use(.actions)
          return text.call(variable + ".addAction", [made, "for: ." + event])
        }
        let body = call(action, of: id, variable, scene, plan)
        addAction(to: variable, SwiftClosure("[" + body.captures + "] _ in", body.code), for: event, &text)
      }
    }
    for segue in object.segues {
      guard let planned = scene.segues[segue] else { continue }
      if let action = SegueEmitter.action(planned) {
        text.call(variable + ".addAction", [action, "for: ." + event])
      } else {
        addAction(to: variable, SegueEmitter.trigger(planned, sender: "$0.sender"), for: event, &text)
      }
    }
  }

  /// The expression that makes the action of a control: the object whose method it calls, and the call; nil where the chain
  /// of responders looks for the object.
  private static func made(
    _ action: Action, of id: ID<SceneObject>, _ sender: String, _ scene: TreePlan, _ plan: ModulePlan
  ) -> String? {
    if case .firstResponder? = action.destination { return nil }
    let (captured, path) = receiver(of: action, firedBy: id, scene, plan)
    let target = "$0" + path
    guard action.selector.label != nil, captured != sender else {
      return "SceneActions.call(\(captured)) { \(target).\(action.selector.call(with: "$0")) }"
    }
    return "SceneActions.call(\(captured), with: \(sender)) { \(target).\(action.selector.call(with: "$1")) }"
  }

  /// What an item of a bar that is among views does when it is tapped, if it does something.
  static func tap(_ id: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan) -> TapAction? {
    let object = plan.graph.objects[id]
    if let segue = object.segues.first.flatMap({ scene.segues[$0] }) { return TapAction(segue, of: "controller") }
    guard let action = object.actions.first else { return nil }
    if case .firstResponder? = action.destination { return nil }
    let (captured, path) = receiver(of: action, firedBy: id, scene, plan)
    let call = captured + path + "." + action.selector.call(with: "item")
    guard action.selector.label != nil else {
      return TapAction(SwiftClosure("[weak \(captured)] _ in", .raw("if let \(captured) { \(call) }")))
    }
    let statement = "if let \(captured), let item = $0.sender as? \(object.typeName) { \(call) }"
    return TapAction(SwiftClosure("[weak \(captured)] in", .raw(statement)), isOnLines: true)
  }

  /// What selecting a cell performs, and where that comes from; nil where the cell has neither a segue nor an action.
  static func selection(
    of cell: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan
  ) -> (closure: SwiftClosure, location: String?)? {
    let object = plan.graph.objects[cell]
    if let segue = selected(by: object, plan).flatMap({ scene.segues[$0] }) {
      return (SegueEmitter.trigger(segue, sender: "$0"), nil)
    }
    guard let action = object.actions.first else { return nil }
    let body = call(action, of: cell, plan.variable(cell), scene, plan)
    return (SwiftClosure("[" + body.captures + "] _ in", body.code), plan.location(of: action.name.range, in: scene.id))
  }

  /// What selecting a cell of a prototype performs, as for a cell that the scene holds. What is in the cell has no
  /// variables where the list is made.
  static func selection(
    ofPrototype cell: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan
  ) -> (closure: SwiftClosure, location: String?)? {
    let object = plan.graph.objects[cell]
    if let segue = selected(by: object, plan).flatMap({ scene.segues[$0] }) {
      return (SegueEmitter.trigger(segue, sender: "$0"), nil)
    }
    guard let action = object.actions.first, let type = plan.prototype(object.tree)?.type else { return nil }
    let location = plan.location(of: action.name.range, in: scene.id)
    let call = action.selector.call(with: "cell")
    let binding = "let cell = cell as? " + type
    switch action.destination {
    case .firstResponder?:
      let arguments = [action.selector.objectiveC, "to: nil", "for: nil"]
      return (SwiftClosure("cell in", .call("(cell as? \(type))?.sendAction", arguments)), location)
    case .object(cell)?: return (SwiftClosure("cell in", .raw("if \(binding) { cell.\(call) }")), location)
    case .object?, .results?: return nil
    case .controller?, nil:
      guard action.selector.label != nil else {
        return (SwiftClosure("[weak controller] _ in", .raw("if let controller { controller.\(call) }")), location)
      }
      let statement = "if let controller, \(binding) { controller.\(call) }"
      return (SwiftClosure("[weak controller] cell in", .raw(statement)), location)
    }
  }

  /// The segue that selecting a cell performs. Only a cell of a table has an accessory, which can perform another.
  private static func selected(by cell: SceneObject, _ plan: ModulePlan) -> ID<Segue>? {
    cell.segues.first { cell.kind.role != .tableCell || plan.graph.segues[$0][.trigger] != .accessoryAction }
  }

  private static func addAction(
    to variable: String, _ closure: SwiftClosure, for event: String, _ text: inout SwiftText
  ) {
    let action = "UIAction " + (text.fits("  UIAction \(closure.line),") ? closure.line : closure.lines)
    text.call(variable + ".addAction", [action, "for: ." + event])
  }

  private static func emitGesture(
    _ id: ID<SceneObject>, _ variable: String, _ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let object = plan.graph.objects[id]
    if !(object.actions.isEmpty && object.segues.isEmpty) { text.use(.gestures) }
    for action in object.actions {
      let body = call(action, of: id, variable, scene, plan)
      let closure = SwiftClosure("[" + body.captures + "] _ in", body.code)
      text.located(at: plan.location(of: action.name.range, in: scene.id)) {
        $0.call("SceneGesture.addAction", ["to: " + variable], closure)
      }
    }
    for segue in object.segues {
      guard let planned = scene.segues[segue] else { continue }
      let closure = SegueEmitter.trigger(planned, sender: "$0")
      text.call("SceneGesture.addSegue", ["to: " + variable], closure)
    }
  }

  /// The call of an action's method, and what the closure around it captures.
  ///
  /// `if let` and not `controller?.save()`: of a method that does not exist, Swift then says that the class has no such
  /// member.
  private static func call(
    _ action: Action, of id: ID<SceneObject>, _ sender: String, _ scene: TreePlan, _ plan: ModulePlan
  ) -> (captures: String, code: SwiftExpression) {
    if case .firstResponder? = action.destination {
      let arguments = [action.selector.objectiveC, "to: nil", "for: nil"]
      return ("weak " + sender, .call(sender + "?.sendAction", arguments))
    }
    let (captured, path) = receiver(of: action, firedBy: id, scene, plan)
    let isSenderCaptured = action.selector.label != nil && captured != sender
    let weak = isSenderCaptured ? [captured, sender] : [captured]
    let bindings = weak.map { "let " + $0 }.joined(separator: ", ")
    return (
      weak.map { "weak " + $0 }.joined(separator: ", "),
      .raw("if \(bindings) { \(captured)\(path).\(action.selector.call(with: sender)) }")
    )
  }

  /// The object whose method an action calls: what a closure captures to reach it, and the path to it from there.
  private static func receiver(
    of action: Action, firedBy id: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan
  ) -> (captured: String, path: String) {
    guard case .object(let receiver)? = action.destination else { return (scene.receiver ?? "controller", "") }
    let variable = plan.variable(receiver)
    // What stands further down has no variable yet.
    return scene.isScene && receiver.index > id.index ? ("self", "." + variable) : (variable, "")
  }
}
